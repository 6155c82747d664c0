/**
 * THE contract that every game implements. The play shell, storage, archive, statistics, tools
 * and tests know games only through it.
 *
 * Words: a *puzzle* is what one id stands for, and holds one or more *boards*, played one after
 * the other or side by side (Sudoku Shift has four, every other game one). A board never changes;
 * a *state* is what the player has made of it; a *move* is a small JSON value that leads from one
 * state to the next. A state is never stored: it is the start state with the moves applied.
 *
 * Everything here is pure: no clock, no randomness but the seed, no DOM, no storage.
 */
import type { Json } from '../lib/json.ts';
import type { Result } from '../lib/result.ts';

/** The ids of all games that Crema will ever serve, in the order in which they are shown. */
export const GAME_IDS = [
  'sudoku-shift',
  'yearly-daily',
  'crossnumber',
  'geografind',
  'royal-family',
] as const;
export type GameId = (typeof GAME_IDS)[number];

export interface Puzzle<Board = unknown> {
  /** As it stands in the address: a number in decimal, or a civil date `YYYY-MM-DD`. */
  readonly id: string;
  readonly boards: readonly Board[];
}

export type Status = 'playing' | 'won' | 'lost';

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

/** What was made of one board, as the play shell hands it over when the puzzle is finished. */
export interface Play<State> {
  readonly state: State;
  /** Time on this board in whole ms, at least 1, without what the hints cost. */
  readonly elapsed: number;
  /** How many hints were taken on this board. */
  readonly hints: number;
}

/**
 * Why there is no hint: nothing is left to do, the game has none to give at this point, or the
 * board is no proper puzzle and cannot be finished at all.
 */
export type HintProblem = 'finished' | 'locked' | 'unsolvable';

/**
 * How the boards of a finished puzzle were left: one list of moves a board, in board order, as JSON
 * (`Game.movesTo`).
 */
export type Ending = readonly (readonly Json[])[];

/** Text to share. Neither form gives anything of the solution away. */
export interface ShareText {
  /** Several short lines, with emoji. */
  readonly lines: string;
  /** One sentence that a screen reader reads well. */
  readonly sentence: string;
}

export interface Game<Board = unknown, State = unknown, Move = unknown> {
  readonly id: GameId;
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

  // Reading what comes from outside. Each accepts anything at all and returns a Result; what it
  // accepts never crashes the functions below.

  /** One puzzle as it stands in a pack. */
  parsePuzzle(json: unknown): Result<Puzzle<Board>>;
  /** One move as it stands in a saved game. Whether it is legal is for `apply` to say. */
  parseMove(json: unknown): Result<Move>;
  /** One entry of the game's profile map (design, section 2), complete or not. */
  parseResult(json: unknown): Result<Json>;

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
  /** How hard the board is, from 1 to 5; null where nothing is said about it. */
  beans(board: Board): number | null;

  // Results.

  /** Whether an accepted result is complete by the specification's words for this game. */
  isComplete(result: Json): boolean;
  /** Whether a complete result was a success; a loss ends a streak. */
  isWin(result: Json): boolean;
  /** The figure that leaderboards and statistics order by; lower is better. Complete results only. */
  rank(result: Json): number;
  /** Time on each board in ms, penalties included, as far as a complete result tells. */
  timesOf(result: Json): readonly number[];

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
