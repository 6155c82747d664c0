/** Sends players' reports about puzzles and errors. Always loaded lazily. */
import type {
  ReportErrorReply,
  ReportErrorRequest,
  ReportPuzzleReply,
  ReportPuzzleRequest,
} from '../protocol/reportCallables.ts';
import { functionsAddress, makeCall } from './callables.ts';
import type { FirebaseConfig } from './config.ts';

/**
 * Sends a report without the player's session, so that it names no player. Rejects only with a
 * `ServerError`. Sending the same report again changes nothing.
 */
export const sendReport = ({ projectId }: FirebaseConfig, report: ReportPuzzleRequest) =>
  makeCall(functionsAddress(projectId))<ReportPuzzleRequest, ReportPuzzleReply>(
    'reportPuzzle',
    report,
  );

/** Sends an error report without the player's session. Rejects and repeats like `sendReport`. */
export const sendError = ({ projectId }: FirebaseConfig, request: ReportErrorRequest) =>
  makeCall(functionsAddress(projectId))<ReportErrorRequest, ReportErrorReply>(
    'reportError',
    request,
  );
