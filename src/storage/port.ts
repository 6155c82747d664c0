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
import type { GameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import type { SittingDocument } from '../sittings/document.ts';
import type { Sitting } from '../sittings/merge.ts';
import type {
  Account,
  ClearHow,
  FinishedPuzzle,
  FinishOutcome,
  FromServer,
  ImportOutcome,
  LeftBehind,
  OutboxChange,
  OutboxRow,
  Owner,
  PlayerData,
  PlayRow,
  ProgressRow,
  ResultRow,
  SentSitting,
  SittingRow,
  TakenFromServer,
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
  /** Whether a saved game of this puzzle was unreadable and moved aside. */
  isProgressAside(game: GameId, id: string): Promise<boolean>;
  /** The begun, unfinished games of the given game, or of every game. */
  listProgress(game?: GameId): Promise<readonly ProgressRow[]>;
  readPuzzle(game: GameId, id: string): Promise<Json | null>;
  /** Null while the device has no account. */
  readAccount(): Promise<Account | null>;
  /** A small JSON value by its key (keys.ts); undefined when absent. */
  getMeta(key: string): Promise<Json | undefined>;
}

export interface Storage extends ReadStorage {
  // Results. Only `clearPlayerData` deletes them.

  /**
   * Stores the result, adds it to the outbox and clears the puzzle's progress. An existing complete
   * result never changes: only the progress is cleared. Rejects with a TypeError when the result is
   * not complete.
   *
   * @param owner see `Owner`. When the device no longer has that account, the result only enters
   *   the outbox, where it waits for that account.
   */
  finish(finished: FinishedPuzzle, owner?: Owner): Promise<FinishOutcome>;
  /** The play that led to a result; null when this device does not know the play. */
  readPlay(of: Pick<PlayRow, 'game' | 'id' | 'result'>): Promise<PlayRow | null>;
  /**
   * The known plays of those results of the account `uid`. Empty when the device no longer has that
   * account.
   */
  readPlays(
    uid: string,
    results: readonly Pick<OutboxRow, 'game' | 'id' | 'result' | 'hash' | 'log'>[],
  ): Promise<readonly PlayRow[]>;
  /**
   * Drops plays of results older than 400 days, except each game's best result. Returns the number
   * dropped.
   *
   * @param at epoch ms.
   */
  purgePlays(at: number): Promise<number>;
  /**
   * Adds a further solution to a complete result, each once. The result is otherwise unchanged, and
   * nothing is sent. False when nothing was added: the solution is known already, there is no
   * complete result, or the device no longer has the account `owner`.
   */
  addWay(game: GameId, id: string, way: FinalMoves, owner?: Owner): Promise<boolean>;
  /**
   * Runs one step of a sync for that account; null, with nothing changed, when the device no longer
   * has that account. Copies the server's data: a complete result replaces any local one, an
   * incomplete result only an incomplete one, and the server decides whether a puzzle was opened
   * too late. Puzzles that are now complete lose their progress. Afterwards the outbox has every
   * result finished here that the server lacks.
   *
   * @param at epoch ms, for new outbox rows.
   */
  takeFromServer(uid: string, from: FromServer, at: number): Promise<TakenFromServer | null>;

  // Plays of finished puzzles on their way between the account's devices (src/storage/monthOfPlays.ts).

  /** Plays of the account `uid` that the server lacks, wholly or in part. */
  readUnsentPlays(uid: string): Promise<readonly KeptPlay[]>;
  /** Notes that the server has these plays, or refuses them for good. */
  markPlaysSent(uid: string, plays: readonly KeptPlay[]): Promise<void>;
  /** Adds plays that the server has to the results that they led to. */
  takePlays(uid: string, plays: readonly KeptPlay[]): Promise<void>;
  /** The complete results, of puzzles released since that date, whose play is not here. */
  readLackingPlays(
    uid: string,
    since: CivilDate,
  ): Promise<readonly { readonly game: GameId; readonly id: string }[]>;

  // Progress.

  /**
   * Replaces the saved game, unless the stored one is further: it was played on in another window,
   * or was begun while `row` comes from only viewing the puzzle.
   *
   * @param owner see `Owner`. When the device no longer has that account, nothing is written:
   *   signing out forgets unfinished games.
   */
  writeProgress(row: ProgressRow, owner?: Owner): Promise<void>;

  // Sittings: unfinished games on their way between the account's devices (src/sittings).

  /**
   * Merges the server's documents into the saved games of the account `uid`. Games of finished
   * puzzles only note their document, which is to be deleted. Null, with nothing changed, when the
   * device no longer has that account. Unreadable documents are passed over.
   *
   * @param at epoch ms.
   * @param readAt the server's time of a complete read; null after reading single documents.
   */
  takeSittings(
    uid: string,
    documents: readonly SittingDocument[],
    at: number,
    readAt: string | null,
  ): Promise<{ readonly taken: number } | null>;
  /** The saved games of the account that the server lacks, without those that are too long. */
  readUnsentSittings(uid: string): Promise<readonly UnsentSitting[]>;
  /** Notes acknowledged writes. */
  markSittings(uid: string, sent: readonly SentSitting[]): Promise<void>;
  /** Finished puzzles of the account, whose document may still be on the server. */
  readEndedSittings(
    uid: string,
  ): Promise<readonly Pick<SittingRow, 'game' | 'id' | 'updateTime'>[]>;
  /** Forgets documents that were deleted on the server. */
  dropSittings(
    uid: string,
    puzzles: readonly { readonly game: GameId; readonly id: string }[],
  ): Promise<void>;
  /** All games of the puzzle that this device knows; null when it was not begun. */
  readSitting(game: GameId, id: string): Promise<Sitting | null>;
  /**
   * The player's choice between the games of a puzzle: one is played on, the rest is kept. Null, with
   * nothing changed, when there is no such game any more, or the device no longer has the account
   * `owner`.
   *
   * @param session the saved game as the player has seen it.
   * @param at epoch ms.
   */
  chooseGame(
    game: GameId,
    id: string,
    session: Json,
    at: number,
    owner?: Owner,
  ): Promise<Sitting | null>;

  // Puzzle cache.

  writePuzzle(game: GameId, id: string, puzzle: Json): Promise<void>;
  /** Caches a puzzle unless one is cached: the desk's version may have come (`replacePuzzle`). */
  keepPuzzle(game: GameId, id: string, puzzle: Json): Promise<void>;
  /**
   * Replaces the puzzle by another of its versions; null removes it, so that the pack is read. A
   * view-only progress row is kept, because it holds `openedOn`. False, with nothing changed, when
   * the puzzle was begun or finished here.
   */
  replacePuzzle(game: GameId, id: string, puzzle: Json | null): Promise<boolean>;
  /**
   * Drops cached puzzles that have a complete result, except the current one of each game and those
   * changed by the desk, which no pack can replace. Returns the number dropped.
   */
  purgePuzzles(current: Readonly<Partial<Record<GameId, string>>>): Promise<number>;

  // Outbox. A row leaves the outbox only when both stages were acknowledged.

  /** Rows of all accounts, oldest first, including those set aside. */
  listOutbox(): Promise<readonly OutboxRow[]>;
  /** Changes outbox rows of that owner atomically; missing rows are skipped. */
  changeOutbox(
    owner: string | null,
    changes: readonly {
      readonly game: GameId;
      readonly id: string;
      readonly change: OutboxChange;
    }[],
  ): Promise<void>;

  // The account. Finished and imported results belong to the device's account.

  /**
   * Atomically makes `account` the device's account. Unsent results without an owner become its
   * own, and results that it left unsent earlier show again. Another account's data is deleted
   * first, except unsent results.
   */
  enterAccount(account: Account): Promise<void>;
  /**
   * For a deleted account: the device has no account afterwards, and the results and games stay.
   * Results are sent for the next account to sign in. False, with nothing changed, when the device
   * no longer has that account.
   */
  leaveAccount(uid: string): Promise<boolean>;
  /** Unsent results of other accounts with the e-mail address of the device's account. */
  listLeftBehind(): Promise<readonly LeftBehind[]>;
  /** Transfers such results to the device's account, whose own complete results stand. */
  takeLeftBehind(owner: string): Promise<void>;

  // Meta and profile: small JSON values by key; undefined when absent.

  putMeta(key: string, value: Json): Promise<void>;
  getProfile(uid: string): Promise<Json | undefined>;
  putProfile(uid: string, profile: Json): Promise<void>;

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
   * @param owner see `Owner`. When the device no longer has that account, only complete results are
   *   taken, into the outbox, where they wait for that account.
   */
  importPlayerData(data: PlayerData, at: number, owner?: Owner): Promise<ImportOutcome>;
  /**
   * Empties every table, for sign-out: afterwards the device has no account. With `unsent: 'keep'`
   * outbox rows that have an owner stay until that account returns; rows without one always go.
   * With `of` nothing is cleared when the device has another account by then.
   */
  clearPlayerData(how: ClearHow): Promise<void>;

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

/** A storage of a page that the browser may freeze and thaw (back/forward cache). */
export interface RestingStorage extends ResilientStorage {
  /** Must be called before the page may be frozen: see `ResilientTables.rest`. */
  rest(): void;
  /** Must be called when the page is resumed. */
  wake(): void;
}
