/**
 * A histogram: the count of each bucket as a bar, and the same figures in a table that can be
 * opened.
 */
import type { CSSProperties } from 'react';
import { cx } from './cx.ts';

export interface HistogramBar {
  readonly label: string;
  readonly count: number;
  /** Tick label at the bar's left edge; without it, the label is centred below the bar. */
  readonly tick?: string;
  /** Whether the chart's `mark` stands above this bar. */
  readonly marked?: boolean;
}

export interface HistogramProps {
  readonly caption: string;
  readonly unit: string;
  /** Name of the counted things, which heads their column in the table. */
  readonly counted: string;
  readonly bars: readonly HistogramBar[];
  /** Whether to show the caption above; false where a separate heading exists. */
  readonly captioned?: boolean;
  /** Short label above the marked bar, and beside its figures in the table. */
  readonly mark?: string;
}

const HEIGHT = 96;

export function Histogram(props: HistogramProps) {
  const { bars, mark } = props;
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  const hasMark = mark !== undefined && bars.some((bar) => bar.marked);
  // The chart has at least seven slots, so that few bars are not too wide.
  const slots = Math.max(bars.length, 7);
  const width = 100 / slots;
  const columns = { gridTemplateColumns: `repeat(${slots}, minmax(0, 1fr))` };
  // If all bars have ticks, show about seven, which fit a phone's width.
  const every = bars.every(({ tick }) => tick) ? Math.ceil(bars.length / 7) : 1;
  return (
    <figure className="@container">
      {props.captioned && (
        <figcaption className="mb-2 text-sm text-soft">{props.caption}</figcaption>
      )}
      {mark !== undefined && <Mark bars={bars} mark={mark} columns={columns} />}
      <svg
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-24 w-full"
        aria-hidden="true"
      >
        {bars.map((bar, i) => {
          const height = Math.max(2, (bar.count / most) * HEIGHT);
          return (
            <rect
              key={bar.label}
              x={i * width + width * 0.12}
              width={width * 0.76}
              y={HEIGHT - height}
              height={height}
              className={cx(
                bar.count === 0 ? 'fill-line' : 'fill-hue',
                hasMark && !bar.marked && bar.count > 0 && 'opacity-45',
              )}
            />
          );
        })}
      </svg>
      <div
        className="mt-1 grid text-center text-xs text-soft tabular-nums"
        style={columns}
        aria-hidden="true"
      >
        {bars.map((bar, i) => (
          <span
            key={bar.label}
            className={cx(
              bar.tick !== undefined && 'h-4 whitespace-nowrap',
              // Tick labels are centred on the left edge of their bar, except the first one, which
              // would reach over the screen's edge.
              bar.tick !== undefined &&
                (i > 0
                  ? '-translate-x-1/2'
                  : cx('text-left', bar.tick.length <= 5 && '@min-[20rem]:-translate-x-3')),
              // With large letters a narrow chart has room for every second or fourth label. An unseen
              // label would still widen the page.
              (i / every) % 2 === 1 && '@max-[20rem]:invisible @max-[20rem]:overflow-hidden',
              (i / every) % 4 === 2 && '@max-[10rem]:invisible @max-[10rem]:overflow-hidden',
            )}
          >
            {i % every === 0 ? (bar.tick ?? bar.label) : ''}
          </span>
        ))}
      </div>
      <Figures {...props} />
    </figure>
  );
}

/** The label `mark` above the marked bar. */
function Mark(props: {
  readonly bars: readonly HistogramBar[];
  readonly mark: string;
  readonly columns: CSSProperties;
}) {
  const { bars, mark, columns } = props;
  return (
    <div className="grid h-6 text-xs font-semibold text-hue" style={columns} aria-hidden="true">
      {bars.map((bar) => (
        <span key={bar.label} className="flex flex-col items-center leading-none">
          {bar.marked && (
            <>
              <span>{mark}</span>
              <span className="mt-1 border-x-4 border-t-4 border-x-transparent border-t-current" />
            </>
          )}
        </span>
      ))}
    </div>
  );
}

function Figures({ caption, unit, counted, bars, mark }: HistogramProps) {
  return (
    <details className="mt-2 text-sm">
      <summary className="w-fit py-2.5 text-soft underline-offset-4 hover:underline">
        As a table<span className="sr-only">{`: ${caption}`}</span>
      </summary>
      <table className="w-full max-w-xs tabular-nums">
        <thead>
          <tr className="text-left text-soft">
            <th className="py-1 font-medium">{unit}</th>
            <th className="py-1 text-right font-medium">{counted}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.label} className="border-t border-line">
              <td className="py-1">
                <span>{bar.label}</span>
                {bar.marked && mark !== undefined && (
                  <span className="ml-2 font-semibold text-hue">{mark}</span>
                )}
              </td>
              <td className="py-1 text-right">{bar.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
