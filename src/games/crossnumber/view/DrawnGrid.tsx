/** A grid as SVG, for the miniature and the shared picture: its blocks and the cells' content. */
import type { ReactNode } from 'react';
import { lightDark } from '../../../ui/lightDark.ts';
import { gridOf } from '../rules/grid.ts';
import type { Board } from '../rules/types.ts';

export interface DrawnGridProps {
  readonly board: Board;
  readonly side: number;
  /** Renders a cell's content, with the origin in the cell's middle. */
  content(cell: number, side: number): ReactNode;
}

/** The colours of blocks and lines (`RULE`) match those of the board (grid.css). */
const BLOCK = lightDark('#273246', '#04070d');
/**
 * Squares are lighter than a card in dark mode: on the cards of the home page, blocks and squares
 * would look alike.
 */
const SQUARE = lightDark('var(--color-card)', '#222d41');
const RULE = lightDark('#273246', '#3a465b');

/** A rounded square as a path, so that one element draws all of them. */
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
