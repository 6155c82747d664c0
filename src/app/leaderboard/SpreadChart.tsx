/** Chart of how the results of all players are distributed, with the player's own marked. */
import type { Measure } from '../../daily/statistics.ts';
import { barsOf } from '../../leaderboard/bars.ts';
import type { Leaderboard } from '../../leaderboard/port.ts';
import { bucketLabel, bucketTick } from '../../ui/buckets.ts';
import { cx } from '../../ui/cx.ts';
import { Histogram } from '../../ui/Histogram.tsx';

export interface SpreadChartProps {
  readonly measure: Measure;
  /** Null while the leaderboard is loading. */
  readonly board: Leaderboard | null;
  readonly ownRank: number | null;
  /** While the leaderboard is loading: whether the player's own result will be in the chart. */
  readonly expectsOwn: boolean;
}

export function SpreadChart({ measure, board, ownRank, expectsOwn }: SpreadChartProps) {
  const bars = board && barsOf(measure, board.spread, ownRank);
  if (bars?.length === 0) return null;
  const title = measure.unit === 'time' ? 'Everyone’s times' : 'Everyone’s guesses';
  return (
    <section
      aria-labelledby="spread"
      className="border-t border-line px-inset pt-3 lg:pt-4 lg:pb-2"
    >
      <h2
        id="spread"
        className={cx(
          'font-sans text-sm font-normal tracking-normal text-soft',
          // The heading stands closer when the label above the player's bar needs no space.
          ownRank === null && !expectsOwn ? 'mb-3' : 'mb-1',
        )}
      >
        {title}
      </h2>
      {bars === null ? (
        // A placeholder as high as the chart's bars, their ticks and the link to the table.
        <div className={expectsOwn ? 'h-48 pt-6' : 'h-42'} aria-hidden="true">
          <div className="h-24 rounded bg-sunken" />
        </div>
      ) : (
        <Histogram
          caption={measure.unit === 'time' ? 'Times' : 'Guesses'}
          unit={measure.unit === 'time' ? 'Time' : 'Guesses'}
          counted="Players"
          {...(ownRank === null ? {} : { mark: 'You' })}
          bars={bars.map((bar) => ({
            label: bucketLabel(measure, bar),
            ...(measure.unit === 'time' ? { tick: bucketTick(measure, bar) } : {}),
            count: bar.count,
            marked: bar.own,
          }))}
        />
      )}
    </section>
  );
}
