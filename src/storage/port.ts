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
import type { Failing } from './failing.ts';

/** The result of one puzzle, complete or not. */
export interface ResultRow {
  readonly id: string;
  /** The profile map's entry, in the game's own form. */
  readonly result: Json;
  /** The player's date when first opening the puzzle; null when unknown. */
  readonly openedOn: CivilDate | null;
  /** Epoch ms; null when unknown. */
  readonly finishedAt: number | null;
  /** The final boards, where the game stores them and the puzzle was finished on this device. */
  readonly ending?: FinalMoves;
  /** Further solutions found on this device, each once, without `ending`. */
  readonly ways?: readonly FinalMoves[];
  /** Version of the puzzle (src/play/hash.ts), where known. */
  readonly hash?: string;
}

/** The log of a result. Kept beside the results for as long as `purgePlays` says. */
export interface PlayRow {
  readonly game: GameId;
  readonly id: string;
  /** See `ResultRow`. */
  readonly hash: string;
  /** The result that the log leads to. */
  readonly result: Json;
  /** Moves and times (src/play/log.ts); opaque here. */
  readonly log: Json;
}

/** A finished puzzle, from the play shell. */
export interface FinishedPuzzle {
  readonly game: GameId;
  readonly id: string;
  /** Complete as the specification defines it for the game. */
  readonly result: Json;
  readonly openedOn: CivilDate;
  /** Epoch ms. */
  readonly finishedAt: number;
  readonly ending?: FinalMoves;
  /** See `ResultRow`. */
  readonly hash?: string;
  /** See `PlayRow`; only with a hash, and absent where the game keeps no complete log. */
  readonly log?: Json;
}

/** The account whose data is on this device. */
export interface Account {
  readonly uid: string;
  readonly email: string | null;
  /** The backend's web configuration that it belongs to; opaque here. */
  readonly config: Json;
}

/**
 * The uid of the account that a puzzle was played as; null for the account that is signed in.
 * Between reading it and writing, the page may have been frozen and another account have signed in.
 */
export type Owner = string | null;

export interface FinishOutcome {
  /** The standing result after the call. */
  readonly standing: ResultRow;
  /** False when a complete result was stored already; it stands. */
  readonly added: boolean;
}

/** A saved game of an unfinished puzzle. */
export interface ProgressRow {
  readonly game: GameId;
  readonly id: string;
  readonly openedOn: CivilDate;
  /** The play shell's own record (moves, times); opaque here. */
  readonly session: Json;
  /** 0 (untouched) to 1, for the cards on the home page. */
  readonly progress: number;
  /** Epoch ms; `counter` decides which of two rows is newer, because clocks may be set back. */
  readonly updatedAt: number;
  /** Rises with each move, in any window; absent in rows of older builds (see `counterOf`). */
  readonly counter?: number;
  /** The player has only viewed the puzzle: the time counts, but the game has not begun. */
  readonly looked?: true;
}

export type OutboxStage = 'waiting' | 'profile-stored';

/** A result that the server has not acknowledged. A player has at most one row a puzzle. */
export interface OutboxRow {
  readonly game: GameId;
  readonly id: string;
  readonly result: Json;
  /** See `ResultRow`. */
  readonly openedOn: CivilDate | null;
  /** The account that it belongs to; null for the next account to sign in. */
  readonly owner: string | null;
  readonly stage: OutboxStage;
  /** Epoch ms. */
  readonly createdAt: number;
  /** See `ResultRow`. */
  readonly hash?: string;
  /** See `PlayRow`: only set where the device's plays are another account's (`readPlays`). */
  readonly log?: Json;
  /** Reason for no longer sending it; absent while it is sent. */
  readonly setAside?: { readonly code: string; readonly message: string };
  /** Server failures on this row (src/sync/failing.ts). */
  readonly failing?: Failing;
}

/**
 * Changes by sync to an outbox row. `setAside: null` resumes sending, `failing: null` forgets
 * failures.
 */
export type OutboxChange =
  | {
      readonly result?: Json;
      readonly stage?: OutboxStage;
      readonly setAside?: { readonly code: string; readonly message: string } | null;
      readonly failing?: Failing | null;
    }
  | 'acknowledged';

/** A result as stored on the server. */
export interface ServerResult {
  readonly game: GameId;
  readonly id: string;
  readonly result: Json;
  /** The date on which it was opened, when too late for a streak; else null. */
  readonly openedLate: CivilDate | null;
}

/** Server data of one sync. */
export interface FromServer {
  readonly results: readonly ServerResult[];
  /** Replaces the local copy of the account's profile. */
  readonly profile: Json;
}

export interface TakenFromServer {
  /** Number of complete results that were missing here. */
  readonly added: number;
  /** The account's outbox rows, oldest first, including those set aside. */
  readonly outbox: readonly OutboxRow[];
}

export interface GameResult extends ResultRow {
  readonly game: GameId;
  /** See `PlayRow`. */
  readonly log?: Json;
}

/** The content of a backup. */
export interface PlayerData {
  readonly results: readonly GameResult[];
  readonly progress: readonly ProgressRow[];
}

export interface ImportOutcome {
  /** Number of results added. Each complete one got an outbox row. */
  readonly added: number;
  /** Number of results already present, unchanged. */
  readonly kept: number;
  /** Number of unfinished games added. */
  readonly progress: number;
}

