/** The desk's callable functions as both sides know them, and who may call them. */
import type { GameId } from '../games/definitions.ts';
import { isWhole } from '../lib/reading.ts';
import type { Listing } from '../published/listing.ts';
import type { ChangeKind } from './changes.ts';

/**
 * `changePuzzle`. Refused with `permission-denied` for who is not staff, `aborted` when somebody else
 * has changed the puzzle since `revision` (the same change once more is answered as the first time), `invalid-argument` with a sentence for whatever the rules
 * of `nextListing`, the parser or the proof say against it, `deadline-exceeded` when the proof took
 * longer than it may.
 */
export interface ChangePuzzleRequest {
  readonly userId: string;
  readonly game: GameId;
  readonly id: string;
  readonly kind: ChangeKind;
  /** `Listing.revision` as the editor has seen it; 0 where there was no listing. */
  readonly revision: number;
  readonly reason: string;
  /** The puzzle as it stands in a pack, as JSON; for `publish` and `correct`. */
  readonly puzzle?: string;
  /** For the audit log: what the editor wants to remember. Players never see it. */
  readonly note: string;
}

export interface ChangePuzzleReply {
  readonly listing: Listing;
}

/** So many results of one board are refused in a call. */
export const MOST_DECIDED = 50;

/** `decideHeld`: decides all the results that it names, or none of them. */
export interface DecideHeldRequest {
  readonly userId: string;
  readonly game: GameId;
  /** The board: `boardIdOf`. */
  readonly board: string;
  /** Whose result it is. */
  readonly player?: string;
  /** In its place, to refuse several at once: `MOST_DECIDED` at most. */
  readonly players?: readonly string[];
  readonly decision: 'accept' | 'refuse';
  readonly note: string;
}

export interface DecideHeldReply {
  /** False where all of it had been decided before. */
  readonly decided: boolean;
}

export const ENTRY_DECISIONS = ['take-off', 'put-back'] as const;
export type EntryDecision = (typeof ENTRY_DECISIONS)[number];

/** `decideEntry`: about a checked entry of a leaderboard, and one that was taken off. */
export interface DecideEntryRequest {
  readonly userId: string;
  readonly game: GameId;
  /** The board: `boardIdOf`. */
  readonly board: string;
  /** Whose entry it is. */
  readonly player: string;
  readonly decision: EntryDecision;
  /** For the audit log: why. Refused with `invalid-argument` where it is empty. */
  readonly note: string;
}

export interface DecideEntryReply {
  /** False where the entry is there no more, or was taken off or put back already. */
  readonly decided: boolean;
}

/** Why a player thinks that something is wrong. */
export const REPORT_REASONS = [
  'no-solution',
  'several',
  'wrong-fact',
  'too-hard',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const MAX_REPORT = 280;

/** `reportPuzzle`: for everybody, signed in or not. The same key twice is one report. */
export interface ReportPuzzleRequest {
  readonly game: GameId;
  readonly id: string;
  /** Of the version that was played. */
  readonly hash: string;
  readonly reason: ReportReason;
  /** At most `MAX_REPORT` characters. */
  readonly text: string;
  /** Made by chance for this one report: 20 to 40 letters and digits. It tells nobody who it was. */
  readonly key: string;
}

export interface ReportPuzzleReply {
  /** False where as many have reported it as anybody reads, or where a day's reports are full. */
  readonly kept: boolean;
}

/**
 * What became of a puzzle that was begun: finished, won or lost; or given up at so many whole tenths, from 0
 * to `LAST_TENTH`.
 */
export type PuzzleOutcome = 'finished' | number;

/** What is not finished is never wholly done (`Game.progress`). */
export const LAST_TENTH = 9;

/** Who has not played on for so many days has given up. */
export const GIVEN_UP_DAYS = 7;

export function isPuzzleOutcome(value: unknown): value is PuzzleOutcome {
  return value === 'finished' || isWhole(value, 0, LAST_TENTH);
}

/** Of a puzzle that was begun on a device whose player agreed to have it counted. */
export interface PuzzleCount {
  readonly game: GameId;
  readonly id: string;
  /** Of the version that was played. */
  readonly hash: string;
  readonly outcome: PuzzleOutcome;
}

/** So many fit into a call. */
export const MOST_COUNTS = 30;

/**
 * `countPuzzles`: for everybody, and nobody is asked who they are. Refused as a whole with
 * `invalid-argument` and a sentence for what cannot be read.
 */
export interface CountPuzzlesRequest {
  /**
   * Made by chance for this one call: 20 to 40 letters and digits. Sent again, within three months, the
   * call counts nothing a second time; it is kept with nothing beside it.
   */
  readonly key: string;
  /** Each puzzle once, 1 to `MOST_COUNTS`. */
  readonly puzzles: readonly PuzzleCount[];
}

export interface CountPuzzlesReply {
  /** False where all of it had been counted before, or where a day's room is used up. */
  readonly counted: boolean;
  /** What was not counted, with a sentence for each. */
  readonly refused: readonly (Pick<PuzzleCount, 'game' | 'id'> & { readonly message: string })[];
}
