/**
 * The home page after a finished day: full cups, total time, and the time until the next puzzles.
 */
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type CivilDate, msUntilNextDay } from '../../daily/date.ts';
import { formatDuration, spokenDuration } from '../../lib/duration.ts';
import { button } from '../../ui/button.ts';
import { Drink } from '../../ui/Drink.tsx';
import { fullDate } from '../../ui/dates.ts';
import { hoursAndMinutes } from '../../ui/hoursAndMinutes.ts';
import { optional } from '../../ui/optional.ts';
import { Link } from '../page/Link.tsx';
import type { GameRecord } from '../records/records.ts';
import { dayResults, shareDay, totalTime } from '../share/day.ts';
import { InstallInvitation } from './InstallInvitation.tsx';

const ShareDialog = lazy(async () => {
  const { ShareDialog: Component } = await import('../share/ShareDialog.tsx');
  return { default: Component };
});
const DayPicture = lazy(async () => {
  const { DayPicture: Component } = await import('../share/DayPicture.tsx');
  return { default: Component };
});

const PickOne = optional(async () => (await import('../archive/PickOne.tsx')).PickOne);
const DayAtTable = optional(async () => (await import('../tables/DayAtTable.tsx')).DayAtTable);

export interface DayDoneProps {
  readonly records: readonly GameRecord[];
  readonly today: CivilDate;
  /** Days in a row over all games. */
  readonly days: number;
  /** How many puzzles the player has finished, on all days. */
  readonly finished: number;
}

export function DayDone({ records, today, days, finished }: DayDoneProps) {
  const [sharing, setSharing] = useState<'never' | 'open' | 'closed'>('never');
  const results = dayResults(records, today);
  const total = totalTime(results);

  const words = days > 1 ? `${days}-day streak` : 'All done';
  return (
    <>
      <section
        aria-labelledby="day-done"
        className="rounded-card border border-line bg-card p-inset lg:p-8"
      >
        <h2 id="day-done" className="text-2xl lg:text-3xl">
          All done
        </h2>
        <p className="mt-1 text-soft">
          <span className="sr-only">{`${spokenDuration(total)} in total.`}</span>
          <span aria-hidden>{`${formatDuration(total)} in total.`}</span> <UntilTomorrow />
        </p>
        <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,calc(50%-0.25rem))),1fr))] gap-2 sm:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))]">
          {results.map(({ id, title, hue, drink, puzzle, figure, spoken }) => (
            <li key={id} className={`${hue} max-sm:last:odd:col-[1/-1]`}>
              <Link
                to={`/${id}/${puzzle}`}
                className="flex h-full flex-col items-center gap-1 rounded-xl border border-transparent bg-hue-wash px-2 py-4 text-center hover:outline-1 hover:outline-edge"
              >
                <span className="text-hue">
                  <Drink drink={drink} size={40} fill={1} />
                </span>
                <span
                  aria-hidden="true"
                  className="mt-1 font-display text-2xl font-semibold text-hue tabular-nums"
                >
                  {figure}
                </span>
                <span className="text-sm text-soft">
                  <span>{title}</span>
                  <span className="sr-only">{`: ${spoken}`}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">
          <button type="button" className={button.primary} onClick={() => setSharing('open')}>
            <Share2 size={18} aria-hidden /> Share your day
          </button>
          <Suspense>
            <PickOne />
          </Suspense>
        </div>
        {sharing !== 'never' && (
          <Suspense>
            <ShareDialog
              open={sharing === 'open'}
              title="Share your day"
              text={shareDay(results, today)}
              address={`${location.origin}${import.meta.env.BASE_URL}`}
              fileName={`crema-${today}`}
              picture={(ref) => (
                <Suspense>
                  <DayPicture
                    ref={ref}
                    detail={fullDate(today)}
                    results={results}
                    total={formatDuration(total)}
                    words={words}
                  />
                </Suspense>
              )}
              onClose={() => setSharing('closed')}
            />
          </Suspense>
        )}
      </section>
      <div className="mt-6 empty:hidden">
        <Suspense>
          <DayAtTable today={today} />
        </Suspense>
      </div>
      <div className="mt-4 empty:hidden">
        <InstallInvitation finished={finished} />
      </div>
    </>
  );
}

const MINUTE_MS = 60_000;

/** The time until the next puzzles: "Next round in 3 h 12 min." */
function UntilTomorrow() {
  const [left, setLeft] = useState(() => msUntilNextDay(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setLeft(msUntilNextDay(new Date())), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const words = hoursAndMinutes(Math.ceil(left / MINUTE_MS) * MINUTE_MS);
  return <span>{`Next round in ${words}.`}</span>;
}
