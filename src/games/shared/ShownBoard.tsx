/** A board as players see it that takes no moves: the puzzle or its solution in an editor. */
import type { ComponentType } from 'react';
import type { BoardViewProps } from '../contract/view.ts';

const PREFERENCES = { markConflicts: false, units: 'km', arrows: true } as const;
const nothing = () => {};

export interface ShownBoardProps<Board, State, Move, Focus> {
  readonly view: ComponentType<BoardViewProps<Board, State, Move, Focus>>;
  readonly board: Board;
  readonly state: State;
  readonly status?: 'playing' | 'won';
}

export function ShownBoard<Board, State, Move, Focus>({
  view: BoardView,
  status = 'won',
  ...shown
}: ShownBoardProps<Board, State, Move, Focus>) {
  return (
    <div className="@container">
      <BoardView
        {...shown}
        status={status}
        locked
        hint={null}
        preferences={PREFERENCES}
        keys="board"
        onMove={nothing}
        announce={nothing}
      >
        {(parts) => parts.board}
      </BoardView>
    </div>
  );
}