/** See `Storage.listLeftBehind`. */
export interface LeftBehind {
  /** The uid of the account that owns the results. */
  readonly owner: string;
  readonly results: number;
}

/** See `Storage.clearPlayerData`. */
export interface ClearHow {
  readonly unsent: 'keep' | 'drop';
  /** The uid of the account signing out. */
  readonly of?: string;
}

/**
 * Reading methods needed by a page's first frame, implemented by storage and by the snapshot of
 * prefetched entries.
 */
export interface ReadStorage {
  /** All results of a game, in no particular order. */
  readResults(game: GameId): Promise<readonly ResultRow[]>;
  readResult(game: GameId, id: string): Promise<ResultRow | null>;
  /** Includes a puzzle that the player has only viewed. */
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
  /** The log of that result; null when this device does not know it. */
  readPlay(of: Pick<PlayRow, 'game' | 'id' | 'result'>): Promise<PlayRow | null>;
  /**
   * The known logs of those results of the account. Empty when the device no longer has that
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
   * nothing is sent. False when nothing was added: the way is known, there is no complete result,
   * or the device no longer has that account.
   */
  addWay(game: GameId, id: string, way: FinalMoves, owner?: Owner): Promise<boolean>;
  /**
   * Runs one step of a sync for that account; null, with nothing changed, when the device no longer
   * has that account. Copies the server's data: its complete result replaces any local one, an
   * incomplete one only an incomplete one, and its lateness wins. Puzzles that are now complete
   * lose their progress. Afterwards the outbox has every result finished here that the server
   * lacks.
   *
   * @param at epoch ms, for new outbox rows.
   */
  takeFromServer(uid: string, from: FromServer, at: number): Promise<TakenFromServer | null>;

  // Progress.

  /**
   * Replaces the saved game, unless the stored one is further: played on in another window, or
   * begun where this one is only a view.
   *
   * @param owner see `Owner`. When the device no longer has that account, nothing is written:
   *   signing out forgets unfinished games.
   */
  writeProgress(row: ProgressRow, owner?: Owner): Promise<void>;

  // Puzzle cache.

  writePuzzle(game: GameId, id: string, puzzle: Json): Promise<void>;
  /** Writes only if none is cached: the desk's version may have arrived first (`replacePuzzle`). */
  keepPuzzle(game: GameId, id: string, puzzle: Json): Promise<void>;
  /**
   * Replaces the cached puzzle by another version; null removes it, so that the pack is read. A
   * view-only progress row is kept, because it holds `openedOn`. False, with nothing changed, when
   * the puzzle was begun or finished here.
   */
  replacePuzzle(game: GameId, id: string, puzzle: Json | null): Promise<boolean>;
  /**
   * Drops cached puzzles that have a complete result, except the current one of each game and those
   * changed by the desk, which no pack can replace. Returns the number dropped.
   */
  purgePuzzles(current: Readonly<Partial<Record<GameId, string>>>): Promise<number>;

  // Outbox. A row leaves it only when both stages were acknowledged.

  /** Rows of all accounts, oldest first, including those set aside. */
  listOutbox(): Promise<readonly OutboxRow[]>;
  /** Changes rows of that owner atomically; missing rows are skipped. */
  changeOutbox(
    owner: string | null,
    changes: readonly {
      readonly game: GameId;
      readonly id: string;
      readonly change: OutboxChange;
    }[],
  ): Promise<void>;

  // The account. Finished and imported results belong to it.

  /**
   * Atomically makes it the device's account. Results without an owner become its own, and so do
   * rows that it left unsent earlier. Another account's data is deleted first, except its unsent
   * results.
   */
  enterAccount(account: Account): Promise<void>;
  /**
   * For a deleted account: the device has none afterwards, and its results and games stay. They are
   * sent for the next account to sign in. False, with nothing changed, when the device no longer
   * has that account.
   */
  leaveAccount(uid: string): Promise<boolean>;
  /** Unsent results of other accounts with the address of the device's account. */
  listLeftBehind(): Promise<readonly LeftBehind[]>;
  /** Transfers them to the device's account, whose own complete results stand. */
  takeLeftBehind(owner: string): Promise<void>;

  // Meta and profile: small JSON values by key; undefined when absent.

  putMeta(key: string, value: Json): Promise<void>;
  getProfile(uid: string): Promise<Json | undefined>;
  putProfile(uid: string, profile: Json): Promise<void>;

  // All data.

  /**
   * Leaves out puzzles that were only viewed.
   *
   * @param how `plays`: with the logs of the results, which are many times as large as the rest.
   */
  exportPlayerData(how?: { readonly plays?: boolean }): Promise<PlayerData>;
  /**
   * Atomically adds missing entries. A local complete result stays; a local unfinished game stays
   * when it is further, and loses to a complete result. Final boards are added where none are known
   * here, else as a further way.
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
  /** Tries at once to write the data held in memory; true when everything is kept. */
  retry(): Promise<boolean>;
}

/** A storage of a page that the browser may freeze and thaw (back/forward cache). */
export interface RestingStorage extends ResilientStorage {
  /** Must be called before the page may be frozen: see `ResilientTables.rest`. */
  rest(): void;
  /** Must be called when the page is resumed. */
  wake(): void;
}
