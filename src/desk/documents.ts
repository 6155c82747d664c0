/** What the desk keeps in the database. Only staff reads it. */
import type { GameId } from '../games/definitions.ts';
import type { Listing } from '../published/listing.ts';
import type { EntryDecision, ReportReason } from './callables.ts';
import type { ChangeKind } from './changes.ts';

/** `staff/{uid}`: written by `npm run staff` beside the claim, and gone with it at once. */
export const staffPath = (uid: string): string => `staff/${uid}`;

/** `audit/{key}`: an `AuditDocument` for whatever was changed, in the same transaction. `at` is a timestamp. */
export const AUDIT = 'audit';

/**
 * The name of a change's document: one for each revision, so that none is written twice. What was decided
 * about results has names made by chance.
 */
export const auditKey = (game: GameId, id: string, revision: number): string =>
  `${game}~${id}~${revision}`;

/** So many changes of one puzzle are read at once. */
export const MOST_CHANGES = 20;

/** Of any of these documents no more than so many are read at once. */
export const MOST_READ = 200;

export interface AuditDocument {
  readonly uid: string;
  readonly email: string;
  readonly game: GameId;
  /** The puzzle's id, or the board's for what was decided about a result. */
  readonly id: string;
  readonly kind: ChangeKind | 'accept' | 'refuse' | EntryDecision;
  readonly reason: string;
  readonly note: string;
  /** As it was, null for the first change of a puzzle; and as it is since. Absent for results. */
  readonly before?: Listing | null;
  readonly after?: Listing;
  /** Whose result it was. */
  readonly player?: string;
  /** The player's leaderboard name then, of an entry that was taken off or put back. */
  readonly playerName?: string;
}

/** The version that a change has given out again, which was there before; null for every other change. */
export function versionAgain({
  kind,
  before,
  after,
}: Pick<AuditDocument, 'kind' | 'before' | 'after'>): number | null {
  if ((kind !== 'publish' && kind !== 'correct') || after === undefined) return null;
  return after.hashes.length === (before?.hashes.length ?? 1) ? after.version : null;
}

/**
 * `drafts/{game}~{id}~{uid}`: every editor has a draft of their own of a puzzle, so nobody writes over
 * anybody's. Written by the pages themselves, under the rules.
 */
export const DRAFTS = 'drafts';
export const draftPath = (game: GameId, id: string, uid: string): string =>
  `${DRAFTS}/${game}~${id}~${uid}`;

/** In characters: the rules take no more. */
export const MAX_DRAFT = { puzzle: 60_000, plays: 20_000, note: 2_000 } as const;

/** With `at`, a timestamp of the last save. */
export interface DraftDocument {
  readonly uid: string;
  readonly email: string;
  readonly game: GameId;
  readonly id: string;
  /** The puzzle as it stands in a pack, as JSON; boards that are not finished are `null`. At most 60,000 characters. */
  readonly puzzle: string;
  /** `Listing.revision` that it was begun from. */
  readonly base: number;
  readonly note: string;
  /** How test plays of it went, as JSON: `TestPlay[]`. At most 20,000 characters. */
  readonly plays: string;
  /** One more than before with every save: the other device of the same editor is told by it. */
  readonly revision: number;
}

export interface TestPlay {
  /** Of the draft that was played. */
  readonly hash: string;
  /**
   * By board: its hash (`boardHashes` in testPlays.ts) where it was played to its end, else null. Plays of
   * before this was written down are without it.
   */
  readonly boards?: readonly (string | null)[];
  /** Epoch ms. */
  readonly at: number;
  readonly email: string;
  /** By board, in ms, without what hints cost. */
  readonly times: readonly number[];
  readonly hints: readonly number[];
  readonly finished: boolean;
  readonly note: string;
}

/** `reports/{game}~{id}~{version}~{key}`: a `ReportDocument`; `at` is a timestamp. Written by `reportPuzzle`. */
export const REPORTS = 'reports';

/** Of one version of a puzzle so many that nobody has dealt with are kept; the next ones only count. */
export const MOST_REPORTS = 50;

/** Over all puzzles no more are kept in a day. */
export const MOST_REPORTS_A_DAY = 1_000;

/** Of one puzzle no more are kept in a day, so that a few cannot use up the room of all; the next ones only count. */
export const MOST_REPORTS_OF_A_PUZZLE = 20;

/**
 * `limits/reports`: `{ day, kept, of }`, how many were kept on that day, and of which puzzle
 * (`{game}~{id}`). The functions alone read it.
 */
export const REPORTS_LIMIT = 'limits/reports';

/** No more calls of `reportPuzzle` are looked at in a day, whatever is in them. */
export const MOST_REPORT_CALLS_A_DAY = 100_000;

/** See functions/src/desk/dayRoom.ts. */
export const REPORT_CALLS_LIMIT = 'limits/reportCalls';

/** No more puzzles are asked to be counted in a day: five times what a million players tell of. */
export const MOST_COUNTS_A_DAY = 5_000_000;

/** See functions/src/desk/dayRoom.ts. */
export const TALLIES_LIMIT = 'limits/tallies';

/** The key of the document that counts those of a version that were not kept (`ReportDocument.more`). */
export const overflowKey = (game: GameId, id: string, version: number): string =>
  `${game}~${id}~${version}~more`;

export interface ReportDocument {
  readonly game: GameId;
  readonly id: string;
  readonly version: number;
  readonly reason: ReportReason;
  readonly text: string;
  /** Whether somebody of the staff has dealt with it. */
  readonly settled: boolean;
  /** It is no report, but stands for so many that were not kept. */
  readonly more?: number;
}

/**
 * `tallyKeys/{key}`: that a call of `countPuzzles` was counted, and nothing else. `until` is a timestamp,
 * at which Firestore removes it (firestore.indexes.json). Nobody reads it but the functions.
 */
export const TALLY_KEYS = 'tallyKeys';
