/** A board as players see it that takes no moves: an editor's solution. */
import type { ComponentType } from 'react';
import type { BoardViewProps } from '../contract/view.ts';

const PREFERENCES = { markConflicts: false, units: 'km' } as const;
const nothing = () => {};

export interface ShownBoardProps<Board, State, Move, Focus> {
  readonly view: ComponentType<BoardViewProps<Board, State, Move, Focus>>;
  readonly board: Board;
  readonly state: State;
}

export function ShownBoard<Board, State, Move, Focus>({
  view: BoardView,
  board,
  state,
}: ShownBoardProps<Board, State, Move, Focus>) {
  return (
    <BoardView
      board={board}
      state={state}
      status="won"
      locked
      hint={null}
      preferences={PREFERENCES}
      keys="board"
      onMove={nothing}
      announce={nothing}
    >
      {(parts) => parts.board}
    </BoardView>
  );
}
