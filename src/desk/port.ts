/** The server as seen by the desk's pages. Implemented in src/firebase/desk.ts. */
import type { GameId } from '../games/definitions.ts';
import type {
  ChangePuzzleReply,
  ChangePuzzleRequest,
  DecideEntryReply,
  DecideEntryRequest,
  DecideHeldReply,
  DecideHeldRequest,
} from '../protocol/deskCallables.ts';
import type { AuditDocument, ErrorDocument, ReportDocument } from '../protocol/deskDocuments.ts';
import type { HealthDocument } from '../protocol/health.ts';
import type { ListedVerdict } from '../protocol/leaderboard.ts';
import type { LeaderboardInfo } from '../protocol/leaderboardInfo.ts';
import type { Listing, PublishedIndex } from '../protocol/listing.ts';

/**
 * The user of the desk's pages. The server decides about every request: a revoked token stays valid
 * for up to an hour.
 */
export type Visitor =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'not-staff'; readonly email: string | null }
  | { readonly kind: 'staff'; readonly uid: string; readonly email: string };

/** A document with the fields that the server adds: its key, and `at` in epoch ms. */
export type Dated<Document> = Document & { readonly key: string; readonly at: number };

/** A result that waits for a decision by staff. */
export interface HeldResult {
  readonly game: GameId;
  /** `boardIdOf`. */
  readonly board: string;
  readonly player: string;
  readonly rank: number;
  /** The reason for holding the result, as a sentence. */
  readonly reason: string;
  /** The log as JSON (src/play/log.ts). */
  readonly log: string;
  /** The player's leaderboard name and avatar; null where they cannot be shown. */
  readonly info: LeaderboardInfo | null;
  /** The account whose leaderboard entry has the same moves. */
  readonly sameAs?: string;
}

/** The log behind an entry among a board's best. */
export interface BestPlay {
  readonly game: GameId;
  /** `boardIdOf`. */
  readonly board: string;
  readonly player: string;
  /** Leaderboard name; null where it is unknown. */
  readonly name: string | null;
  readonly rank: number;
  /** The entry's place on the leaderboard, from 1; null for an entry that was taken off. */
  readonly place: number | null;
  /** Number of players on the leaderboard. */
  readonly players: number;
  /** The log as JSON (src/play/log.ts); empty where the result came without moves. */
  readonly log: string;
}

export interface BestPlays {
  readonly plays: readonly Dated<BestPlay>[];
  /**
   * `before` for the next call of `readBestPlays`, epoch ms; null where there are no older logs.
   */
  readonly older: number | null;
}

/** An entry on a leaderboard. */
export interface PlayerEntry {
  readonly game: GameId;
  /** `boardIdOf`. */
  readonly board: string;
  readonly rank: number;
  readonly verdict: ListedVerdict;
  readonly info: LeaderboardInfo;
}

/** Limit of a player's entries read at once. */
export const MOST_ENTRIES = 20;

/**
 * Every method rejects with a `ServerError` only; `permission-denied` for users who are not staff.
 */
export interface Desk {
  visitor(): Promise<Visitor>;
  /** The listings of all changed puzzles. */
  readIndex(): Promise<PublishedIndex>;
  /** Any puzzle's listing; null where the desk has not changed the puzzle. */
  readListing(game: GameId, id: string): Promise<Listing | null>;
  /** The puzzle of a version that the desk has published, as JSON; may be anything. */
  readVersion(game: GameId, id: string, version: number): Promise<unknown>;
  /** The entries of the audit log of all games, newest first. */
  readAudit(limit: number): Promise<readonly Dated<AuditDocument>[]>;
  /**
   * A puzzle's changes up to that revision of its listing, newest first, at most `MOST_CHANGES`.
   * Decisions about results are not included.
   */
  readChanges(game: GameId, id: string, revision: number): Promise<readonly Dated<AuditDocument>[]>;
  changePuzzle(change: Omit<ChangePuzzleRequest, 'userId'>): Promise<ChangePuzzleReply>;
  /** Unsettled reports, newest first, at most 200. */
  readReports(): Promise<readonly Dated<ReportDocument>[]>;
  /** @param settled false reopens the report. */
  settleReport(key: string, settled?: boolean): Promise<void>;
  /** The last daily look at the site; null before the first. */
  readHealth(): Promise<HealthDocument | null>;
  /** Unsettled errors that players reported, newest first, at most 200. */
  readErrors(): Promise<readonly Dated<ErrorDocument>[]>;
  /** @param settled false reopens the report. */
  settleError(key: string, settled?: boolean): Promise<void>;
  /** Results that wait for a decision by staff, oldest first, 100 at most. */
  readHeld(): Promise<readonly Dated<HeldResult>[]>;
  /**
   * The best entries of all leaderboards whose logs are kept, newest first: of 200 logs, those
   * still among the best. Without `before`, also the 50 entries taken off last.
   *
   * @param before epoch ms: only logs at or before it, to continue where the last answer ended.
   */
  readBestPlays(before?: number): Promise<BestPlays>;
  decideEntry(decision: Omit<DecideEntryRequest, 'userId'>): Promise<DecideEntryReply>;
  /**
   * A player's entries on all leaderboards, newest first: at most `limit`, and never above
   * `MOST_ENTRIES`.
   */
  readEntries(player: string, limit: number): Promise<readonly Dated<PlayerEntry>[]>;
  /** A player's entry on a leaderboard; null where there is none. */
  readEntry(game: GameId, board: string, player: string): Promise<Dated<PlayerEntry> | null>;
  decideHeld(decision: Omit<DecideHeldRequest, 'userId'>): Promise<DecideHeldReply>;
}
