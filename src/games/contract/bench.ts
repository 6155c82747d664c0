/**
 * What the desk (src/desk) needs of a game: making and judging boards with somebody looking on. Heavy;
 * in the app it runs in the desk's own worker, and nothing of it is in a player's chunks.
 */
import type { Result } from '../../lib/result.ts';

export interface LogicReport<State> {
  /** Whether the named techniques alone finish the board. */
  readonly solves: boolean;
  /** Names of what was used, the hardest first, and how often. */
  readonly techniques: readonly { readonly name: string; readonly times: number }[];
  /** How far they got, where they do not get to the end. */
  readonly stall: State | null;
}

/** A part of a board that might be left out of it, such as a clue. */
export interface PartReport {
  /** "Clue 3" */
  readonly name: string;
  /** What becomes of the board without it, as a sentence. */
  readonly words: string;
  /** Whether it says anything that the others do not; null where that was too much to look through. */
  readonly needed: boolean | null;
}

/** What is to be said of one clue, for games that have clues. */
export interface ClueReport {
  /** As the board calls it. */
  readonly id: string;
  /** How much it leaves of what it speaks of, by itself; null where nobody can count that. */
  readonly leaves: number | null;
  /** How many solutions the board has without it, 2 for two or more; null where that was too much to search. */
  readonly without: 0 | 1 | 2 | null;
  /** Without it logic solves the board as well. */
  readonly spare: boolean;
}

export interface BoardReport<State = unknown> {
  /** How many solutions there are; 2 stands for two or more. */
  readonly solutions: 0 | 1 | 2;
  /** There was too much to search: there may be more solutions than `solutions` says. */
  readonly unsure?: boolean;
  /** The first and, where there is one, the second solution, as won states. */
  readonly solved: readonly State[];
  readonly logic: LogicReport<State>;
  /** How hard it is, from 1 to 5, as measured; null where that cannot be said. */
  readonly beans: number | null;
  /** What speaks against publishing it, a sentence each; empty when nothing does. */
  readonly complaints: readonly string[];
  /** In the board's order, for games that say it of their parts. */
  readonly parts?: readonly PartReport[];
  /** One by one, for games that have clues. */
  readonly clues?: readonly ClueReport[];
}

export interface Wish {
  /** As it stands in the address. */
  readonly id: string;
  /** Which board of the puzzle, from 0. */
  readonly board: number;
  /** 1 to 5. */
  readonly beans: number;
  /** Equal wishes with equal seeds make equal boards. */
  readonly seed: string;
}

export interface Bench<Board = unknown, State = unknown> {
  /** A board as wished for, or as near as it gets. May take seconds. */
  propose(wish: Wish): Board;
  /** Everything that is to be said of a board that `parseBoard` accepts, unfinished ones too. */
  report(board: Board): BoardReport<State>;
  /**
   * Small changes that take a solver, by name: the board after one, or a sentence why there is none.
   * Equal seeds change equal boards alike.
   */
  readonly tools?: Readonly<Record<string, (board: Board, seed: string) => Result<Board>>>;
}
