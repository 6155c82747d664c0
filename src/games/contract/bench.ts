/**
 * The interface through which the desk (src/desk) makes and judges a game's boards for an editor. A
 * `Bench` needs the solver and the generator: the app runs it in the desk's own worker, and players
 * never load it.
 */

export interface LogicReport<State> {
  /** Whether the solver's named techniques finish the board without guessing. */
  readonly solves: boolean;
  /** Names of the solving techniques used on the board, the hardest first, with their counts. */
  readonly techniques: readonly { readonly name: string; readonly times: number }[];
  /**
   * The board's state in which the solving techniques find no further step; null if they finish the
   * board.
   */
  readonly stall: State | null;
}

/** A part of a board that might be left out of it, such as a clue. */
export interface PartReport {
  /** The part's name as shown to an editor: "Clue 3". */
  readonly name: string;
  /** How the board would change without this part, as a sentence. */
  readonly words: string;
  /**
   * False if the board's other parts already imply this part; null if the solver gave up before it
   * knew.
   */
  readonly needed: boolean | null;
}

/** Assessment of one clue, for games that have clues. */
export interface ClueReport {
  /** The id of the clue's entry in the grid, such as "8a". */
  readonly id: string;
  /**
   * How many answers fit this clue alone; null where the answer depends on other clues' answers.
   */
  readonly leaves: number | null;
  /**
   * The board's number of solutions without this clue, 2 for two or more; null if the solver gave
   * up before it knew.
   */
  readonly without: 0 | 1 | 2 | null;
  /** Whether the solver's logic finishes the board even without this clue. */
  readonly spare: boolean;
}

export interface BoardReport<State = unknown> {
  /** The board's number of solutions; 2 stands for two or more. */
  readonly solutions: 0 | 1 | 2;
  /** The search for solutions was cut off: there may be more than `solutions` says. */
  readonly unsure?: boolean;
  /** The board's first and, where there is one, second solution, as won states. */
  readonly solved: readonly State[];
  readonly logic: LogicReport<State>;
  /** The board's measured difficulty in beans, 1 to 5; null if it cannot be measured. */
  readonly beans: number | null;
  /** Reasons not to publish the board, a sentence each; empty when there are none. */
  readonly complaints: readonly string[];
  /** An assessment of each part in the board's order, for games that assess their boards' parts. */
  readonly parts?: readonly PartReport[];
  /** An assessment of each clue in the board's order, for games that have clues. */
  readonly clues?: readonly ClueReport[];
}

export interface Wish {
  /** Id of the puzzle that the board is for, as in the puzzle's address. */
  readonly id: string;
  /** Index of the board in the puzzle, from 0. */
  readonly board: number;
  /** The board's wanted difficulty in beans, 1 to 5. */
  readonly beans: number;
  /** Seed of the board generator: equal wishes with equal seeds make equal boards. */
  readonly seed: string;
}

export interface Bench<Board = unknown, State = unknown> {
  /** Generates the board that comes closest to the editor's wish. May take seconds. */
  propose(wish: Wish): Board;
  /** Judges any board that `parseBoard` accepts, unfinished ones too. */
  report(board: Board): BoardReport<State>;
}
