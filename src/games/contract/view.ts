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
  /** Whose keys it takes: the whole page's, or only those pressed with the focus on the board. */
  readonly keys: 'page' | 'board';
  onMove(move: Move): void;
  /**
   * Asks the engine whether what stands at a place is right (`Engine.check`): a hint's time is
   * added. Missing where nobody is there to ask, as in an example.
   */
  onCheck?(place: Json): void;
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
}

export interface AlmanacProps<Board = unknown> {
  readonly puzzle: Puzzle<Board>;
  /** All that the player has finished in this game, this puzzle included once it is. */
  readonly finished: readonly PastPuzzle[];
}

export interface HowToPlayProps {
  readonly preferences: BoardPreferences;
}

/** Text to share. Neither form gives anything of the solution away. */
export interface ShareText {
  /** Several short lines, with emoji. */
  readonly lines: string;
  /** One sentence that a screen reader reads well. */
  readonly sentence: string;
}

/** What a game's view/views.tsx exports. */
export interface GameViews {
  /** What the game is, in two or three sentences, for its landing page. */
  readonly about: string;
  /** The game's own stylesheet, as text. */
  readonly styles: string;
  readonly BoardView: ComponentType<BoardViewProps>;
  /** The rules, with a small example to try: made of Tryout.tsx. */
  readonly HowToPlay: ComponentType<HowToPlayProps>;
  /** What the player's other puzzles have to say about this one; stands beside or below the board. */
  readonly Almanac?: ComponentType<AlmanacProps>;
  /** `result` is complete. `title` is the game's name. */
  share(title: string, puzzle: Puzzle, result: Json): ShareText;
}
