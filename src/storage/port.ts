/**
 * The contract of storage on this device. Pages, play shell and sync depend on this only; open.ts
 * chooses the implementation (IndexedDB, memory). Every implementation passes
 * tests/support/storageContract.ts.
 *
 * Ids have the form of the URL; tables.ts makes the keys of the profile maps. Every call is atomic,
 * across tabs too. Writes happen in the order of the calls, awaited or not.
 */

import type { CivilDate } from '../daily/date.ts';
import type { FinalMoves } from '../games/contract/game.ts';
import type { GameId, PuzzleName } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import type { SittingDocument } from '../sittings/document.ts';
import type { Sitting } from '../sittings/merge.ts';
import type {
  Account,
  FinishedPuzzle,
  FinishOutcome,
  FromServer,
  ImportOutcome,
  OutboxChange,
  OutboxRow,
  PlayerData,
  PlayRow,
  ProgressRow,
  ResultRow,
  SentSitting,
  SittingRow,
  UnsentSitting,
} from './entities.ts';
import type { KeptPlay } from './monthOfPlays.ts';

/**
 * Reading methods needed by a page's first frame, implemented by storage and by the snapshot of
 * prefetched entries.
 */
export interface ReadStorage {
  /** All results of a game, in no particular order. */
  readResults(game: GameId): Promise<readonly ResultRow[]>;
  readResult(game: GameId, id: string): Promise<ResultRow | null>;
  /** The saved game of a puzzle, also of one that the player has only viewed. */
  readProgress(game: GameId, id: string): Promise<ProgressRow | null>;
  /** Whether a game of this puzzle is saved that cannot be read. */
  isProgressUnreadable(game: GameId, id: string): Promise<boolean>;
  /** The begun, unfinished games of the given game, or of every game. */
  listProgress(game?: GameId): Promise<readonly ProgressRow[]>;
  readPuzzle(game: GameId, id: string): Promise<Json | null>;
  /** Null while the player has no account. */
  readAccount(): Promise<Account | null>;
  /** A small JSON value by its key (keys.ts); undefined when absent. */
  getMeta(key: string): Promise<Json | undefined>;
}

export interface Storage extends ReadStorage {
  // Results. They are never deleted.

  /**
   * Stores the result, adds it to the outbox and clears the puzzle's progress. An existing complete
   * result never changes: only the progress is cleared. Rejects with a TypeError when the result is
   * not complete.
   */
  finish(finished: FinishedPuzzle): Promise<FinishOutcome>;
  /** The plays that led to those results, without those that this device does not know. */
  readPlays(
    results: readonly Pick<PlayRow, 'game' | 'id' | 'result'>[],
  ): Promise<readonly PlayRow[]>;
  /**
   * Adds a further solution to a complete result, each once. The result is otherwise unchanged, and
   * nothing is sent.
   */
  addWay(game: GameId, id: string, way: FinalMoves): Promise<void>;
  /**
   * Copies the account's data: a complete result replaces any local one, an incomplete result only
   * an incomplete one, and the server decides whether a puzzle was opened too late. Puzzles that are
   * now complete lose their progress. Afterwards the outbox has every result finished here that the
   * server lacks. Returns the number of complete results that were missing here.
   *
   * @param at epoch ms, for new outbox rows.
   */
  takeFromServer(from: FromServer, at: number): Promise<number>;

  // Plays of finished puzzles on their way between the account's devices (src/storage/monthOfPlays.ts).

  /** Plays that the account lacks, wholly or in part. */
  readUnsentPlays(): Promise<readonly KeptPlay[]>;
  /** Notes that the server has these plays, or refuses them for good. */
  markPlaysSent(plays: readonly KeptPlay[]): Promise<void>;
  /** Adds plays that the server has to the results that they led to. */
  takePlays(plays: readonly KeptPlay[]): Promise<void>;
  /** The complete results, of puzzles released since that date, whose play is not here. */
  readLackingPlays(since: CivilDate): Promise<readonly PuzzleName[]>;

  // Progress.

  /**
   * Replaces the saved game, unless the stored one is further: it was played on in another window,
   * or was begun while `row` comes from only viewing the puzzle.
   */
  writeProgress(row: ProgressRow): Promise<void>;

  // Sittings: unfinished games on their way between the account's devices (src/sittings).

