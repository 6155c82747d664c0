/** The home page: today's games with their boards, the week, and notices. */
import { useAtomValue } from 'jotai';
import { Flame } from 'lucide-react';
import { Fragment, lazy, Suspense, useEffect } from 'react';
import { weekStrip } from '../../daily/calendar.ts';
import type { CivilDate } from '../../daily/date.ts';
import { idFor, releasedOn } from '../../daily/numbering.ts';
import type { Streak } from '../../daily/streak.ts';
import { DEFINITIONS } from '../../games/definitions.ts';
import { cx } from '../../ui/cx.ts';
import { dayAndMonth, partOfDay } from '../../ui/dates.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import { askForPersistence } from '../background/persistence.ts';
import { requestSittings } from '../background/sittingRequests.ts';
import { todayAtom } from '../device/today.ts';
import type { PageProps, Visit } from '../page/page.ts';
import { useTitle } from '../page/useTitle.ts';
import { isDayDone } from '../records/newestOpen.ts';
import { leftFromYesterday, nextToPlay } from '../records/nextToPlay.ts';
import { type GameRecord, playedDates, readRecordsFirst, recordsAtom } from '../records/records.ts';
import { useIsAway, useStreakOfDays } from '../records/streaks.ts';
import { GameCard } from './GameCard.tsx';
import { HOME_GRID, isWide } from './grid.ts';
import { streakWords } from './streakWords.ts';
import { useCardPreviews } from './useCardPreviews.ts';
import { WeekStrip } from './WeekStrip.tsx';

const loadDayDone = () => import('./DayDone.tsx');
const DayDone = lazy(async () => ({ default: (await loadDayDone()).DayDone }));
const BelowTheCards = lazy(async () => {
  const { BelowTheCards: Component } = await import('./BelowTheCards.tsx');
  return { default: Component };
});

export async function load({ today }: Pick<Visit, 'today'>): Promise<readonly GameRecord[]> {
  const records = await readRecordsFirst();
  // Preload the view of a finished day only where it is shown. A failure is reported where it is
  // rendered.
  if (isDayDone(records, today)) await loadDayDone().catch(() => {});
  return records;
}

/** Number of puzzles released on a day; the weekly game has release days of its own. */
const puzzlesOf = (date: CivilDate) =>
  DEFINITIONS.filter(({ schedule }) => releasedOn(schedule, date) !== null).length;

export function Page({ data: loaded }: PageProps<readonly GameRecord[]>) {
  useTitle('Daily puzzles');
  const today = useAtomValue(todayAtom);
  const records = useAtomValue(recordsAtom) ?? loaded;
  const previews = useCardPreviews(records, today);
  const streak = useStreakOfDays(records, today);
  const dates = records.flatMap(playedDates);
  const next = nextToPlay(records, today);
  const isDone = isDayDone(records, today);
  // After a finished day only the weekly game's card and yesterday's unfinished puzzles may remain.
  const cards = [
    ...leftFromYesterday(records, today),
    ...records
      .map((record) => ({ record, id: idFor(record.definition.schedule, today) }))
      .filter(({ record, id }) => !isDone || !record.results.has(id)),
  ];
  useEffect(() => requestSittings('stale'), []);
  // Ask for persistent storage on the home page, where Firefox's prompt covers no board and no
  // celebration.
  const finished = dates.length;
  useEffect(() => {
    if (finished > 0) whenIdle(() => void askForPersistence());
  }, [finished]);

  return (
    <div className="mx-auto w-full max-w-5xl px-4 pb-16 lg:px-6">
      <div className="flex flex-col gap-6 pt-2 pb-4 sm:flex-row sm:items-end sm:justify-between lg:pt-8 lg:pb-8">
        <div>
          <h1 className="text-[min(2rem,15vw)] lg:text-[2.75rem]">
            {/* The heading is split into words, invisibly, to protect LCP: browsers measure the
                largest text, and this heading replaces the shell's, perhaps wider once its font
                has loaded. */}
            {partOfDay(today, new Date().getHours())
              .split(' ')
              .map((word, i) => (
                <Fragment key={word}>
                  {i > 0 && <span> </span>}
                  <span className="inline-block">{word}</span>
                </Fragment>
              ))}
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-soft lg:text-lg">
            <StreakAndDate records={records} today={today} streak={streak} />
          </p>
        </div>
        {finished > 0 ? (
          <WeekStrip
            rested={streak.rested}
            days={weekStrip(today, dates)}
            since={dates.reduce((first, date) => (date < first ? date : first), today)}
            puzzles={puzzlesOf}
          />
        ) : (
          <Welcome />
        )}
      </div>
      {isDone && (
        <Suspense>
          <DayDone records={records} today={today} days={streak.current} finished={finished} />
        </Suspense>
      )}
      {cards.length > 0 && (
        <div className={cx(HOME_GRID, isDone && 'mt-4')}>
          {cards.map(({ record, id }, place) => (
            <GameCard
              key={`${record.definition.id}/${id}`}
              record={record}
              id={id}
              today={today}
              wide={isWide(place, cards.length)}
              next={record === next?.record && id === next.id}
              preview={previews.get(record.definition.id) ?? null}
            />
          ))}
        </div>
      )}
      <Suspense>
        <BelowTheCards finished={finished} isDone={isDone} />
      </Suspense>
    </div>
  );
}

function StreakAndDate({
  records,
  today,
  streak,
}: {
  readonly records: readonly GameRecord[];
  readonly today: CivilDate;
  readonly streak: Streak;
}) {
  const isKept = records.some(
    ({ definition: { schedule }, results }) =>
      schedule.cadence === 'daily' && results.has(idFor(schedule, today)),
  );
  const words = streakWords(streak, isKept, useIsAway(today));
  if (words === null) return <span>{`${dayAndMonth(today)}. Your coffee is ready.`}</span>;
  return (
    <>
      <span>{dayAndMonth(today)}</span>
      {streak.current > 0 ? (
        <span className="inline-flex items-center gap-1.5 font-medium text-warn">
          <Flame size={18} aria-hidden />
          <span>{words}</span>
        </span>
      ) : (
        <span>{words}</span>
      )}
    </>
  );
}

/** Replaces the week strip at equal height until there is a past to show. */
function Welcome() {
  return (
    <p className="flex min-h-[3.75rem] flex-col text-[0.9375rem] text-soft sm:justify-end sm:text-right">
      {/* Separate lines: one block would be the largest text, hence the LCP, and render late. */}
      <span>Four puzzles a day, one more on Sundays.</span>
      <span>No account needed. Crema works offline.</span>
    </p>
  );
}
