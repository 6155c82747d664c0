/** How everybody's results spread, and where the player's own is among them. */
import type { RankKind } from '../../daily/statistics.ts';
import { barsOf } from '../../leaderboard/bars.ts';
import type { Board } from '../../leaderboard/port.ts';
import { bucketLabel, bucketTick } from '../../ui/buckets.ts';
import { Histogram } from '../../ui/Histogram.tsx';

/** Of two results there is nothing to see that the list does not say. */
const FEWEST = 3;

export interface SpreadChartProps {
  readonly measure: RankKind;
  /** Null while it is on its way. */
  readonly board: Board | null;
  readonly ownRank: number | null;
}

export function SpreadChart({ measure, board, ownRank }: SpreadChartProps) {
  if (board !== null && board.players < FEWEST) return null;
  const bars = board && barsOf(measure, board.spread, ownRank);
  if (bars?.length === 0) return null;
  const title = measure === 'time' ? 'Everybody’s times, in minutes' : 'Everybody’s guesses';
  return (
    <section aria-labelledby="spread" className="border-t border-line px-5 pt-4 pb-2">
      <h2 id="spread" className="mb-2 font-sans text-sm font-normal text-soft">
        {title}
      </h2>
      {bars === null ? (
        <div className="flex h-53 flex-col" aria-hidden="true">
          <div className="mt-6 h-24 rounded bg-sunken" />
        </div>
      ) : (
        <Histogram
          caption={measure === 'time' ? 'Times' : 'Guesses'}
          unit={measure === 'time' ? 'Minutes' : 'Guesses'}
          counted="Players"
          mark="You"
          bars={bars.map((bar) => ({
            label: bucketLabel(measure, bar),
            ...(measure === 'time' ? { tick: bucketTick(measure, bar) } : {}),
            count: bar.count,
            marked: bar.own,
          }))}
        />
      )}
    </section>
  );
}
