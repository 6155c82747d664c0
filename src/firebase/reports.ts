/** A report on its way to the desk: from anybody, signed in or not. */
import type { ReportPuzzleReply, ReportPuzzleRequest } from '../desk/callables.ts';
import { call, connect } from './app.ts';
import type { FirebaseConfig } from './config.ts';
import { serverErrorOf } from './serverErrors.ts';

/** Rejects with a `ServerError` and nothing else. */
export async function sendReport(
  config: FirebaseConfig,
  request: ReportPuzzleRequest,
): Promise<ReportPuzzleReply> {
  try {
    return await call<ReportPuzzleRequest, ReportPuzzleReply>(
      connect(config),
      'reportPuzzle',
      request,
    );
  } catch (error) {
    throw serverErrorOf(error);
  }
}
