/**
 * Sends players' reports about puzzles and, if they have agreed to be counted, tallies of plays.
 * Always loaded lazily.
 */
import { initializeApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import type {
  CountPuzzlesReply,
  CountPuzzlesRequest,
  ReportPuzzleReply,
  ReportPuzzleRequest,
} from '../feedback/callables.ts';
import { REGION } from '../sync/callables.ts';
import { type Connection, call } from './app.ts';
import { callErrorOf } from './callError.ts';
import type { FirebaseConfig } from './config.ts';
import { EMULATOR_HOST, EMULATOR_PORTS } from './emulators.ts';

/**
 * Sends a report. Rejects only with a `ServerError`. Sending the same report again changes nothing.
 */
export async function sendReport(
  connection: Connection,
  report: ReportPuzzleRequest,
): Promise<ReportPuzzleReply> {
  try {
    const name = 'reportPuzzle';
    return await call<ReportPuzzleRequest, ReportPuzzleReply>(connection, name, report);
  } catch (error) {
    throw callErrorOf(error);
  }
}

/** Sends a tally. Rejects like `sendReport`. A repeated call with the same request counts once. */
export async function sendCounts(
  config: FirebaseConfig,
  request: CountPuzzlesRequest,
): Promise<CountPuzzlesReply> {
  // A separate app without a session: the call cannot identify the player.
  const functions = getFunctions(initializeApp(config, 'tally'), REGION);
  if (config.projectId.startsWith('demo-')) {
    connectFunctionsEmulator(functions, EMULATOR_HOST, EMULATOR_PORTS.functions);
  }
  try {
    return await call<CountPuzzlesRequest, CountPuzzlesReply>(
      { functions },
      'countPuzzles',
      request,
    );
  } catch (error) {
    throw callErrorOf(error);
  }
}
