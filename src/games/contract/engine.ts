/**
 * The heavy part of a game: hints, solutions, new puzzles. Pure like the rules; in the app it runs
 * in a worker only.
 */

import type { Json } from '../../lib/json.ts';
import type { Result } from '../../lib/result.ts';
import type { Puzzle } from './game.ts';

/** One deduction that a person makes in one look: one clue, one unit, one crossing, one piece. */
export interface HintStep<Focus = Json> {
  /** What is known, what follows, and why, in at most 25 words. */
  readonly text: string;
  /** The places, in the game's own terms, that the deduction rests on. */
  readonly evidence: readonly Focus[];
  /** The places of which something follows. */
  readonly target: readonly Focus[];
  /** What is impossible at the target from here on, in the game's own terms. */
  readonly rulesOut: readonly Json[];
}

/**
 * The easiest thing to see from the present state, as a row of steps that lead to a move. Each step
 * follows from the board, what the steps before it have ruled out, and its evidence alone.
 */
export interface Hint<Move, Focus = Json> {
  /** A name that a newcomer understands, or the field's own where it has one: "naked single". */
  readonly technique: string;
  /** A line that explains the technique's name; null where it explains itself. */
  readonly about: string | null;
  /** How hard it is for a person to see, from the game's own table: the least there is is told. */
  readonly rating: number;
  /**
   * Which mistake of the player's it names, null where it names none: the same words for as long as
   * the mistake stands, so that nobody pays for it twice.
   */
  readonly mistake: string | null;
  /** It tells nothing that the board does not mark by itself, and so costs nothing. */
  readonly isShown?: true;
  /** One to six. */
  readonly steps: readonly HintStep<Focus>[];
  /** What the steps come to: a move, or pencil. Applying it never fails and always leads on. */
  readonly move: Move;
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
  /**
   * In how many ways the board can be finished from a state, for games where any of many will do. No
   * way says that something is wrong, so the answer is charged like a hint.
   */
  ways?(board: Board, state: State): number;
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
