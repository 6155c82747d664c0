/** What a game's editor is: boards changed by hand at the desk. Types only. */
import type { ComponentType } from 'react';
import type { BoardReport } from './bench.ts';

export interface EditorProps<Board = unknown, State = unknown> {
  /** Of the puzzle, as it stands in the address: it tells the day. */
  readonly id: string;
  readonly board: Board;
  /** What was last said of the board at this place; null until something was. */
  readonly report: BoardReport<State> | null;
  /** Whether it speaks of this very board, and not of the one before the last edit. */
  readonly fresh: boolean;
  /** The report says nothing, and will not: a sentence why. */
  readonly problem: string | null;
  /** An edit: a board that the game's parser accepts. */
  onChange(board: Board): void;
  /** Asks for a small change that takes a solver (`Bench.tools`). */
  onTool(name: string): void;
  /** One is under way. */
  readonly busy: boolean;
  /** Says a short sentence, and shows it. */
  announce(text: string): void;
}

/** What a game's editor/boardEditor.tsx exports as `editor`. */
export interface BoardEditor<Board = unknown, State = unknown> {
  /** Its stylesheet, as text. */
  readonly styles: string;
  /** Draws the solutions too. */
  readonly Editor: ComponentType<EditorProps<Board, State>>;
  /** The board with as many beans as were measured. */
  withBeans(board: Board, beans: number): Board;
  /** What was changed, a short line each. */
  differences(before: Board, after: Board): readonly string[];
  /**
   * Short lines that tell the board from others besides its miniature. Left out where the miniature shows
   * all of it.
   */
  summary?(board: Board): readonly string[];
}
