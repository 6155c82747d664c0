/** Counts per bucket as bars, with the same figures in a table behind it. */
export interface HistogramBar {
  readonly label: string;
  readonly count: number;
}

export interface HistogramProps {
  readonly caption: string;
  readonly unit: string;
  readonly bars: readonly HistogramBar[];
}

const HEIGHT = 96;

export function Histogram({ caption, unit, bars }: HistogramProps) {
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  // A few bars keep the width that many would have.
  const slots = Math.max(bars.length, 7);
  const width = 100 / slots;
  return (
    <figure>
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
              className={bar.count === 0 ? 'fill-line' : 'fill-hue'}
            />
          );
        })}
      </svg>
      <div
        className="mt-1 grid text-center text-xs text-soft tabular-nums"
        style={{ gridTemplateColumns: `repeat(${slots}, minmax(0, 1fr))` }}
        aria-hidden="true"
      >
        {bars.map((bar) => (
          <span key={bar.label}>{bar.label}</span>
        ))}
      </div>
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-11 items-center text-soft underline-offset-4 hover:underline">
          {caption} as a table
        </summary>
        <table className="w-full max-w-xs tabular-nums">
          <thead>
            <tr className="text-left text-soft">
              <th className="py-1 font-medium">{unit}</th>
              <th className="py-1 text-right font-medium">Puzzles</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label} className="border-t border-line">
                <td className="py-1">{bar.label}</td>
                <td className="py-1 text-right">{bar.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
