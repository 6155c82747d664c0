/** The desk's documents in the database. Readable by staff only, unless noted. */
import type { GameId } from '../games/definitions.ts';
import type { ChangeKind } from './changes.ts';
import type { EntryDecision } from './deskCallables.ts';
import type { Listing } from './listing.ts';
import type { ReportErrorRequest, ReportReason } from './reportCallables.ts';

/** `staff/{uid}`: written and removed by `npm run staff` along with the account's `staff` claim. */
export const staffPath = (uid: string): string => `staff/${uid}`;

/**
 * `audit/{key}`: an `AuditDocument` for each change by the desk, written in the change's
 * transaction. Its field `at` is a timestamp.
 */
export const AUDIT = 'audit';

/**
 * Document key of a puzzle's change: one for each revision of the listing, so that no change is
 * written twice. Decisions about results have random keys.
 */
export const auditKey = (game: GameId, id: string, revision: number): string =>
  `${game}~${id}~${revision}`;

/** Limit of changes of one puzzle read at once. */
export const MOST_CHANGES = 20;

/** Limit of documents that one query of the desk reads. */
export const MOST_READ = 200;

export interface AuditDocument {
  readonly uid: string;
  readonly email: string;
  readonly game: GameId;
  /** The puzzle's id; the leaderboard's (`boardIdOf`) for a decision about a result. */
  readonly id: string;
  readonly kind: ChangeKind | 'accept' | 'refuse' | EntryDecision;
  readonly reason: string;
  readonly note: string;
  /**
   * Listing before and after the change; `before` is null for a puzzle's first change. Both fields
   * are absent for decisions about results.
   */
  readonly before?: Listing | null;
  readonly after?: Listing;
  /** The result's player. */
  readonly player?: string;
  /** The player's leaderboard name at that time, where one was known. */
  readonly playerName?: string;
}

/**
 * The number of the earlier puzzle version that a change has published again; null for every other
 * change.
 */
export function versionAgain({
  kind,
  before,
  after,
}: Pick<AuditDocument, 'kind' | 'before' | 'after'>): number | null {
  if ((kind !== 'publish' && kind !== 'correct') || after === undefined) return null;
  return after.hashes.length === (before?.hashes.length ?? 1) ? after.version : null;
}

/** Longest texts from an editor, in characters. */
export const MAX_TEXT = { puzzle: 60_000, note: 2_000 } as const;

/**
 * `reports/{game}~{id}~{version}~{key}`: a `ReportDocument`; `at` is a timestamp. Written by
 * `reportPuzzle`.
 */
export const REPORTS = 'reports';

/** Limit of unsettled reports kept for one version of a puzzle; further ones are only counted. */
export const MOST_REPORTS = 50;

/** Daily limit of reports kept over all puzzles. */
export const MOST_REPORTS_A_DAY = 1_000;

/**
 * Daily limit of reports kept for one puzzle, so that one puzzle cannot use up the limit for all
 * puzzles; further reports are only counted.
 */
export const MOST_REPORTS_OF_A_PUZZLE = 20;

/**
 * `limits/reports`: `{ day, kept, of }`: the number of reports kept on that day, in all and by
 * puzzle (`{game}~{id}`). Read by the functions alone.
 */
export const REPORTS_LIMIT = 'limits/reports';

/** Daily limit of `reportPuzzle` calls processed, whatever they contain. */
export const MOST_REPORT_CALLS_A_DAY = 100_000;

/** Document of the daily quota of `reportPuzzle` (functions/src/dayRoom.ts). */
export const REPORT_CALLS_LIMIT = 'limits/reportCalls';

/**
 * Key of the document that counts a puzzle version's reports that were not kept
 * (`ReportDocument.more`).
 */
export const overflowKey = (game: GameId, id: string, version: number): string =>
  `${game}~${id}~${version}~more`;

export interface ReportDocument {
  readonly game: GameId;
  readonly id: string;
  readonly version: number;
  readonly reason: ReportReason;
  readonly text: string;
  /** Whether staff has dealt with it. */
  readonly settled: boolean;
  /** Number of reports that were not kept; a document with this field is no report itself. */
  readonly more?: number;
}

/**
 * `errors/{key}`: an `ErrorDocument`; `at` is a timestamp, and `until` the one at which Firestore
 * deletes it. Written by `reportError`.
 */
export const ERRORS = 'errors';

/** Days for which a reported error is kept. */
export const ERROR_DAYS = 90;

/** Daily limit of error reports kept, over all and for one file. */
export const MOST_ERRORS_A_DAY = 500;
export const MOST_ERRORS_OF_A_FILE = 20;

/** `limits/errors`: `{ day, kept, of }`, by a hash of the file. Read by the functions alone. */
export const ERRORS_LIMIT = 'limits/errors';

/** Daily limit of `reportError` calls processed, and the document of their quota. */
export const MOST_ERROR_CALLS_A_DAY = 20_000;
export const ERROR_CALLS_LIMIT = 'limits/errorCalls';

export interface ErrorDocument extends Omit<ReportErrorRequest, 'key'> {
  /** The stack's frames in our sources, as `file:line:column (name)`; empty without source maps. */
  readonly frames: readonly string[];
  /** First frame in our own sources, else the first line of the stack: reports of one fault share it. */
  readonly place: string;
  /** Whether staff has dealt with it. */
  readonly settled: boolean;
}

/** The file of a place such as `src/main.tsx:4:19 (start)`: a caller can invent the columns. */
export const fileOf = (place: string): string => place.replace(/:\d+:\d+(?: \(.*\))?$/, '');
