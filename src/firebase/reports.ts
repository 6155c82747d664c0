/** Sending what a player says is wrong with a puzzle. Always loaded lazily. */
import type { ReportPuzzleReply, ReportPuzzleRequest } from '../desk/callables.ts';
import { call, connect } from './app.ts';
import { callErrorOf } from './callError.ts';
import type { FirebaseConfig } from './config.ts';

/**
 * Rejects with a `ServerError` and nothing else. Sending the same report again is one report.
 */
export async function sendReport(
  config: FirebaseConfig,
  report: ReportPuzzleRequest,
): Promise<ReportPuzzleReply> {
  try {
    const name = 'reportPuzzle';
    return await call<ReportPuzzleRequest, ReportPuzzleReply>(connect(config), name, report);
  } catch (error) {
    throw callErrorOf(error);
  }
}
