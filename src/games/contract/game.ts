/**
 * THE contract of a game's rules. The play shell, tools and tests know games only through it and
 * its neighbours: definition.ts and results.ts (metadata and results), engine.ts (hints, solver and
 * generator) and view.ts (React).
 *
 * Terms: a *puzzle* belongs to one id and holds one or more *boards*, played one after the other or
 * side by side. A board never changes; a *state* is the player's progress on it; a *move* is a
 * small JSON value that leads from one state to the next. A state is never stored: it is the start
 * state with the moves applied.
 *
 * Everything here is pure: no clock, no randomness but the seed, no DOM, no storage.
 */
import type { Json } from '../../lib/json.ts';
import type { Result } from '../../lib/result.ts';
import type { Results } from './results.ts';

export interface Puzzle<Board = unknown> {
  /** The puzzle's id as in its address: a decimal number, or a civil date `YYYY-MM-DD`. */
  readonly id: string;
  readonly boards: readonly Board[];
}

export type Status = 'playing' | 'won' | 'lost';

/** A finished play of one board, as the play shell passes it on. */
export interface Play<State> {
  readonly state: State;
  /** Time on this board in whole ms, at least 1, without hint costs. */
  readonly elapsed: number;
  /** Number of hints taken on this board. */
  readonly hints: number;
}

/**
 * For each board of a finished puzzle, in order, the moves that lead to its final state, as JSON
 * (`Game.movesTo`).
 */
export type FinalMoves = readonly (readonly Json[])[];

export interface Game<Board = unknown, State = unknown, Move = unknown> {
  readonly id: string;
  /** The game's grammar of results, the same as in its definition. */
  readonly results: Results;
  /**
   * Time that each hint adds to the player's time on the board, in ms. Null for a game with free
   * hints on its own board: the shell then has no hint button.
   */
  readonly hintCost: number | null;
  /**
   * Whether the player may undo moves and restart. False where a move reveals information, such as
   * how far the guess was from the answer.
   */
  readonly reversible: boolean;
  /**
   * The puzzle's date determines its board: no other boards can be generated, and an editor changes
   * only the words beside the board.
   */
  readonly isFixed?: true;

  // Reading untrusted input. Each parser accepts any value and returns a Result; the boards and
  // moves that it accepts never make the game's other functions crash.

  /** Parses a puzzle from a pack, a stored file of puzzles. */
  parsePuzzle(json: unknown): Result<Puzzle<Board>>;
  /** Parses a move from a saved game. `apply` decides whether it is legal. */
  parseMove(json: unknown): Result<Move>;

  /** The puzzle in pack format: `parsePuzzle` reads it back unchanged. */
  makePuzzle(puzzle: Puzzle<Board>): Json;
  /**
   * The result of a finished puzzle, as kept in the user profile; `plays` has one element per
   * board.
   */
  makeResult(puzzle: Puzzle<Board>, plays: readonly Play<State>[]): Json;

  // Rules.

  start(board: Board): State;
  /** The state after the move; the given state is untouched. An illegal move is a problem. */
  apply(board: Board, state: State, move: Move): Result<State>;
  status(board: Board, state: State): Status;
  /** How much of the board is done, from 0 (untouched) to 1 (finished). */
  progress(board: Board, state: State): number;
  /** For games whose players may have an entry checked (`Engine.check`). */
  readonly checks?: {
    /**
     * Whether a move is the engine's answer to a check: such a move is charged, and is made only if
     * the player asks for it.
     */
    isVerdict(move: Move): boolean;
  };
  /**
   * Whether only a hint makes this move, which does at once what a player does bit by bit. Each
   * distinct move of this sort must have been paid for as a hint on its board.
   */
  isHinted?(move: Move): boolean;
  /**
   * Number of equal parts of a board that `progress` counts, for games that have them; for words
   * such as "3 of 8 placed" (`Definition.begun`).
   */
  parts?(board: Board): number;
  /**
   * Minimum time that a person needs for a move, by move type, to detect plays by machine: ms for
   * each distinct place on the board, identified by the named fields of the move; elements of a
   * list count separately. Moves that a held key repeats take 0 ms.
   * docs/decisions/0027-plays-and-their-check.md tells how these times were found.
   */
  readonly hand?: Readonly<Record<string, { readonly ms: number; readonly at: readonly string[] }>>;
  /** Difficulty of the board, 1 to 5; null if unknown. */
  beans(board: Board): number | null;

  // Finished boards, for showing them again. A game has `movesOf` or `movesTo`, both or neither:
  // without them each board has a single solution, and the engine's solution is shown.

  /**
   * The moves recorded in a puzzle's complete result. They lead to the board's final state.
   * @param kept the board's moves that are kept beside the result (`movesTo`), unparsed.
   */
  movesOf?(board: Board, result: Json, kept?: readonly unknown[]): readonly Move[];

  /**
   * The fewest moves that lead to a finished state, kept beside the result for what the result does
   * not tell; none where it tells everything.
   */
  movesTo?(board: Board, state: State): readonly Move[];

  /** Whether a board has several solutions, and its result does not tell which one was found. */
  readonly hasWays?: true;
}
