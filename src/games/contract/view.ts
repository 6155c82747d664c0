/** The React side of the contract in game.ts. Types only. */

import type { ComponentType, ReactNode } from 'react';
import type { CivilDate } from '../../daily/date.ts';
import type { Json } from '../../lib/json.ts';
import type { HintStep } from './engine.ts';
import type { FinalMoves, Puzzle, Status } from './game.ts';

/** The player's preferences for how boards are shown. */
export interface BoardPreferences {
  /** Whether to mark digits that clash. */
  readonly markConflicts: boolean;
  /** The unit of distances on the ground. */
  readonly units: 'km' | 'miles';
  /** Whether a new game shows directions, where a game can hide them. */
  readonly arrows: boolean;
}

/** The parts of a board's view, for the shell to lay out. */
export interface BoardParts {
  readonly board: ReactNode;
  readonly controls: ReactNode;
  /** Text about a finished board, shown below the puzzle's result. */
  readonly ending?: ReactNode;
}

/** The shown step of a hint, as drawn on the board. */
export interface ShownHint<Focus = unknown> extends Pick<HintStep<Focus>, 'evidence' | 'target'> {
  /** Candidates excluded by the hint's steps up to and including the shown one. */
  readonly rulesOut: readonly Json[];
  /** Whether the hint names a mistake of the player's. */
  readonly isMistake: boolean;
}

export interface BoardViewProps<Board = unknown, State = unknown, Move = unknown, Focus = unknown> {
  readonly board: Board;
  /** The puzzle's id. Missing in an example. */
  readonly puzzleId?: string;
  readonly state: State;
  readonly status: Status;
  /** Whether the board accepts no moves. */
  readonly locked: boolean;
  /** The hint step being shown: its evidence and target are marked differently. */
  readonly hint: ShownHint<Focus> | null;
  readonly preferences: BoardPreferences;
  /**
   * The player's last cursor position on this board, as passed to `onCursor`; null for none. It may
   * come from another build of the app, so it must be validated.
   */
  readonly savedCursor?: Json;
  /** Scope of the board's keyboard handler: the whole page, or only while focus is on the board. */
  readonly keys: 'page' | 'board';
  onMove(move: Move): void;
  /** Changes preferences, for this game and later ones. Missing in an example. */
  onPreferences?(changes: Partial<BoardPreferences>): void;
  /** Called when the player moves the board's cursor, so that it can be restored on reopening. */
  onCursor?(cursor: Json): void;
  /**
   * Questions that the board may ask the engine. Missing where there is no engine, as in an
   * example.
   */
  readonly engine?: BoardEngine;
  /** Announces a short sentence to screen readers. */
  announce(text: string): void;
  /** Lays out the parts of the board's view; provided by the play shell. */
  children(parts: BoardParts): ReactNode;
}

/** Questions that a board may ask the engine, each at the price of a hint. */
export interface BoardEngine {
  /** Checks the player's entry at a place on the board (`Engine.check`); the answer is a move. */
  check(place: Json): void;
  /** Asks for a hint towards the condition of the puzzle's day; see `Engine.hint`. */
  hint(aim: string): void;
  /** Whether a check of an entry is under way. */
  readonly isChecking: boolean;
  /**
   * The number of solutions that can still be reached (`Engine.ways`); the player pays for the
   * answer once per state of the board. Null if the solutions cannot be counted.
   */
  countWays(): Promise<number | null>;
  /**
   * Cancels the last question to the engine while it is unanswered, so that the player is not
   * charged.
   */
  cancel(): void;
}

/** A puzzle of the same game that the player has finished. */
export interface PastPuzzle {
  readonly id: string;
  /** A complete result. */
  readonly result: Json;
  /**
   * The moves to the final state of each board, as stored: read them with `parseMove`. Null if this
   * device has none stored.
   */
  readonly ending: FinalMoves | null;
  /** Further solutions that the player found on replaying the puzzle, as stored. */
  readonly ways: readonly FinalMoves[];
}

/** How many of a puzzle's several solutions the player has found. */
export interface WaysFound {
  readonly found: number;
  /** The puzzle's total number of solutions. */
  readonly of: number;
}

export interface AlmanacProps<Board = unknown> {
  readonly puzzle: Puzzle<Board>;
  /** All puzzles that the player has finished in this game, including this one once finished. */
  readonly finished: readonly PastPuzzle[];
}

/**
 * Help on the board's own keyboard keys, the most needed first: the export `KEYS` of
 * view/HowToPlay.tsx. The page adds the keys common to all games (undo, hint).
 */
export type KeyList = readonly (readonly [keys: string, meaning: string])[];

/** Props of `HowToPlay` in a game's view/HowToPlay.tsx: the rules, made by Tryout.tsx. */
export interface HowToPlayProps {
  readonly preferences: BoardPreferences;
  /** The player's input device: keys are mentioned only to players with a keyboard. */
  readonly input: 'touch' | 'keyboard';
  /** Opens the puzzle itself once the example is done. Missing where there is no puzzle. */
  onPlay?(): void;
}

/**
 * Props of the export `Miniature` of a game's view/miniature.tsx: a board in its present state, at
 * the size of a stamp. An `svg` of the view box `0 0 100 100` that needs no stylesheet, is hidden
 * from screen readers, and takes its colours from the variables of src/ui/styles/tokens.css.
 */
