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
const BLOCK = 'light-dark(#273246, #04070d)';
/** Lighter than a card in the dark: on home's, blocks and squares would look alike. */
const SQUARE = 'light-dark(var(--color-card), #222d41)';
const RULE = 'light-dark(#273246, #3a465b)';

/** A square with round corners, as a path: one element draws all of them. */
function roundedSquare(x: number, y: number, side: number, radius: number): string {
  const straight = side - 2 * radius;
  const corner = (right: number, down: number) =>
    `a${radius} ${radius} 0 0 1 ${right * radius} ${down * radius}`;
  return (
    `M${x + radius} ${y}h${straight}${corner(1, 1)}v${straight}${corner(-1, 1)}` +
    `h${-straight}${corner(-1, -1)}v${-straight}${corner(1, -1)}z`
  );
}

export function DrawnGrid({ board, side, content }: DrawnGridProps) {
  const { size, cells } = gridOf(board.rows);
  const cell = side / size;
  const line = Math.max(0.6, cell * 0.04);
  const placed = cells.map((at) => ({ at, row: Math.floor(at / size), column: at % size }));
  const squares = placed.map(({ row, column }) =>
    roundedSquare(column * cell + line / 2, row * cell + line / 2, cell - line, cell * 0.06),
  );
  return (
    <>
      <rect
        width={side}
        height={side}
        rx={cell * 0.16}
        style={{ fill: BLOCK, stroke: RULE, strokeWidth: line }}
      />
      <path d={squares.join('')} style={{ fill: SQUARE, stroke: RULE, strokeWidth: line }} />
      {placed.map(({ at, row, column }) => {
        const inside = content(at, cell);
        return (
          inside && (
            <g key={at} transform={`translate(${(column + 0.5) * cell} ${(row + 0.5) * cell})`}>
              {inside}
            </g>
          )
        );
      })}
    </>
  );
}
