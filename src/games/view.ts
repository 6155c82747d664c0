/** What a game shows: the React side of the contract in game.ts. Types only. */
import type { ComponentType, ReactNode } from 'react';
import type { Status } from './game.ts';

/** Preferences of the player that bear on how boards are shown. */
export interface BoardPreferences {
  /** Mark digits that clash. */
  readonly markConflicts: boolean;
}

export interface BoardViewProps<Board = unknown, State = unknown, Move = unknown, Focus = unknown> {
  readonly board: Board;
  readonly state: State;
  readonly status: Status;
  /** No moves are taken now. */
  readonly locked: boolean;
  /** Places that the hint speaks of. */
  readonly focus: readonly Focus[];
  readonly preferences: BoardPreferences;
  /** Whose keys it takes: the whole page's, or only those pressed with the focus on the board. */
  readonly keys: 'page' | 'board';
  onMove(move: Move): void;
  /** Says a short sentence to screen readers. */
  announce(text: string): void;
  /** Lays out the two parts: the play shell knows where they go. */
  children(parts: { readonly board: ReactNode; readonly controls: ReactNode }): ReactNode;
}

/** What a game's views.tsx exports. */
export interface GameViews {
  readonly BoardView: ComponentType<BoardViewProps>;
  /** The rules, with a small example to try. */
  readonly HowToPlay: ComponentType;
}
