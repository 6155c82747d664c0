/** The members of a table by the puzzles that they have finished: in this week, in a month, in all. */
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  addDays,
  type CivilDate,
  type CivilMonth,
  firstOfMonth,
  monthOf,
  weekdayOf,
} from '../../daily/date.ts';
import { releasedOn } from '../../daily/numbering.ts';
import { DEFINITIONS, GAME_IDS } from '../../games/definitions.ts';
import { count } from '../../lib/count.ts';
import { numbersOf, type Seat, weekOf } from '../../tables/standing.ts';
import { Choice } from '../../ui/Choice.tsx';
import { monthName, weekdayName } from '../../ui/dates.ts';
import { Steps } from '../../ui/Steps.tsx';
import { WeekCup } from '../../ui/WeekCup.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { MemberName } from './MemberName.tsx';
import { Place } from './Place.tsx';
import { type SeatedProps, useOwnRanks, useSeats } from './useTables.ts';

const PERIODS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'all', label: 'All time' },
] as const;
type Period = (typeof PERIODS)[number]['value'];

const puzzlesOf = (date: CivilDate) =>
  DEFINITIONS.filter(({ schedule }) => releasedOn(schedule, date) !== null).length;

export interface TodayAtTable extends SeatedProps {
  readonly today: CivilDate;
}

export function StandingsAtTable({ seated, uid, today }: TodayAtTable) {
  const seats = useSeats(seated, uid);
  const own = useOwnRanks();
  const [period, setPeriod] = useState<Period>('week');
  const [chosen, setChosen] = useState<CivilMonth | null>(null);
  const month = chosen ?? monthOf(today);
  const { days, members } = useMemo(() => {
    if (period !== 'week') {
      const members = numbersOf(seated.table, seats, period === 'month' ? month : null);
      return { days: null, members };
    }
    const monday = addDays(today, -weekdayOf(today));
    const dates = Array.from({ length: 7 }, (_, day) => addDays(monday, day));
    return weekOf(seated.table, seats, dates, own, GAME_IDS);
  }, [seated, seats, own, today, period, month]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<Seat | null>(null);
  const isGone = removed !== null && !seats.some((seat) => seat.uid === removed.uid);
  // The button that opened the dialog has gone with its member.
  useEffect(() => {
    if (isGone && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [isGone]);
  const isEmpty = days === null && members[0]?.place === null;
  const total = members.reduce((sum, { done }) => sum + done, 0);
  return (
    <section aria-labelledby="standings-at-table">
      <h2 ref={heading} id="standings-at-table" tabIndex={-1} className="text-2xl">
        Standings
      </h2>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3">
        <Choice<Period>
          label="Period"
          unseen
          value={period}
          options={PERIODS}
          onChange={setPeriod}
        />
        {period === 'month' && (
          <Steps
            name={monthName(month)}
            kind="month"
            hasBefore={Object.keys(seated.table.months).some((one) => one < month)}
            hasAfter={month < monthOf(today)}
            onStep={(by) => setChosen(monthOf(addDays(firstOfMonth(month), by < 0 ? -1 : 31)))}
          />
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        {days && (
          <WeekCup days={days.map(({ date, done }) => done / (seats.length * puzzlesOf(date)))} />
        )}
        {isEmpty ? (
          <p className="text-soft">
            {`No one has finished a puzzle${period === 'all' ? ' yet' : ` from ${monthName(month)}`}.`}
          </p>
        ) : (
          <p>
            <span className="block font-display text-4xl font-semibold">{total}</span>{' '}
            <span className="text-soft">
              {total === 1 ? 'puzzle between you' : 'puzzles between you'}
            </span>
            <span className="sr-only">
              {days?.map(({ date, done }) => `, ${weekdayName(date)}: ${done}`).join('')}
            </span>
          </p>
        )}
      </div>
      {!isEmpty && (
        <ul aria-label="Members" className="mt-3">
          {members.map(({ seat, done, firsts, place }) => (
            <li
              key={seat.uid}
              className="flex min-h-13 flex-wrap items-center gap-x-2 border-t border-line py-1 first:border-t-0"
            >
              {!days && <Place place={place} />}
              <span className="min-w-0 flex-[1_1_6rem]">
                <MemberName seat={seat} />
                {!days && (
                  <span
                    className="mt-1 block h-1 rounded-full bg-accent forced-color-adjust-none"
                    style={{ width: `${(100 * done) / members[0]!.done}%` }}
                    data-share
                  />
                )}
              </span>
              {days ? (
                <span className="shrink-0 text-right text-[0.9375rem] tabular-nums">
                  <span className="block">{count(done, 'puzzle')}</span>
                  {firsts > 0 && (
                    <span className="block text-sm text-soft">{count(firsts, 'first place')}</span>
                  )}
                </span>
              ) : (
                <span className="shrink-0 text-[0.9375rem] tabular-nums">
                  <span>{done}</span>
                  <span className="sr-only">{done === 1 ? ' puzzle' : ' puzzles'}</span>
                </span>
              )}
              <span className="grid w-[44px] shrink-0 place-items-center">
                {!seat.isOwn && (
                  <MemberMenu {...{ seat, seated, uid }} onRemoved={() => setRemoved(seat)} />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="mt-2 text-sm text-soft empty:hidden">
        {isGone && `${removed.label ?? removed.name} has been removed.`}
      </p>
    </section>
  );
}
