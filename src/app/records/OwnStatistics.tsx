/**
 * A player's statistics in one game: puzzles played, streaks, best, median and a chart of all
 * results.
 */
import { statisticsOf } from '../../daily/statistics.ts';
import { bucketLabel, bucketTick } from '../../ui/buckets.ts';
import { cx } from '../../ui/cx.ts';
import { shortFigure } from '../../ui/figures.ts';
import { Histogram } from '../../ui/Histogram.tsx';
import type { RecordProps } from './records.ts';
import { useStreak } from './streaks.ts';

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-display text-[min(1.75rem,11vw)] leading-tight font-semibold tabular-nums">
        {value}
      </dd>
    </div>
  );
}

/** Fewest results for a chart of all results: one or two bars add nothing to the figures above. */
const ENOUGH_FOR_A_CHART = 3;

export function OwnStatistics({ record, today }: RecordProps) {
  const { definition, results } = record;
  const plays = [...results.values()].map((row) => ({
    rank: definition.results.rank(row.result),
    won: definition.results.isWin(row.result),
  }));
  const figures = statisticsOf(plays, definition.measure);
  const streak = useStreak(record, today);
  const figure = (rank: number | null) =>
    rank === null ? '–' : shortFigure(definition.measure, rank);
  // Times of hours: "10:12:00".
  const isLong = figure(figures.mean).length > 7;

  if (figures.played === 0) {
    return (
      <p className="rounded-card border border-dashed border-line p-6 text-soft">
        {
          'Nothing here yet. Finish your first puzzle to see your best and your streak. After your third win there’s a chart, too.'
        }
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <dl
        className={cx(
          'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(var(--least),calc((100%-2rem)/3))),1fr))] gap-x-4 gap-y-5',
          isLong ? '[--least:7.5rem]' : '[--least:4.5rem]',
        )}
      >
        <Figure label="Played" value={String(figures.played)} />
        <Figure label="Streak" value={String(streak.current)} />
        <Figure label="Best streak" value={String(streak.best)} />
        <Figure label="Best" value={figure(figures.best)} />
        {definition.measure.unit === 'time' ? (
          <Figure label="Median" value={figure(figures.median)} />
        ) : (
          <Figure label="Found" value={`${Math.round((figures.won / figures.played) * 100)}%`} />
        )}
        <Figure label="Average" value={figure(figures.mean)} />
      </dl>
      {figures.won >= ENOUGH_FOR_A_CHART && (
        <Histogram
          captioned
          caption={definition.measure.unit === 'time' ? 'Times' : 'Guesses'}
          unit={definition.measure.unit === 'time' ? 'Time' : 'Guesses'}
          counted="Puzzles"
          bars={figures.histogram.map((bucket) => ({
            label: bucketLabel(definition.measure, bucket),
            ...(definition.measure.unit === 'time' && {
              tick: bucketTick(definition.measure, bucket),
            }),
            count: bucket.count,
          }))}
        />
      )}
    </div>
  );
}
