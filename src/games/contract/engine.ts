/**
 * The heavy part of a game: hints, solutions, new puzzles. Pure like the rules; in the app it runs
 * in a worker only.
 */

import type { Json } from '../../lib/json.ts';
import type { Result } from '../../lib/result.ts';
import type { Puzzle } from './game.ts';

/** One step that the named logic allows from the present state, told in three taps. */
export interface Hint<Move, Focus = Json> {
  /** The technique's name in the field's words: "naked single". */
  readonly technique: string;
  /** First tap, a sentence: where to look. */
  readonly where: string;
  /** Second tap, a sentence or two: why the step follows. */
  readonly why: string;
  /** Third tap: the step. Applying it never fails and always leads on. */
  readonly move: Move;
  /** The places that the sentences speak of, in the game's own terms, for the view to mark. */
  readonly focus: readonly Focus[];
}

/**
 * Why there is no hint: nothing is left to do, the game has none to give at this point, or the
 * board is no proper puzzle and cannot be finished at all.
 */
export type HintProblem = 'finished' | 'locked' | 'unsolvable';

/**
 * The heavy part of a game: what solves and makes boards. Apart from `Game`, so that a page can
 * show a board before it has arrived; in the app it runs in a worker only.
 */
export interface Engine<Board = unknown, State = unknown, Move = unknown> {
  /** The next step by logic, or a sentence that says why there is none. */
  hint(board: Board, state: State): Result<Hint<Move>, HintProblem>;
  /**
   * Whether what stands at a place is right, for games whose players may ask: the answer is a move
   * that leaves word of it in the state. It is charged like a hint.
   *
   * @param place in the game's own terms; anything at all.
   */
  check?(board: Board, state: State, place: Json): Result<Move>;
  /** A won state of the board, for showing a finished puzzle again; null when there is none. */
  solve(board: Board): State | null;
  /**
   * Makes the puzzle of one id: the same arguments always give the same puzzle.
   *
   * @param id as it stands in the address.
   * @param weekday 0 (Monday) to 6 (Sunday), which decides how hard it is.
   */
  generate(id: string, weekday: number): Puzzle<Board>;
}