  /**
   * Merges the server's documents into the saved games. Games of finished puzzles only note their
   * document, which is to be deleted. Unreadable documents are passed over.
   *
   * @param at epoch ms.
   * @param readAt the server's time of a complete read; null after reading single documents.
   */
  takeSittings(
    documents: readonly SittingDocument[],
    at: number,
    readAt: string | null,
  ): Promise<void>;
  /** The saved games that the account lacks, without those that are too long. */
  readUnsentSittings(): Promise<readonly UnsentSitting[]>;
  /** Notes acknowledged writes. */
  markSittings(sent: readonly SentSitting[]): Promise<void>;
  /** Finished puzzles whose document may still be on the server. */
  readEndedSittings(): Promise<readonly Pick<SittingRow, 'game' | 'id' | 'updateTime'>[]>;
  /** Forgets documents that were deleted on the server. */
  dropSittings(puzzles: readonly PuzzleName[]): Promise<void>;
  /** All games of the puzzle that this device knows; null when it was not begun. */
  readSitting(game: GameId, id: string): Promise<Sitting | null>;
  /**
   * The player's choice between the games of a puzzle: one is played on, the rest is kept. Changes
   * nothing when there is no such game any more.
   *
   * @param session the saved game as the player has seen it.
   * @param at epoch ms.
   */
  chooseGame(game: GameId, id: string, session: Json, at: number): Promise<void>;

  // Puzzle cache.

  /**
   * Caches a puzzle, unless the desk's version has come meanwhile (`replacePuzzle`).
   *
   * @param over the cached copy that it replaces.
   */
  keepPuzzle(game: GameId, id: string, puzzle: Json, over?: Json | null): Promise<void>;
  /**
   * Replaces the puzzle by another of its versions; null removes it, so that the pack is read. A
   * view-only progress row is kept, because it holds `openedOn`. Changes nothing when the puzzle was
   * begun or finished here.
   */
  replacePuzzle(game: GameId, id: string, puzzle: Json | null): Promise<void>;
  /**
   * Drops cached puzzles that have a complete result, except the current one of each game and those
   * changed by the desk, which no pack can replace; plays of results older than 400 days, except
   * each game's best result; and challenges older than 14 days.
   *
   * @param at epoch ms.
   */
  purge(current: Readonly<Partial<Record<GameId, string>>>, at: number): Promise<void>;

  // Outbox. A row leaves the outbox only when both stages were acknowledged.

  /** All rows, oldest first, including those set aside. Empty without an account. */
  listOutbox(): Promise<readonly OutboxRow[]>;
  /** Changes outbox rows atomically; missing rows are skipped. */
  changeOutbox(changes: readonly (PuzzleName & { readonly change: OutboxChange })[]): Promise<void>;

  // The account and other small JSON values by key.

  /**
   * Signs the player in to the account. Null, for an account that was deleted: results and games
   * stay, and nothing is to be sent any more.
   */
  putAccount(account: Account | null): Promise<void>;
  putMeta(key: string, value: Json): Promise<void>;

  // Challenges of friends (src/protocol/challenge.ts), each for 14 days from its link's last opening.

  /** @param at epoch ms. */
  takeChallenge(puzzle: PuzzleName, code: string, at: number): Promise<void>;
  /** The codes of a puzzle's challenges. */
  readChallenges(puzzle: PuzzleName, at: number): Promise<readonly string[]>;

  // All data.

  /**
   * All results and unfinished games, without puzzles that were only viewed.
   *
   * @param how `plays`: with the logs of the results, which are many times as large as the rest.
   */
  exportPlayerData(how?: { readonly plays?: boolean }): Promise<PlayerData>;
  /**
   * Atomically adds missing entries. A local complete result stays; a local unfinished game stays
   * when it is further, and loses to a complete result. Final boards are added where none are known
   * here, else as a further solution.
   *
   * @param at epoch ms, for the outbox rows.
   */
  importPlayerData(data: PlayerData, at: number): Promise<ImportOutcome>;

  /**
   * Calls the listener with the result of `read`, now and after every change to entries that it
   * read, in another tab or the service worker too. `read` calls only reading methods of this
   * storage. Returns the unsubscribe function.
   */
  watch<T>(read: () => Promise<T>, listener: (value: T) => void): () => void;

  /** Closes the database. Nothing else may be called afterwards. */
  close(): void;
}

/** Whether stored data outlives the page. */
export type Durability = 'kept' | 'not-kept';

/** A storage that continues in memory while the database cannot be written. */
export interface ResilientStorage extends Storage {
  /** `not-kept` while results live in this page's memory only. */
  durability(): Durability;
  /** Calls the listener on every change of `durability()`. Returns the unsubscribe function. */
  onDurability(listener: (durability: Durability) => void): () => void;
  /** Tries at once to write the data held in memory; true when the database has everything. */
  retry(): Promise<boolean>;
}
