/**
 * THE contract of a game's rules. The play shell, tools and tests know games only through it and its
 * neighbours: definition.ts and results.ts (what everybody may know), engine.ts (the heavy part) and
 * view.ts (React).
 *
 * Words: a *puzzle* is what one id stands for, and holds one or more *boards*, played one after
 * the other or side by side. A board never changes;
 * a *state* is what the player has made of it; a *move* is a small JSON value that leads from one
 * state to the next. A state is never stored: it is the start state with the moves applied.
 *
 * Everything here is pure: no clock, no randomness but the seed, no DOM, no storage.
 */
import type { Json } from '../../lib/json.ts';
import type { Result } from '../../lib/result.ts';
import type { Results } from './results.ts';

export interface Puzzle<Board = unknown> {
  /** As it stands in the address: a number in decimal, or a civil date `YYYY-MM-DD`. */
  readonly id: string;
  readonly boards: readonly Board[];
}

export type Status = 'playing' | 'won' | 'lost';

/** What was made of one board, as the play shell hands it over when the puzzle is finished. */
export interface Play<State> {
  readonly state: State;
  /** Time on this board in whole ms, at least 1, without what the hints cost. */
  readonly elapsed: number;
  /** How many hints were taken on this board. */
  readonly hints: number;
}

/**
 * How the boards of a finished puzzle were left: one list of moves a board, in board order, as JSON
 * (`Game.movesTo`).
 */
export type FinalMoves = readonly (readonly Json[])[];

export interface Game<Board = unknown, State = unknown, Move = unknown> {
  readonly id: string;
  /** The same as the definition's. */
  readonly results: Results;
  /**
   * What each hint taken adds to the time of its board, in ms. Null for a game that hands out its
   * hints on its own board, where they cost nothing: the shell then has no button for them.
   */
  readonly hintCost: number | null;
  /**
   * Whether moves can be taken back and a board begun anew. Not so where a move tells the player
   * what cannot be untold: how far the guess was from the answer.
   */
  readonly reversible: boolean;
  /**
   * The board follows from its day: there are no others to be made, and what an editor changes is the
   * words beside it, which nobody plays.
   */
  readonly isFixed?: true;

  // Reading what comes from outside. Each accepts anything at all and returns a Result; what it
  // accepts never crashes the functions below.

  /** One puzzle as it stands in a pack. */
  parsePuzzle(json: unknown): Result<Puzzle<Board>>;
  /** One move as it stands in a saved game. Whether it is legal is for `apply` to say. */
  parseMove(json: unknown): Result<Move>;

  // Writing.

  /** The puzzle as it stands in a pack: `parsePuzzle` reads it back unchanged. */
  makePuzzle(puzzle: Puzzle<Board>): Json;
  /** The profile map's entry for a finished puzzle; `plays` has one element per board. */
  makeResult(puzzle: Puzzle<Board>, plays: readonly Play<State>[]): Json;

  // Rules.

  start(board: Board): State;
  /** The state after the move; the given state is untouched. An illegal move is a problem. */
  apply(board: Board, state: State, move: Move): Result<State>;
  status(board: Board, state: State): Status;
  /** How much of the board is done, from 0 (untouched) to 1 (finished). */
  progress(board: Board, state: State): number;
  /**
   * Whether a move is the engine's answer to a check (`Engine.check`): it is charged, and nobody makes
   * it unasked. Without it no move is.
   */
  isVerdict?(move: Move): boolean;
  /**
   * Whether only a hint makes such a move: it does at once what a hand does bit by bit. Each different
   * one has to have been paid for on its board.
   */
  isHinted?(move: Move): boolean;
  /** Of how many equal parts `progress` is the share, for games that count them: `Definition.begun`. */
  parts?(board: Board): number;
  /**
   * What a hand takes at the least, by the type of move: ms for each different place that it is made at,
   * which the named fields tell, each element of a list by itself. What keys can repeat takes nothing.
   * How these were found is in docs/decisions/0027-plays-and-their-check.md.
   */
  readonly hand?: Readonly<Record<string, { readonly ms: number; readonly at: readonly string[] }>>;
  /** How hard the board is, from 1 to 5; null where nothing is said about it. */
  beans(board: Board): number | null;

  // Finished boards, for showing them again. A game has one of these, or neither: then its boards
  // end in one way only, and the engine's solution is shown.

  /** The moves that a complete result tells of. The board is as the moves leave it. */
  movesOf?(board: Board, result: Json): readonly Move[];
  /**
   * The fewest moves that lead to a finished state: for games whose boards can be finished in
   * several ways, and whose result does not tell in which. They are kept beside the result on
   * this device.
   */
  movesTo?(board: Board, state: State): readonly Move[];
}
