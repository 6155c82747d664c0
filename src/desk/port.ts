/** What the desk's pages ask of the server. Behind it: src/firebase/desk.ts. */
import type { LeaderboardInfo } from '../account/leaderboardInfo.ts';
import type { GameId } from '../games/definitions.ts';
import type { ListedVerdict } from '../leaderboard/paths.ts';
import type { Listing, PublishedIndex } from '../published/listing.ts';
import type {
  ChangePuzzleReply,
  ChangePuzzleRequest,
  DecideEntryReply,
  DecideEntryRequest,
  DecideHeldReply,
  DecideHeldRequest,
} from './callables.ts';
import type { AuditDocument, DraftDocument, ReportDocument } from './documents.ts';
import type { Figures } from './figures.ts';
import type { Tally } from './tally.ts';

/** Who looks in: asked of the server, for a token is believed for an hour after it is revoked. */
export type Visitor =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'not-staff'; readonly email: string | null }
  | { readonly kind: 'staff'; readonly uid: string; readonly email: string };

/** A document with what the server adds to it. */
export type Dated<Document> = Document & { readonly key: string; readonly at: number };

/** A result that waits for somebody to look at it. */
export interface HeldResult {
  readonly game: GameId;
  /** `boardIdOf`. */
  readonly board: string;
  readonly player: string;
  readonly rank: number;
  /** Why it is held, as a sentence. */
  readonly reason: string;
  /** The log as JSON (src/play/log.ts). */
  readonly log: string;
  /** How others see the player; what was held before that was written down is without it. */
  readonly info?: LeaderboardInfo;
  /** The account whose entry on the board has the same moves. */
  readonly sameAs?: string;
}

/** How one of a board's best came about. */
export interface BestPlay {
  readonly game: GameId;
  /** `boardIdOf`. */
  readonly board: string;
  readonly player: string;
  /** Leaderboard name; null where it is not known. */
  readonly name: string | null;
  readonly rank: number;
  /** From 1; null of an entry that was taken off. */
  readonly place: number | null;
  /** How many stand on the board. */
  readonly players: number;
  /** The log as JSON (src/play/log.ts); empty where no moves came with the result. */
  readonly log: string;
}

export interface BestPlays {
  readonly plays: readonly Dated<BestPlay>[];
  /** Where to go on, epoch ms; null where there are no older logs. */
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

/** So many entries of a player are read at once. */
export const MOST_ENTRIES = 20;

/** Every method rejects with a `ServerError` and nothing else; `permission-denied` for who is not staff. */
export interface Desk {
  visitor(): Promise<Visitor>;
  /** What was changed of puzzles that are to come or not long over (src/published/past.ts). */
  readIndex(): Promise<PublishedIndex>;
  /** Of any puzzle; null where nothing was changed. */
  readListing(game: GameId, id: string): Promise<Listing | null>;
  /** The puzzle of a version that the desk has published, as JSON that may be anything. */
  readVersion(game: GameId, id: string, version: number): Promise<unknown>;
  /** Newest first, of all games. */
  readAudit(limit: number): Promise<readonly Dated<AuditDocument>[]>;
  /**
   * The changes that led to the listing of that revision, newest first, `MOST_CHANGES` at most. What was
   * decided about results is none of them.
   */
  readChanges(game: GameId, id: string, revision: number): Promise<readonly Dated<AuditDocument>[]>;
  /** Everybody's drafts of a game, or of one of its puzzles: newest first, 200 at most. */
  readDrafts(game: GameId, id?: string): Promise<readonly Dated<DraftDocument>[]>;
  /** One editor's draft of a puzzle; null where the server has none. */
  readDraft(
    draft: Pick<DraftDocument, 'game' | 'id' | 'uid'>,
  ): Promise<Dated<DraftDocument> | null>;
  /**
   * Stores the editor's own draft with `revision` one more than the server has, 1 for a new one.
   * False where the server has another revision than that: another device of the editor's was first.
   */
  saveDraft(draft: DraftDocument): Promise<boolean>;
  removeDraft(draft: Pick<DraftDocument, 'game' | 'id' | 'uid'>): Promise<void>;
  changePuzzle(change: Omit<ChangePuzzleRequest, 'userId'>): Promise<ChangePuzzleReply>;
  /**
   * Those that nobody has dealt with, newest first, 200 at most.
   *
   * @param before epoch ms: only those that came no later, to go on where the last answer ended.
   */
  readReports(before?: number): Promise<readonly Dated<ReportDocument>[]>;
  /** @param settled false takes it back. */
  settleReport(key: string, settled?: boolean): Promise<void>;
  /** Oldest first, 100 at most. */
  readHeld(): Promise<readonly Dated<HeldResult>[]>;
  /**
   * What checked plays tell of a version (`boardIdOf`). Left out by desks that know nothing of it.
   */
  readFigures?(game: GameId, board: string): Promise<Figures>;
  /** What players who agreed tell of a version. Left out like that. */
  readTally?(game: GameId, board: string): Promise<Tally>;
  /**
   * The best of all boards whose logs are kept, newest first: of 200 logs those that are still among them.
   * Without `before` the 50 entries that were taken off last as well.
   *
   * @param before epoch ms: only logs that came no later, to go on where the last answer ended.
   */
  readBestPlays(before?: number): Promise<BestPlays>;
  decideEntry(decision: Omit<DecideEntryRequest, 'userId'>): Promise<DecideEntryReply>;
  /** A player's entries over all boards, newest first: `MOST_ENTRIES` at most, whatever the limit. */
  readEntries(player: string, limit: number): Promise<readonly Dated<PlayerEntry>[]>;
  /** A player's entry on a board; null where there is none. */
  readEntry(game: GameId, board: string, player: string): Promise<Dated<PlayerEntry> | null>;
  decideHeld(decision: Omit<DecideHeldRequest, 'userId'>): Promise<DecideHeldReply>;
}
