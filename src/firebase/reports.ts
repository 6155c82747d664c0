/**
 * Sending what players tell of puzzles: what is wrong with one, and, where they agreed, what became of it.
 * Always loaded lazily.
 */
import { initializeApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import type {
  CountPuzzlesReply,
  CountPuzzlesRequest,
  ReportPuzzleReply,
  ReportPuzzleRequest,
} from '../desk/callables.ts';
import { REGION } from '../sync/callables.ts';
import { type Connection, call } from './app.ts';
import { callErrorOf } from './callError.ts';
import type { FirebaseConfig } from './config.ts';
import { EMULATOR_HOST, EMULATOR_PORTS } from './emulators.ts';

/** Rejects with a `ServerError` and nothing else. Sending the same report again is one report. */
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

/** Rejects like `sendReport`. Sending the same call again counts nothing. */
export async function sendCounts(
  config: FirebaseConfig,
  request: CountPuzzlesRequest,
): Promise<CountPuzzlesReply> {
  // An app of its own, in which nobody is signed in: no call can say who it is from.
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
