/**
 * The heavy part of a game: hints, solutions, new puzzles. Pure, like the rules; in the app it runs
 * only in a worker.
 */

import type { Json } from '../../lib/json.ts';
import type { Result } from '../../lib/result.ts';
import type { Puzzle } from './game.ts';

/** A deduction that a person makes in one look: one clue, one unit, one crossing, one piece. */
export interface HintStep<Focus = Json> {
  /** The step in words: what is known, what follows from it and why, in at most 25 words. */
  readonly text: string;
  /** The places on the board that the deduction rests on, in the game's own terms. */
  readonly evidence: readonly Focus[];
  /** The places on the board that the conclusion is about, in the game's own terms. */
  readonly target: readonly Focus[];
  /**
   * Candidates that the step excludes at its target, also for the hint's later steps; in the game's
   * own terms.
   */
  readonly rulesOut: readonly Json[];
}

/**
 * The place where a hint's deduction begins, or the mistake as far as the board marks it; it is told
 * before the deduction, free of charge.
 */
export interface HintLook<Focus = Json> {
  /**
   * The place in words. The words for a mistake that the board does not mark and for a deduction are
   * the same: neither is told.
   */
  readonly text: string;
  readonly places: readonly Focus[];
  /** The question that the steps answer and the board's mark leaves open; otherwise "Why?". */
  readonly asks?: string;
}

/**
 * The easiest deduction from the present state, as steps that lead to a move. Each step follows
 * only from the board, the exclusions of the steps before it, and its own evidence.
 */
export interface Hint<Move, Focus = Json> {
  /**
   * The deduction technique's name: one that a newcomer understands, or the field's standard name,
   * such as "naked single".
   */
  readonly technique: string;
  /** A line that explains the deduction technique's name; null if the name is self-explanatory. */
  readonly about: string | null;
  /**
   * The deduction's difficulty for a person, from the game's own table: the engine returns the hint
   * with the lowest rating.
   */
  readonly rating: number;
  /**
   * Text that identifies the player's mistake which the hint names; null if it names none. The text
   * stays the same while the mistake stands, so that the player pays for this hint only once.
   */
  readonly mistake: string | null;
  /** The board already marks the hint's mistake by itself, so the hint is free. */
  readonly isShown?: true;
  /** Missing in games whose hints are free. */
  readonly look?: HintLook<Focus>;
  /** The hint's steps, 1 to 6. */
  readonly steps: readonly HintStep<Focus>[];
  /**
   * The move that the hint leads to; it may be pencil marks. Applying it never fails and always
   * makes progress.
   */
  readonly move: Move;
}

/**
 * Why there is no hint: nothing is left to do (`finished`), the game gives no hint in this state
 * (`locked`), or the board is no proper puzzle and cannot be finished (`unsolvable`).
 */
export type HintProblem = 'finished' | 'locked' | 'unsolvable';

/** The progress of a generator. */
export interface Progress {
  /** Number of boards, or of attempts at one board, that are finished. */
  readonly done: number;
  /** Number of boards to make; null where `done` counts attempts, whose number is not known before. */
  readonly of: number | null;
}

/** Receives the progress of a generator, at its start and after every part. */
export type OnProgress = (progress: Progress) => void;

/**
 * The heavy part of a game: solver and generator. Separate from `Game`, so that a page can show a
 * board before the engine has loaded; in the app it runs only in a worker.
 */
export interface Engine<Board = unknown, State = unknown, Move = unknown> {
  /**
   * The hint for a state of the board: the next deduction by logic, or why there is no hint.
   * @param aim the puzzle's id, if the player asks for a hint towards the condition of that day
   *   (`PictureModule.markOf`).
   */
  hint(board: Board, state: State, aim?: string): Result<Hint<Move>, HintProblem>;
  /**
   * Checks the player's entry at a place on the board, for games that offer this: returns a move
   * that records in the state whether the entry is right. A check is charged like a hint.
   * @param place in the game's own terms; untrusted.
   */
  check?(board: Board, state: State, place: Json): Result<Move>;
  /**
   * Number of solutions that can still be reached from a state, for games whose boards have
   * several. Zero reveals a mistake, so the answer is charged like a hint.
   */
  ways?(board: Board, state: State): number;
  /** A won state of the board, for showing a finished puzzle again; null if there is none. */
  solve(board: Board): State | null;
  /**
   * Generates the puzzle for an id: equal arguments always give equal puzzles.
   * @param id as in the puzzle's address.
   * @param weekday 0 (Monday) to 6 (Sunday); determines the difficulty.
   * @param onProgress is told how far the work has come; the puzzle is the same without it.
   */
  generate(id: string, weekday: number, onProgress?: OnProgress): Puzzle<Board>;
}
