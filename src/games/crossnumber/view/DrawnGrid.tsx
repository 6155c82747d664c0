/** A grid as a drawing of its own, for a stamp and a picture: its blocks, and what is in its cells. */
import type { ReactNode } from 'react';
import { gridOf } from '../rules/grid.ts';
import type { Board } from '../rules/types.ts';

export interface DrawnGridProps {
  readonly board: Board;
  readonly side: number;
  /** What is in a cell: its middle is the origin. */
  content(cell: number, side: number): ReactNode;
}

/** As the board's own blocks and lines are. */
const BLOCK = 'light-dark(#273246, #3a465b)';

export function DrawnGrid({ board, side, content }: DrawnGridProps) {
  const { size, cells } = gridOf(board.rows);
  const cell = side / size;
  const line = Math.max(0.6, cell * 0.04);
  return (
    <>
      <rect
        width={side}
        height={side}
        rx={cell * 0.16}
        style={{ fill: BLOCK, stroke: BLOCK, strokeWidth: line }}
      />
      {cells.map((at) => {
        const [row, column] = [Math.floor(at / size), at % size];
        return (
          <g key={at} transform={`translate(${(column + 0.5) * cell} ${(row + 0.5) * cell})`}>
            <rect
              x={-cell / 2 + line / 2}
              y={-cell / 2 + line / 2}
              width={cell - line}
              height={cell - line}
              rx={cell * 0.06}
              style={{ fill: 'var(--color-card)' }}
            />
            {content(at, cell)}
          </g>
        );
      })}
    </>
  );
}
