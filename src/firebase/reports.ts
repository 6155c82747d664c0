/**
 * Sends players' reports about puzzles and errors, and, if they have agreed to be counted, tallies of plays.
 * Always loaded lazily.
 */
import type {
  CountPuzzlesReply,
  CountPuzzlesRequest,
  ReportErrorReply,
  ReportErrorRequest,
  ReportPuzzleReply,
  ReportPuzzleRequest,
} from '../feedback/callables.ts';
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

/**
 * Sends a tally without the player's session. Rejects like `sendReport`. A repeated call with the same
 * request counts once.
 */
export const sendCounts = ({ projectId }: FirebaseConfig, request: CountPuzzlesRequest) =>
  makeCall(functionsAddress(projectId))<CountPuzzlesRequest, CountPuzzlesReply>(
    'countPuzzles',
    request,
  );

/** Sends an error report without the player's session. Rejects and repeats like `sendReport`. */
export const sendError = ({ projectId }: FirebaseConfig, request: ReportErrorRequest) =>
  makeCall(functionsAddress(projectId))<ReportErrorRequest, ReportErrorReply>(
    'reportError',
    request,
  );
