/** Sending what a player says is wrong with a puzzle. Always loaded lazily. */
import type { ReportPuzzleReply, ReportPuzzleRequest } from '../desk/callables.ts';
import { type Connection, call } from './app.ts';
import { callErrorOf } from './callError.ts';

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
