/** Props and exports of a game's editor, which changes boards by hand at the desk. Types only. */
import type { ComponentType } from 'react';
import type { BoardReport } from './bench.ts';

export interface EditorProps<Board = unknown, State = unknown> {
  /** Id of the edited puzzle, as in the page's address: it determines the puzzle's day. */
  readonly id: string;
  readonly board: Board;
  /**
   * The solver's latest report on the edited board, perhaps from before the last edit (see
   * `fresh`); null until the first report.
   */
  readonly report: BoardReport<State> | null;
  /** Whether the report describes the present board, not the one before the last edit. */
  readonly fresh: boolean;
  /** Why the solver will give no report on the board, as a sentence; null if it will. */
  readonly problem: string | null;
  /** Called with an edited board that the game's parser accepts. */
  onChange(board: Board): void;
  /** Shows a short sentence and announces it to screen readers. */
  announce(text: string): void;
}

/** The export `editor` of a game's editor/boardEditor.tsx. */
export interface BoardEditor<Board = unknown, State = unknown> {
  /** The editor's stylesheet, as text. */
  readonly styles: string;
  /** The editor; it also draws the board's solutions. */
  readonly Editor: ComponentType<EditorProps<Board, State>>;
  /** A copy of the board with the measured beans. */
  withBeans(board: Board, beans: number): Board;
  /** The changes between two versions of a board, a short line each. */
  differences(before: Board, after: Board): readonly string[];
  /**
   * Short lines of text, shown beside a board's miniature, that distinguish the board from others.
   * A game whose miniature shows everything omits this function.
   */
  summary?(board: Board): readonly string[];
}
