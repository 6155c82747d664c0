/**
 * The rows that storage keeps on this device, and what its calls (port.ts) take and return. Ids have
 * the form of the URL.
 */
import type { CivilDate } from '../daily/date.ts';
import type { FinalMoves } from '../games/contract/game.ts';
import type { GameId, PuzzleName } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import type { Branch } from '../sittings/branch.ts';
import type { Sitting } from '../sittings/merge.ts';
import type { Failing } from './failing.ts';

/** The result of one puzzle, complete or not. */
export interface ResultRow {
  readonly id: string;
  /** The result in the game's own form, as in the profile map. */
  readonly result: Json;
  /** The player's date when first opening the puzzle; null when unknown. */
  readonly openedOn: CivilDate | null;
  /** Epoch ms; null when unknown. */
  readonly finishedAt: number | null;
  /** The player's date at that moment, which follows from it in no other zone; where known. */
  readonly finishedOn?: CivilDate;
  /** Whether `finishedAt` came from the account, with the play. */
  readonly elsewhere?: true;
  /** The final boards, where the game stores them and a device of the player has them. */
  readonly ending?: FinalMoves;
  /** Further solutions that were found, each once, without `ending`. */
  readonly ways?: readonly FinalMoves[];
  /** Hash of the puzzle's version (src/play/hash.ts), where known. */
  readonly hash?: string;
}

/** The log of a result. Kept beside the results for as long as `purge` says. */
export interface PlayRow extends PuzzleName {
  /** Hash of the puzzle's version: see `ResultRow`. */
  readonly hash: string;
  /** The result that the log leads to. */
  readonly result: Json;
  /** Moves and times (src/play/log.ts); opaque here. */
  readonly log: Json;
}

/** A finished puzzle, from the play shell. */
export interface FinishedPuzzle extends PuzzleName {
  /** The result, complete as the specification defines it for the game. */
  readonly result: Json;
  readonly openedOn: CivilDate;
  /** Epoch ms. */
  readonly finishedAt: number;
  /** The player's date at that moment. */
  readonly finishedOn?: CivilDate;
  readonly ending?: FinalMoves;
  /** Hash of the puzzle's version: see `ResultRow`. */
  readonly hash?: string;
  /** The log (`PlayRow`); only with a hash, and absent where the game keeps no complete log. */
  readonly log?: Json;
}

/** The account that a player is signed in to. */
export interface Account {
  readonly uid: string;
  readonly email: string | null;
  /** The address that the player wants instead. It counts once a link sent there was opened. */
  readonly newEmail?: string;
  /** Web configuration of the backend that has the account; opaque here. */
  readonly config: Json;
}

export interface FinishOutcome {
  /** The puzzle's stored result after the call. */
  readonly standing: ResultRow;
  /** False when a complete result was stored already: that result stands. */
  readonly added: boolean;
}

/** A saved game of an unfinished puzzle. */
export interface ProgressRow extends PuzzleName {
  readonly openedOn: CivilDate;
  /** The play shell's own record (moves, times); opaque here. */
  readonly session: Json;
  /** Share of the puzzle done, 0 (untouched) to 1, for the cards on the home page. */
  readonly progress: number;
  /** Epoch ms; `counter` decides which of two rows is newer, because clocks may be set back. */
  readonly updatedAt: number;
  /** Rises with each move, in any window. */
  readonly counter: number;
  /** The player has only viewed the puzzle: the time counts, but the game has not begun. */
  readonly looked?: true;
  /** The game came from another device of the account, and was not played on here yet. */
  readonly elsewhere?: {
    /** Playing time when it came, in ms. */
    readonly playedMs: number;
  };
  /** Other devices have moves of their own: the player has to choose a game (`chooseGame`). */
  readonly isForked?: true;
}

/** The device's knowledge of an unfinished game's document on the server; beside the progress row. */
export interface SittingRow extends PuzzleName {
  /** The games that left the common log: see `Sitting`. */
  readonly others: readonly Branch[];
  /** See `Sitting`. */
  readonly choice: number;
  /** `choice` of the document at `updateTime`: both sides may have chosen since. */
  readonly agreed: number;
  /** The server's time of the document's last known write; null when there is none. */
  readonly updateTime: string | null;
  /** Mark (`markOf`) of the state that the document holds; null when it lacks something. */
  readonly sent: string | null;
}

/** An unfinished game that the server lacks, wholly or in part. */
export interface UnsentSitting extends PuzzleName, Pick<SittingRow, 'updateTime'> {
  readonly sitting: Sitting;
  /** See `SittingRow.sent`. */
  readonly mark: string;
}

/** An acknowledged write of an unfinished game; with nulls, the document's deletion. */
export type SentSitting = Pick<SittingRow, 'game' | 'id' | 'updateTime' | 'sent'> &
  Partial<Pick<SittingRow, 'agreed'>>;

export type OutboxStage = 'waiting' | 'profile-stored';

/** A result that the server has not acknowledged. A player has at most one row a puzzle. */
export interface OutboxRow extends PuzzleName {
  readonly result: Json;
  /** The date when the puzzle was first opened: see `ResultRow`. */
  readonly openedOn: CivilDate | null;
  readonly stage: OutboxStage;
  /** Epoch ms. */
  readonly createdAt: number;
  /** Hash of the puzzle's version: see `ResultRow`. */
  readonly hash?: string;
  /** Reason why the result is not sent any more; absent while it is to be sent. */
  readonly setAside?: { readonly code: string; readonly message: string };
  /** Server failures on this row (failing.ts). */
  readonly failing?: Failing;
}

/**
 * A change by sync to an outbox row. `setAside: null` resumes sending, `failing: null` forgets
 * failures.
 */
export type OutboxChange =
  | {
      readonly result?: Json;
      readonly stage?: OutboxStage;
      readonly setAside?: OutboxRow['setAside'] | null;
      readonly failing?: Failing | null;
    }
  | 'acknowledged';

/** A result as stored on the server. */
export interface ServerResult extends PuzzleName {
  readonly result: Json;
  /** The date on which the puzzle was opened, if too late for a streak; else null. */
  readonly openedLate: CivilDate | null;
}

/** The data that one sync has read from the server. */
export interface FromServer {
  readonly results: readonly ServerResult[];
  /** The account's profile, which replaces the local copy. */
  readonly profile: Json;
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
  /** Games of those puzzles that other devices have played apart. */
  readonly others?: readonly OtherGame[];
}

/** A game that is kept beside the one in progress (`SittingRow.others`). */
export type OtherGame = PuzzleName & Branch;

export interface ImportOutcome {
  /** Number of results added. Each complete one got an outbox row. */
  readonly added: number;
  /** Number of results already present, unchanged. */
  readonly kept: number;
  /** Number of unfinished games added. */
  readonly progress: number;
}