export interface MiniatureProps<Board = unknown, State = unknown> {
  readonly board: Board;
  readonly state: State;
  /** The puzzle was never opened: draw nothing that helps to solve it before the clock runs. */
  readonly isSealed?: boolean;
}

/** The state of the open board after an entry of a play's log. */
export interface PlayStep<State = unknown> {
  /** Index of the board. */
  readonly board: number;
  readonly state: State;
  /** Playing time on this board so far, in ms. */
  readonly at: number;
}

/**
 * Props of the export `Picture` of a game's view/picture.tsx: the shape of a finished play, to
 * share with friends who have not played it yet, so it must not reveal the solution. A `g` for an
 * area of 600 × 400 units, drawn like a miniature, without text except figures of the result.
 */
export interface PictureProps<Board = unknown, State = unknown> {
  readonly puzzle: Puzzle<Board>;
  /** A complete result. */
  readonly result: Json;
  /** The moves to the final state of each board; see `PastPuzzle`. */
  readonly ending: FinalMoves | null;
  /** How the puzzle was played, step by step; null if this device has no log of it. */
  readonly steps: readonly PlayStep<State>[] | null;
}

/** A puzzle's place in a game's piece on the shelf. */
export interface ShelfPlace {
  readonly id: string;
  /** The date of its release. */
  readonly date: CivilDate;
  /** The player's complete result, or null. */
  readonly result: Json | null;
  /** Difficulty from one to five; null when unrated. */
  readonly beans: number | null;
  /** See `PastPuzzle`. */
  readonly ending: FinalMoves | null;
  /** The attributes of the puzzle's link, its name for screen readers among them. */
  readonly link: {
    readonly href: string;
    readonly 'aria-label': string;
    readonly 'aria-current'?: 'date';
  };
}

export interface PieceProps {
  /** The year that the shelf shows: "2026". */
  readonly year: string;
  /** The puzzles of that year that are out, oldest first. */
  readonly places: readonly ShelfPlace[];
  /** All puzzles that the player has finished, oldest first. */
  readonly finished: readonly ShelfPlace[];
}

/**
 * The exports of a game's view/piece.tsx: the picture of a player's finished puzzles on their shelf.
 * Its links share a tab stop (src/ui/Roving.tsx), and open without loading the page.
 */
export interface PieceModule {
  readonly Piece: ComponentType<PieceProps>;
  /** The piece's stylesheet, as text; rules that pieces share are in src/app/shelf/shelf.css. */
  readonly styles: string;
  /** The things that players collect, for games with a limited number of them: 73 of 197 countries. */
  collected?(results: readonly Json[]): {
    readonly found: number;
    readonly of: number;
    readonly things: string;
  };
  /** The hints in a complete result, for games whose results contain them. */
  hintsOf?(result: Json): number;
}

/** A finished puzzle's text to share. Neither form reveals the solution. */
export interface ShareText {
  /** The text as short lines, with emoji. */
  readonly lines: string;
  /** The text as a sentence that a screen reader reads well. */
  readonly sentence: string;
}

/**
 * The exports of a game's view/picture.tsx: what a finished play shows of itself, loaded once the
 * puzzle is finished.
 */
export interface PictureModule {
  readonly Picture: ComponentType<PictureProps>;
  /**
   * The text to share about a finished puzzle.
   * @param name the puzzle's displayed name: "Geografind 399".
   * @param result complete.
   * @param mark see `markOf`.
   */
  share(name: string, puzzle: Puzzle, result: Json, mark: string | null): ShareText;
  /**
   * The player's own condition for this play, if they met it, in a few words: "without arrows". It
   * counts neither in the result nor on leaderboards.
   * @param ending as in `PictureProps`.
   */
  markOf?(puzzle: Puzzle, result: Json, ending: FinalMoves | null): string | null;
}

export interface PaperProps<Board = unknown, State = unknown> {
  readonly puzzle: Puzzle<Board>;
  /** The player's state of each board. */
  readonly states: readonly State[];
}

/** The exports of a game's view/views.tsx. */
export interface GameViews {
  /** Description of the game in two or three sentences, for its landing page. */
  readonly about: string;
  /** The game's own stylesheet, as text. */
  readonly styles: string;
  readonly BoardView: ComponentType<BoardViewProps>;
  /**
   * A panel on how this puzzle relates to the player's other puzzles of the game; shown beside or
   * below the board.
   */
  readonly Almanac?: ComponentType<AlmanacProps>;
  /**
   * Print version of the whole puzzle on one sheet, for games that print more than the current
   * board. This code is loaded once the play page is idle, and rendered when the player prints;
   * until it is loaded, the current board is printed.
   */
  paper?(): Promise<{ readonly Paper: ComponentType<PaperProps> }>;
  /**
   * Solutions of this puzzle that the player has found, over all finished puzzles of the game. This
   * function enables replaying a finished puzzle in search of another solution: for games with
   * `Game.hasWays` and puzzles of one board, where each solution is a final state of the board.
   */
  waysFound?(puzzle: Puzzle, finished: readonly PastPuzzle[]): WaysFound;
}
