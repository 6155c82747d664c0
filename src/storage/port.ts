/**
 * What the app asks of storage on this device. Pages, play shell and sync know only this; what is
 * behind it (IndexedDB, memory) is decided once, in open.ts. Every implementation passes
 * tests/support/storageContract.ts.
 *
 * Ids are as they stand in the address; the keys of the profile maps are made in tables.ts.
 * Every call is one atomic step: it happens completely or not at all, across tabs too. Writes
 * happen in the order in which they are called, awaited or not.
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
  /** The player's date when the puzzle was first opened; null when unknown. */
  readonly openedOn: CivilDate | null;
  /** Epoch ms; null when unknown. */
  readonly finishedAt: number | null;
  /** How the boards were left, where the game keeps that and they were finished on this device. */
  readonly ending?: FinalMoves;
  /** Further ways in which they were finished on this device, each once; `ending` is none of them. */
  readonly ways?: readonly FinalMoves[];
  /** Which version of the puzzle it is of (src/play/hash.ts), where that is known. */
  readonly hash?: string;
}

/** How a result came about. Kept beside the results for as long as `purgePlays` says. */
export interface PlayRow {
  readonly game: GameId;
  readonly id: string;
  /** See `ResultRow`. */
  readonly hash: string;
  /** The result that the log leads to, and no other. */
  readonly result: Json;
  /** Moves and times (src/play/log.ts); opaque here. */
  readonly log: Json;
}

/** A finished puzzle, as the play shell hands it over. */
export interface FinishedPuzzle {
  readonly game: GameId;
  readonly id: string;
  /** Complete by the specification's words for the game. */
  readonly result: Json;
  readonly openedOn: CivilDate;
  /** Epoch ms. */
  readonly finishedAt: number;
  readonly ending?: FinalMoves;
  /** See `ResultRow`. */
  readonly hash?: string;
  /** See `PlayRow`; only with a hash, and absent where the game does not go back far enough. */
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
 * The uid of the account that something was played as. Between asking and writing the page may have
 * been frozen, and the device become another's. Null for "whoever is signed in".
 */
export type Owner = string | null;

export interface FinishOutcome {
  /** The result that stands from now on. */
  readonly standing: ResultRow;
  /** False when a complete result was there already: it stands, and nothing was added. */
  readonly added: boolean;
}

/** A puzzle that was begun and not finished. */
export interface ProgressRow {
  readonly game: GameId;
  readonly id: string;
  readonly openedOn: CivilDate;
  /** The play shell's own record (moves, times); opaque here. */
  readonly session: Json;
  /** 0 (untouched) to 1, for the cards on the home page. */
  readonly progress: number;
  /** Epoch ms; of two rows the counter says which is the newer, for clocks are put back. */
  readonly updatedAt: number;
  /** Rises with each move, in whichever window; absent from older builds (see `counterOf`). */
  readonly counter?: number;
  /** The player has only looked: the time counts, but nobody would call it begun. */
  readonly looked?: true;
}

export type OutboxStage = 'waiting' | 'profile-stored';

/** A result that the server has not acknowledged yet. A player has one row a puzzle at most. */
export interface OutboxRow {
  readonly game: GameId;
  readonly id: string;
  readonly result: Json;
  /** See `ResultRow`. */
  readonly openedOn: CivilDate | null;
  /** The account that it belongs to, or null for "whoever signs in next". */
  readonly owner: string | null;
  readonly stage: OutboxStage;
  /** Epoch ms. */
  readonly createdAt: number;
  /** See `ResultRow`. */
  readonly hash?: string;
  /** See `PlayRow`: carried along only where the device's plays are another account's (`readPlays`). */
  readonly log?: Json;
  /** Why it is not being sent any more; absent while it is. */
  readonly setAside?: { readonly code: string; readonly message: string };
  /** Where the server has answered it with its own failure (src/sync/failing.ts). */
  readonly failing?: Failing;
}

/**
 * Changes that sync may make to an outbox row. `setAside: null` takes it up again, `failing: null` forgets
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

/** A result as the server has it. */
export interface ServerResult {
  readonly game: GameId;
  readonly id: string;
  readonly result: Json;
  /** The date on which it was opened, when that was too late for a streak; else null. */
  readonly openedLate: CivilDate | null;
}

/** What a sync brings. */
export interface FromServer {
  readonly results: readonly ServerResult[];
  /** The local copy of the account's profile from now on. */
  readonly profile: Json;
}

export interface TakenFromServer {
  /** Complete results that were not here before. */
  readonly added: number;
  /** The account's outbox rows, oldest first, those set aside included. */
  readonly outbox: readonly OutboxRow[];
}

export interface GameResult extends ResultRow {
  readonly game: GameId;
  /** See `PlayRow`. */
  readonly log?: Json;
}

/** Everything that a player would miss: what a backup holds. */
export interface PlayerData {
  readonly results: readonly GameResult[];
  readonly progress: readonly ProgressRow[];
}

export interface ImportOutcome {
  /** Results that were missing and are now here. Each complete one got an outbox row. */
  readonly added: number;
  /** Results that were already here and stay as they are. */
  readonly kept: number;
  /** Unfinished games that were taken over. */
  readonly progress: number;
}

/** See `Storage.listLeftBehind`. */
export interface LeftBehind {
  /** The uid of the account that they belong to. */
  readonly owner: string;
  readonly results: number;
}

/** See `Storage.clearPlayerData`. */
export interface ClearHow {
  readonly unsent: 'keep' | 'drop';
  /** The uid of the account that signs out. */
  readonly of?: string;
}

/** The reading methods that a page's first frame needs: storage has them, and so has the snapshot of prefetched entries. */
export interface ReadStorage {
  /** All results of a game, in no particular order. */
  readResults(game: GameId): Promise<readonly ResultRow[]>;
  readResult(game: GameId, id: string): Promise<ResultRow | null>;
  /** Also of a puzzle that the player has only looked at. */
  readProgress(game: GameId, id: string): Promise<ProgressRow | null>;
  /** Whether an unfinished game of this puzzle could not be read and was kept aside. */
  isProgressAside(game: GameId, id: string): Promise<boolean>;
  /** The begun, unfinished games: of the given game, or of every game. */
  listProgress(game?: GameId): Promise<readonly ProgressRow[]>;
  readPuzzle(game: GameId, id: string): Promise<Json | null>;
  /** Null while the device has no account. */
  readAccount(): Promise<Account | null>;
  /** A small JSON value by its key (keys.ts); undefined when there is none. */
  getMeta(key: string): Promise<Json | undefined>;
}

export interface Storage extends ReadStorage {
  // Results. They are never deleted, but for `clearPlayerData`.

