/** The callable functions for players' reports of puzzles and errors. */
import type { GameId } from '../games/definitions.ts';

/** The reasons that a player can choose for a report. */
export const REPORT_REASONS = [
  'no-solution',
  'several',
  'wrong-fact',
  'too-hard',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const MAX_REPORT = 280;

/** `reportPuzzle`: public, without sign-in. Idempotent by key. */
export interface ReportPuzzleRequest {
  readonly game: GameId;
  readonly id: string;
  /** Hash of the puzzle version played. */
  readonly hash: string;
  readonly reason: ReportReason;
  /** At most `MAX_REPORT` characters. */
  readonly text: string;
  /** Random for each report: 20 to 40 letters and digits. Identifies no player. */
  readonly key: string;
}

export interface ReportPuzzleReply {
  /**
   * False where the puzzle version has as many open reports as are kept, or a daily limit is
   * reached.
   */
  readonly kept: boolean;
}

/** Longest texts of an error report, in characters. */
export const MOST_OF_ERROR = {
  build: 40,
  message: 300,
  path: 200,
  agent: 300,
  stack: 4_000,
} as const;

/** `reportError`: public, without the player's session. Idempotent by key. */
export interface ReportErrorRequest {
  /** Id of the build in which the error happened. */
  readonly build: string;
  /** Status and sentence of the error page. */
  readonly message: string;
  /** Path of the page, without the address's query, and `:code` for the code of a table. */
  readonly path: string;
  /** The browser's name for itself. */
  readonly agent: string;
  /** The error's stack, as the browser has written it. */
  readonly stack: string;
  /** Random for each report: 20 to 40 letters and digits. Identifies no player. */
  readonly key: string;
}

export interface ReportErrorReply {
  /** False where a daily limit is reached. */
  readonly kept: boolean;
}
