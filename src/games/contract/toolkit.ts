/** What the command-line tools need of a game beyond rules and engine. Never part of the app. */

import type { Json } from '../../lib/json.ts';
import type { Result } from '../../lib/result.ts';
import type { Rng } from '../../lib/rng.ts';
import type { Engine } from './engine.ts';
import type { Game } from './game.ts';

export interface Verdict {
  /** Whether the board may be shipped. */
  readonly good: boolean;
  /** What was looked at, as it is printed. */
  readonly report: Json;
  /** What is wrong with it, as a sentence; empty when it is good. */
  readonly complaint: string;
}

/** How a game reads what is typed into it. */
export interface Reading {
  /** A move, a question, something known that is no move, or nothing known. */
  readonly kind: 'country' | 'ask' | 'land' | 'unknown';
  /** The one that is meant, or those that are offered. */
  readonly codes: readonly string[];
}

export interface Toolkit<Board, State, Move> {
  readonly game: Game<Board, State, Move>;
  readonly engine: Engine<Board, State, Move>;
  /** One board alone, as it stands in a puzzle. */
  parseBoard(json: unknown): Result<Board>;
  /** The only solution as it is printed, or why there is none. */
  solve(board: Board): Result<Json>;
  verify(board: Board): Verdict;
  /**
   * For a game whose puzzles come back by design: what the ids of equal puzzles have in common. No
   * two puzzles of other games are equal.
   */
  recurrence?(id: string): string;
  /**
   * What a player does where no hint is to be had yet; for games whose hints come after moves of
   * the player's own.
   */
  meanwhile?(board: Board, state: State): Move;
  /** A move of a hint as a player would make it; for games whose hints do more at once than a hand. */
  byHand?(move: Move): readonly Move[];
  /** Something that people note down on the way, or try out: it may turn out to be no move. */
  scribble?(board: Board, state: State, rng: Rng): Move | undefined;
  /** Somewhere that a check may be asked for (`Engine.check`), for games that have them. */
  placeToCheck?(board: Board, state: State, rng: Rng): Json | undefined;
  /** Typed text as the page reads it, for games in which names are typed. */
  read?(typed: string): Reading;
  /**
   * A way through the board for a made-up player, where there is nothing to be worked out.
   *
   * @param practice from 0.6 (quick) to 7 (at leisure).
   */
  demoMoves?(board: Board, practice: number, rng: Rng): readonly Move[];
}