  /**
   * Stores the result, puts it into the outbox and clears the puzzle's progress. A complete
   * result that is already there never changes: then nothing is added but the progress is still
   * cleared. Rejects with a TypeError when the result is not complete.
   *
   * @param owner see `Owner`. When the device is not (any more) that account's, the result is only
   *   put into the outbox, where it waits for it.
   */
  finish(finished: FinishedPuzzle, owner?: Owner): Promise<FinishOutcome>;
  /** How that result came about; null where it is not known on this device. */
  readPlay(of: Pick<PlayRow, 'game' | 'id' | 'result'>): Promise<PlayRow | null>;
  /**
   * How those results of the account came about, as far as that is known. Nothing when the device is
   * not (any more) that account's.
   */
  readPlays(
    uid: string,
    results: readonly Pick<OutboxRow, 'game' | 'id' | 'result' | 'hash' | 'log'>[],
  ): Promise<readonly PlayRow[]>;
  /**
   * Drops the plays of results from more than 400 days before, but for the best result of each game.
   * Returns how many went.
   *
   * @param at epoch ms.
   */
  purgePlays(at: number): Promise<number>;
  /**
   * Keeps a further way of finishing a puzzle that has a complete result: beside it, and each way
   * once. Nothing else of the result changes, and nothing is sent. False where nothing was added: the
   * way is known, there is no complete result, or the device is not (any more) that account's.
   */
  addWay(game: GameId, id: string, way: FinalMoves, owner?: Owner): Promise<boolean>;
  /**
   * One step of a sync for that account; null, with nothing changed, when the device is not (any
   * more) that account's. Copies what the server holds: its complete result replaces any local
   * one, an incomplete one only an incomplete one, and its word on lateness counts. Puzzles that
   * are complete now lose their progress. Then everything finished here that the server lacks is
   * in the outbox.
   *
   * @param at epoch ms, for new outbox rows.
   */
  takeFromServer(uid: string, from: FromServer, at: number): Promise<TakenFromServer | null>;

  // Progress.

  /**
   * Replaces what was there, but for what is ahead of it: a game that another window has played on,
   * or, for a look, any begun game.
   *
   * @param owner see `Owner`. When the device is not (any more) that account's nothing is written:
   *   signing out forgets unfinished games.
   */
  writeProgress(row: ProgressRow, owner?: Owner): Promise<void>;

  // Puzzle cache.

