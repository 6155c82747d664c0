/** What a game shows: the React side of the contract in game.ts. Types only. */

import type { ComponentType, ReactNode } from 'react';
import type { Json } from '../../lib/json.ts';
import type { HintStep } from './engine.ts';
import type { FinalMoves, Puzzle, Status } from './game.ts';

/** Preferences of the player that bear on how boards are shown. */
export interface BoardPreferences {
  /** Mark digits that clash. */
  readonly markConflicts: boolean;
  /** The unit of distances on the ground. */
  readonly units: 'km' | 'miles';
}

/** What a board shows, in parts. */
export interface BoardParts {
  readonly board: ReactNode;
  readonly controls: ReactNode;
  /** What is told of a finished board; stands below the puzzle's result. */
  readonly ending?: ReactNode;
}

/** What a board draws of a hint. */
export interface ShownHint<Focus = unknown> extends Pick<HintStep<Focus>, 'evidence' | 'target'> {
  /** What all steps up to this one have ruled out. */
  readonly rulesOut: readonly Json[];
  /** It names a mistake. */
  readonly isMistake: boolean;
}

export interface BoardViewProps<Board = unknown, State = unknown, Move = unknown, Focus = unknown> {
  readonly board: Board;
  readonly state: State;
  readonly status: Status;
  /** No moves are taken now. */
  readonly locked: boolean;
  /** The step of a hint that is shown now: its places are marked, evidence and target apart. */
  readonly hint: ShownHint<Focus> | null;
  readonly preferences: BoardPreferences;
  /**
   * Where the player was on this board when it was last left, as `onPlace` told it; null for nowhere. It
   * may be another build's, so it is read as anything.
   */
  readonly place?: Json;
  /** Whose keys it takes: the whole page's, or only those pressed with the focus on the board. */
  readonly keys: 'page' | 'board';
  onMove(move: Move): void;
  /** The player has gone to another place, to be found there when the board is opened again. */
  onPlace?(place: Json): void;
  /**
   * Asks the engine whether what stands at a place is right (`Engine.check`): a hint's time is
   * added. Missing where nobody is there to ask, as in an example.
   */
  onCheck?(place: Json): void;
  /** The engine is asked that just now. */
  readonly checking?: boolean;
  /**
   * Asks the engine in how many ways the board can be finished from here (`Engine.ways`): a hint's time
   * is added, once a position. Null where it could not be told. Missing where nobody is there to ask.
   */
  onWays?(): Promise<number | null>;
  /** Takes back what was asked last, as long as there is no answer: nothing is charged then. */
  onCancel?(): void;
  /** Says a short sentence to screen readers. */
  announce(text: string): void;
  /** Lays out the parts: the play shell knows where they go. */
  children(parts: BoardParts): ReactNode;
}

/** A puzzle of the same game that the player has finished. */
export interface PastPuzzle {
  readonly id: string;
  /** Complete. */
  readonly result: Json;
  /**
   * How its boards were left, as it was stored: its moves are to be read with `parseMove`. Null when
   * this device does not know.
   */
  readonly ending: FinalMoves | null;
  /** In which further ways they were finished later, as it was stored. */
  readonly ways: readonly FinalMoves[];
}

/** In how many of its ways a player has finished a puzzle. */
export interface WaysFound {
  readonly found: number;
  /** How many there are. */
  readonly of: number;
}

export interface AlmanacProps<Board = unknown> {
  readonly puzzle: Puzzle<Board>;
  /** All that the player has finished in this game, this puzzle included once it is. */
  readonly finished: readonly PastPuzzle[];
}

/**
 * The board's own keys, in the order in which they are needed: view/HowToPlay.tsx exports them as `KEYS`. The
 * page adds those that every game has (undo, hint).
 */
export type KeyList = readonly (readonly [keys: string, meaning: string])[];

/** What a game's view/HowToPlay.tsx exports as `HowToPlay`: the rules, made of Tryout.tsx. */
export interface HowToPlayProps {
  readonly preferences: BoardPreferences;
  /** What the player plays with: nobody is told of keys who has none. */
  readonly input: 'touch' | 'keyboard';
  /** Where the example leads to, once it is done: the puzzle itself. Missing where there is none. */
  onPlay?(): void;
}

/**
 * What a game's view/miniature.tsx exports as `Miniature`: one board as it stands, at the size of a
 * stamp. An `svg` of the view box `0 0 100 100` that needs no stylesheet, is hidden from screen
 * readers, and takes its colours from the variables of src/ui/styles/tokens.css.
 */
export interface MiniatureProps<Board = unknown, State = unknown> {
  readonly board: Board;
  readonly state: State;
  /** The player has not opened the puzzle: nothing that helps to solve it is drawn before the clock runs. */
  readonly isSealed?: boolean;
}

/**
 * What a game's view/picture.tsx exports as `Picture`: the shape of a finished play, to be shown to
 * friends who have not played it yet, so nothing of the solution can be read from it. A `g` for an
 * area of 600 × 400 units, drawn like a miniature, and without text but figures of the result.
 */
export interface PictureProps<Board = unknown> {
  readonly puzzle: Puzzle<Board>;
  /** Complete. */
  readonly result: Json;
  /** See `PastPuzzle`. */
  readonly ending: FinalMoves | null;
}

/** Text to share. Neither form gives anything of the solution away. */
export interface ShareText {
  /** Several short lines, with emoji. */
  readonly lines: string;
  /** One sentence that a screen reader reads well. */
  readonly sentence: string;
}

export interface PaperProps<Board = unknown, State = unknown> {
  readonly puzzle: Puzzle<Board>;
  /** By board: what the player has made of it. */
  readonly states: readonly State[];
}

/** What a game's view/views.tsx exports. */
export interface GameViews {
  /** What the game is, in two or three sentences, for its landing page. */
  readonly about: string;
  /** The game's own stylesheet, as text. */
  readonly styles: string;
  readonly BoardView: ComponentType<BoardViewProps>;
  /** What the player's other puzzles have to say about this one; stands beside or below the board. */
  readonly Almanac?: ComponentType<AlmanacProps>;
  /**
   * What is printed in place of the board on the table, for games that have more than that to print:
   * all of the puzzle, on one sheet. It is fetched when the page has come to rest, and drawn when it
   * is printed; until it is there the board is printed.
   */
  paper?(): Promise<{ readonly Paper: ComponentType<PaperProps> }>;
  /**
   * How many ways of finishing the puzzle the player has found, in all that they have finished in this
   * game. With it a finished puzzle can be played again, in search of another way: for games that have
   * `Game.movesTo` and puzzles of one board, where a way is how the board is left.
   */
  waysFound?(puzzle: Puzzle, finished: readonly PastPuzzle[]): WaysFound;
  /** `result` is complete. `name` is what people call the puzzle: "Geografind 399". */
  share(name: string, puzzle: Puzzle, result: Json): ShareText;
}
