/** The spoiler-free picture of a finished grid: its blocks and a tile for every digit. */
import type { PictureProps } from '../../contract/view.ts';
import type { Board } from '../rules/types.ts';
import { DrawnGrid } from './DrawnGrid.tsx';

const WIDTH = 600;
const TOP = 20;
const SIDE = 360;

export function Picture({ puzzle }: PictureProps<Board>) {
  const board = puzzle.boards[0];
  if (!board) return <g />;
  const { length } = board.rows;
  // The tiles' opacity grows from corner to corner, the same on every grid.
  const strength = (cell: number) =>
    0.45 + (0.55 * (Math.floor(cell / length) + (cell % length))) / (2 * length - 2);
  return (
    <g>
      <g transform={`translate(${(WIDTH - SIDE) / 2} ${TOP})`}>
        <DrawnGrid
          board={board}
          side={SIDE}
          content={(cell, side) => (
            <rect
              x={side * -0.3}
              y={side * -0.3}
              width={side * 0.6}
              height={side * 0.6}
              rx={side * 0.16}
              style={{ fill: 'var(--hue)', fillOpacity: strength(cell) }}
            />
          )}
        />
      </g>
    </g>
  );
}