  writePuzzle(game: GameId, id: string, puzzle: Json): Promise<void>;
  /** Only where none is cached: the desk's may have come meanwhile (`replacePuzzle`). */
  keepPuzzle(game: GameId, id: string, puzzle: Json): Promise<void>;
  /**
   * Puts another version in the cached puzzle's place; null leaves none, so that the pack is asked.
   * A view-only progress row is kept, because it holds `openedOn`. False, with nothing changed,
   * where the puzzle was begun or finished here.
   */
  replacePuzzle(game: GameId, id: string, puzzle: Json | null): Promise<boolean>;
  /**
   * Drops cached puzzles that have a complete result, but for the current one of each game and those
   * that the desk has changed, for which no pack stands in. Returns how many went.
   */
  purgePuzzles(current: Readonly<Partial<Record<GameId, string>>>): Promise<number>;

  // Outbox. A row leaves it only when both stages were acknowledged.

  /** Of all accounts, oldest first, those set aside included. */
  listOutbox(): Promise<readonly OutboxRow[]>;
  /** Changes rows of that owner, in one step; those that are gone are passed over. */
  changeOutbox(
    owner: string | null,
    changes: readonly {
      readonly game: GameId;
      readonly id: string;
      readonly change: OutboxChange;
    }[],
  ): Promise<void>;

  // The account. What is finished or imported belongs to it.

  /**
   * Makes it the device's account, in one step. What was played without one becomes its own, and
   * so do rows that it left behind unsent earlier. Another account's data goes first, but for what
   * that one has not sent.
   */
  enterAccount(account: Account): Promise<void>;
  /**
   * For an account that is gone: the device has none afterwards, and its results and games stay. They are
   * sent for the account that signs in next. False, with nothing changed, when it is not (any more) that
   * account's.
   */
  leaveAccount(uid: string): Promise<boolean>;
  /** Results that other accounts with the address of the device's account have left here unsent. */
  listLeftBehind(): Promise<readonly LeftBehind[]>;
  /** Makes it the device's account's. Where that one has a complete result already, that one stands. */
  takeLeftBehind(owner: string): Promise<void>;

  // Meta and profile: small JSON values by key. Undefined when there is none.

  putMeta(key: string, value: Json): Promise<void>;
  getProfile(uid: string): Promise<Json | undefined>;
  putProfile(uid: string, profile: Json): Promise<void>;

  // The whole.

  /**
   * @param how `plays`: with the logs of the results, which are many times as large as all else. A
   *   puzzle that was only looked at is nothing that anybody would miss.
   */
  exportPlayerData(how?: { readonly plays?: boolean }): Promise<PlayerData>;
  /**
   * Adds what is missing, in one step. A local complete result stays; a local unfinished game
   * stays when it is further on, and loses to a complete result. How a puzzle was left is taken over
   * where that is not known here, and is a further way of finishing it where it is.
   *
   * @param at epoch ms, for the outbox rows.
   * @param owner see `Owner`. When the device is not (any more) that account's, complete results only
   *   are taken, into the outbox, where they wait for it.
   */
  importPlayerData(data: PlayerData, at: number, owner?: Owner): Promise<ImportOutcome>;
  /**
   * Empties every table, for sign-out: afterwards the device has no account. With `unsent: 'keep'`
   * the outbox rows that have an owner stay for when that account comes back; rows without one
   * always go. With `of` nothing goes when the device is another account's by then.
   */
  clearPlayerData(how: ClearHow): Promise<void>;

  /**
   * Calls the listener with what `read` returns, now and whenever something that it read has
   * changed, in another tab or in the service worker too. `read` calls only reading methods of
   * this storage. Returns the way to stop.
   */
  watch<T>(read: () => Promise<T>, listener: (value: T) => void): () => void;

  /** Lets go of the database. Nothing else may be called afterwards. */
  close(): void;
}

/** Whether what is stored outlives the page. */
export type Durability = 'kept' | 'not-kept';

/** A storage that goes on in memory while the database cannot be written. */
export interface ResilientStorage extends Storage {
  /** `not-kept` while results live in this page's memory only. */
  durability(): Durability;
  /** Calls the listener on every change of `durability()`. Returns the way to stop. */
  onDurability(listener: (durability: Durability) => void): () => void;
  /** Tries at once to write what is held in memory; true when everything is kept. */
  retry(): Promise<boolean>;
}

/** A storage of a page that the browser may freeze and thaw (back/forward cache). */
export interface RestingStorage extends ResilientStorage {
  /** To be called before the page may be frozen: see `ResilientTables.rest`. */
  rest(): void;
  /** The page is back. */
  wake(): void;
}
