/**
 * The picture of a finished day for sharing, without spoilers: the day's four boards as at the
 * start, sized by time, with given and blank cells, and no digits except the times. A blank is the
 * darker the later its digit was found.
 */
import { formatDuration } from '../../../lib/duration.ts';
import type { PictureProps } from '../../contract/view.ts';
import { settlingOf, shadesOf } from '../../shared/settling.ts';
import { results } from '../results.ts';
import { start } from '../rules/rules.ts';
import { givenAt } from '../rules/standing.ts';
import type { Board, State } from '../rules/types.ts';
import { DrawnRows, heightOf } from './DrawnRows.tsx';

export { share } from './share.ts';

const WIDTH = 600;
const HEIGHT = 400;
/**
 * Widths in the picture's units: of all four boards together, of the widest board and of the
 * narrowest board.
 */
const ALL = 478;
const WIDEST = 220;
const NARROWEST = 76;
const BETWEEN = 28;
const JUT = 7;

/** The width of each board in the picture: its area is proportional to its time. */
function widthsOf(times: readonly number[]): number[] {
  const roots = times.map(Math.sqrt);
  const sum = roots.reduce((all, one) => all + one, 0);
  const wide = roots.map((root) => Math.min(WIDEST, Math.max(NARROWEST, (root / sum) * ALL)));
  const shrink = Math.min(1, ALL / wide.reduce((all, one) => all + one, 0));
  return wide.map((one) => one * shrink);
}

const fillsOf = ({ fills }: State) => fills.flat().map((digit) => digit || null);

export function Picture({ puzzle, result, steps }: PictureProps<Board, State>) {
  const times = results.timesOf(result);
  const widths = widthsOf(times);
  const whole = widths.reduce((all, one) => all + one, 0) + BETWEEN * (widths.length - 1);
  const tallest = Math.max(...widths) * 1.15;
  const foot = HEIGHT / 2 + tallest / 2 - 14;
  let left = (WIDTH - whole) / 2;
  return (
    <g>
      {puzzle.boards.slice(0, times.length).map((board, i) => {
        const { size } = board;
        const cell = widths[i]! / size;
        const shades = steps && shadesOf(settlingOf(steps, i, fillsOf));
        const x = left;
        left += widths[i]! + BETWEEN;
        return (
          <g key={size}>
            <g transform={`translate(${x} ${foot - heightOf(board) * cell})`}>
              <DrawnRows
                board={board}
                state={start(board)}
                cell={cell}
                jut={JUT}
                content={(row, at) => {
                  const isGiven = givenAt(board, row, at) > 0;
                  const side = cell * (isGiven ? 0.36 : 0.68);
                  return (
                    <rect
                      x={-side / 2}
                      y={-side / 2}
                      width={side}
                      height={side}
                      rx={cell * 0.16}
                      style={{
                        fill: isGiven ? 'var(--color-line)' : 'var(--hue)',
                        fillOpacity: isGiven ? 1 : shades?.[row * size + at],
                      }}
                    />
                  );
                }}
              />
            </g>
            <text
              x={x + widths[i]! / 2}
              y={foot + 40}
              style={{
                fill: 'var(--color-ink)',
                fontSize: 24,
                fontWeight: 600,
                fontVariantNumeric: 'tabular-nums',
                textAnchor: 'middle',
              }}
            >
              {formatDuration(times[i]!)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
