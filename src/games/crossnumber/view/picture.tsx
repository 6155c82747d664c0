/**
 * The spoiler-free picture of a finished grid: its blocks and a tile for every digit, the darker the
 * later it was found. A tile has a hole where another digit stood before.
 */
import type { PictureProps } from '../../contract/view.ts';
import { Rhythm } from '../../shared/Rhythm.tsx';
import { settlingOf, shadesOf } from '../../shared/settling.ts';
import { type Board, EMPTY, type State } from '../rules/types.ts';
import { DrawnGrid } from './DrawnGrid.tsx';

export { share } from './share.ts';

const WIDTH = 600;

export function Picture({ puzzle, steps }: PictureProps<Board, State>) {
  const board = puzzle.boards[0];
  if (!board) return <g />;
  const { length } = board.rows;
  const parts =
    steps &&
    settlingOf(steps, 0, ({ digits }) => digits.map((one) => (one === EMPTY ? null : one)));
  const shades = parts && shadesOf(parts);
  // Without a play the tiles' opacity grows from corner to corner, the same on every grid.
  const strength = (cell: number) =>
    shades?.[cell] ??
    0.45 + (0.55 * (Math.floor(cell / length) + (cell % length))) / (2 * length - 2);
  const [top, side] = parts ? [4, 336] : [20, 360];
  return (
    <g>
      <g transform={`translate(${(WIDTH - side) / 2} ${top})`}>
        <DrawnGrid
          board={board}
          side={side}
          content={(cell, edge) => (
            <>
              <rect
                x={edge * -0.3}
                y={edge * -0.3}
                width={edge * 0.6}
                height={edge * 0.6}
                rx={edge * 0.16}
                style={{ fill: 'var(--hue)', fillOpacity: strength(cell) }}
              />
              {(parts?.[cell]?.before.length ?? 0) > 0 && (
                <circle r={edge * 0.1} style={{ fill: 'var(--color-card)' }} />
              )}
            </>
          )}
        />
      </g>
      {parts && <Rhythm parts={parts} />}
    </g>
  );
}
