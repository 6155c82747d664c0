/**
 * The picture of a finished day for sharing, without spoilers: the day's four boards as at the
 * start, sized by time, with given and blank cells, and no digits except the times.
 */
import { formatDuration } from '../../../lib/duration.ts';
import type { PictureProps } from '../../contract/view.ts';
import { results } from '../results.ts';
import { start } from '../rules/rules.ts';
import { givenAt } from '../rules/standing.ts';
import type { Board } from '../rules/types.ts';
import { DrawnRows, heightOf } from './DrawnRows.tsx';

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

export function Picture({ puzzle, result }: PictureProps<Board>) {
  const times = results.timesOf(result);
  const widths = widthsOf(times);
  const whole = widths.reduce((all, one) => all + one, 0) + BETWEEN * (widths.length - 1);
  const tallest = Math.max(...widths) * 1.15;
  const foot = HEIGHT / 2 + tallest / 2 - 14;
  let left = (WIDTH - whole) / 2;
  return (
    <g>
      {puzzle.boards.slice(0, times.length).map((board, i) => {
        const cell = widths[i]! / board.size;
        const x = left;
        left += widths[i]! + BETWEEN;
        return (
          <g key={board.size}>
            <g transform={`translate(${x} ${foot - heightOf(board) * cell})`}>
              <DrawnRows
                board={board}
                state={start(board)}
                cell={cell}
                jut={JUT}
                content={(row, at) => (
                  <rect
                    x={cell * -0.3}
                    y={cell * -0.3}
                    width={cell * 0.6}
                    height={cell * 0.6}
                    rx={cell * 0.16}
                    style={{
                      fill: givenAt(board, row, at) ? 'var(--color-line)' : 'var(--hue)',
                    }}
                  />
                )}
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
