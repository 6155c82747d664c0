/** One game on the home page: new, in progress, or done with its result. */

import type { CivilDate } from '../../daily/date.ts';
import { idFor } from '../../daily/numbering.ts';
import { streakOf } from '../../daily/streak.ts';
import { button } from '../../ui/button.ts';
import { cadenceWords } from '../../ui/cadence.ts';
import { cx } from '../../ui/cx.ts';
import { Drink } from '../../ui/Drink.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Link } from '../page/Link.tsx';
import { ResultMark } from '../records/ResultMark.tsx';
import { finishedOf, type GameRecord } from '../records/records.ts';
import { cardSize } from './grid.ts';

export interface GameCardProps {
  readonly record: GameRecord;
  readonly today: CivilDate;
  /** It spans the page on a desktop. */
  readonly wide: boolean;
  /** It is the next to play: one button at a time stands out. */
  readonly next: boolean;
}

export function GameCard({ record, today, wide, next }: GameCardProps) {
  const { definition } = record;
  const id = idFor(definition.schedule, today);
  const result = record.results.get(id);
  const begun = record.progress.get(id);
  const streak = streakOf(definition.schedule, finishedOf(record), today);
  const heading = `card-${definition.id}`;

  let words: string = definition.tagline;
  if (result && !definition.results.isWin(result.result)) words = 'Not this time.';
  else if (result && streak.current > 1) words = `${streak.current} in a row.`;
  else if (result) words = `Done for ${cadenceWords(definition.schedule).now}.`;
  else if (begun) words = definition.begun(begun.progress);

  return (
    <section
      aria-labelledby={heading}
      className={cx(
        definition.hue,
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 rounded-card border border-line bg-card p-3 pr-4',
        cardSize(wide),
        wide && 'lg:gap-x-6 lg:p-6',
      )}
    >
      <span
        className={cx(
          'grid size-12 place-items-center rounded-xl bg-hue-wash text-hue lg:size-14',
          wide && 'lg:size-24 lg:*:size-14',
        )}
      >
        <Drink drink={definition.drink} size={28} />
      </span>
      <div>
        <h2 id={heading} className={cx('text-lg', wide && 'lg:text-2xl')}>
          <Link to={`/${definition.id}`} className="hover:underline hover:underline-offset-4">
            {definition.title}
          </Link>
        </h2>
        <p className="text-sm leading-snug text-soft lg:text-[0.9375rem]">{words}</p>
        {begun && !result && (
          <div className="mt-2 max-w-56">
            <Meter
              value={begun.progress}
              label={`${definition.title}, ${cadenceWords(definition.schedule).now}`}
            />
          </div>
        )}
      </div>
      {result ? (
        <Link
          to={`/${definition.id}/${id}`}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-2 text-lg font-semibold text-hue hover:bg-sunken"
        >
          <ResultMark record={record} result={result.result} size={20} />
        </Link>
      ) : (
        <Link
          to={`/${definition.id}/${id}`}
          className={next ? button.primary : button.secondary}
          aria-label={`${begun ? 'Continue' : 'Play'} ${definition.title}`}
        >
          {begun ? 'Continue' : 'Play'}
        </Link>
      )}
    </section>
  );
}
