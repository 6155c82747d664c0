/** The callable functions for players' puzzle reports and play counts. */
import type { GameId } from '../games/definitions.ts';
import { isWhole } from '../lib/reading.ts';

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

/**
 * The outcome of a begun puzzle: finished, won or lost; or given up, with the whole tenths done,
 * from 0 to `LAST_TENTH`.
 */
export type PuzzleOutcome = 'finished' | number;

/** An unfinished puzzle has at most this many tenths done (`Game.progress`). */
export const LAST_TENTH = 9;

/** A puzzle not played for this many days counts as given up. */
export const GIVEN_UP_DAYS = 7;

export function isPuzzleOutcome(value: unknown): value is PuzzleOutcome {
  return value === 'finished' || isWhole(value, 0, LAST_TENTH);
}

/** The outcome of a puzzle begun on a device whose player agreed to be counted. */
export interface PuzzleCount {
  readonly game: GameId;
  readonly id: string;
  /** Hash of the puzzle version played. */
  readonly hash: string;
  readonly outcome: PuzzleOutcome;
}

/** Limit of `CountPuzzlesRequest.puzzles`. */
export const MOST_COUNTS = 30;

/**
 * `countPuzzles`: public, callers are not identified. Unreadable data rejects the whole call with
 * `invalid-argument` and a sentence.
 */
export interface CountPuzzlesRequest {
  /**
   * Random for each call: 20 to 40 letters and digits. A retry with the same key within three
   * months counts nothing again. The server stores the key with its expiry day only.
   */
  readonly key: string;
  /** Each puzzle once, 1 to `MOST_COUNTS`. */
  readonly puzzles: readonly PuzzleCount[];
}

export interface CountPuzzlesReply {
  /**
   * False where the call was counted before, the daily limit is used up, or all puzzles are
   * refused.
   */
  readonly counted: boolean;
  /** The puzzles not counted, with a sentence for each. */
  readonly refused: readonly (Pick<PuzzleCount, 'game' | 'id'> & { readonly message: string })[];
}
