/** A game's additions to its rules and engine for the command-line tools. Never part of the app. */

import type { Json } from '../../lib/json.ts';
import type { Result } from '../../lib/result.ts';
import type { Rng } from '../../lib/rng.ts';
import type { Engine } from './engine.ts';
import type { Game } from './game.ts';

export interface Verdict {
  /** Whether the board may be shipped. */
  readonly good: boolean;
  /** The tool's findings about the board, as printed. */
  readonly report: Json;
  /** The board's fault, as a sentence; empty when the board is good. */
  readonly complaint: string;
}

/** A game's interpretation of typed text. */
export interface Reading {
  /**
   * Whether the typed text is a move (`country`), a question (`ask`), a known name that is no move
   * (`land`) or an unknown name.
   */
  readonly kind: 'country' | 'ask' | 'land' | 'unknown';
  /** Code of the country that the typed text names, or codes of the suggested ones. */
  readonly codes: readonly string[];
}

export interface Toolkit<Board, State, Move> {
  readonly game: Game<Board, State, Move>;
  readonly engine: Engine<Board, State, Move>;
  /** Parses a single board in a puzzle's format. */
  parseBoard(json: unknown): Result<Board>;
  /** The board's only solution in printed form, or why there is none. */
  solve(board: Board): Result<Json>;
  verify(board: Board): Verdict;
  /**
   * A text that is equal for the ids of equal puzzles, for a game whose puzzles recur by design. In
   * other games no two puzzles are equal.
   */
  recurrence?(id: string): string;
  /**
   * Counts that a player takes in at a glance, by name, for games whose boards might look alike. Names
   * of one group begin with the same word, and those of clues' kinds with "kind".
   */
  counts?(board: Board): Readonly<Record<string, number>>;
  /** Interprets typed text as the play page does, for games in which names are typed. */
  read?(typed: string): Reading;
  /** A simulated player, for games in which following the hints is not enough to finish. */
  readonly robot?: Robot<Board, State, Move>;
}

/** A simulated player, for tests and demo data. */
export interface Robot<Board, State, Move> {
  /**
   * The simulated player's move while no hint is available, for games whose hints follow the
   * player's own moves.
   */
  meanwhile?(board: Board, state: State): Move;
  /**
   * Splits a hint's move into moves that a person makes, for games whose hints make several moves
   * at once.
   */
  byHand?(move: Move): readonly Move[];
  /**
   * A move of the simulated player that is only a note or a trial; it may turn out to be illegal.
   */
  scribble?(board: Board, state: State, rng: Rng): Move | undefined;
  /**
   * A place on the board whose entry the simulated player has checked (`Engine.check`), for games
   * that have checks.
   */
  placeToCheck?(board: Board, state: State, rng: Rng): Json | undefined;
  /**
   * All moves of a simulated play, for games without deduction.
   * @param practice the player's pace, from 0.6 (quick) to 7 (at leisure).
   */
  demoMoves?(board: Board, practice: number, rng: Rng): readonly Move[];
}
