/** The week of a table as a cup, and its members with how much each has poured into it. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { addDays, type CivilDate, weekdayOf } from '../../daily/date.ts';
import { releasedOn } from '../../daily/numbering.ts';
import { DEFINITIONS, GAME_IDS } from '../../games/definitions.ts';
import { count } from '../../lib/count.ts';
import type { SeatedTable } from '../../tables/seen.ts';
import { type Seat, weekOf } from '../../tables/standing.ts';
import { weekdayName } from '../../ui/dates.ts';
import { WeekCup } from '../../ui/WeekCup.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { MemberName } from './MemberName.tsx';
import { useOwnRanks, useSeats } from './useTables.ts';

const puzzlesOf = (date: CivilDate) =>
  DEFINITIONS.filter(({ schedule }) => releasedOn(schedule, date) !== null).length;

export function WeekAtTable({
  seated,
  uid,
  today,
}: {
  readonly seated: SeatedTable;
  readonly uid: string;
  readonly today: CivilDate;
}) {
  const seats = useSeats(seated, uid);
  const own = useOwnRanks();
  const { days, members } = useMemo(() => {
    const monday = addDays(today, -weekdayOf(today));
    const dates = Array.from({ length: 7 }, (_, day) => addDays(monday, day));
    return weekOf(seated.table, seats, dates, own, GAME_IDS);
  }, [seated, seats, own, today]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<Seat | null>(null);
  const isGone = removed !== null && !seats.some((seat) => seat.uid === removed.uid);
  // The button that opened the dialog has gone with its member.
  useEffect(() => {
    if (isGone && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [isGone]);
  const total = days.reduce((sum, { done }) => sum + done, 0);
  return (
    <section aria-labelledby="week-at-table">
      <h2 ref={heading} id="week-at-table" tabIndex={-1} className="text-2xl">
        This week
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <WeekCup days={days.map(({ date, done }) => done / (seats.length * puzzlesOf(date)))} />
        <p>
          <span className="block font-display text-4xl font-semibold">{total}</span>{' '}
          <span className="text-soft">
            {total === 1 ? 'puzzle between you' : 'puzzles between you'}
          </span>
          <span className="sr-only">
            {days.map(({ date, done }) => `, ${weekdayName(date)}: ${done}`).join('')}
          </span>
        </p>
      </div>
      <ul aria-label="Members" className="mt-3">
        {members.map(({ seat, done, firsts }) => (
          <li
            key={seat.uid}
            className="flex min-h-13 flex-wrap items-center gap-x-3 border-t border-line py-1 first:border-t-0"
          >
            <span className="min-w-0 flex-[1_1_6rem]">
              <MemberName seat={seat} />
            </span>
            <span className="shrink-0 text-right text-[0.9375rem] tabular-nums">
              <span className="block">{count(done, 'puzzle')}</span>
              {firsts > 0 && (
                <span className="block text-sm text-soft">{count(firsts, 'first place')}</span>
              )}
            </span>
            <span className="grid w-[44px] shrink-0 place-items-center">
              {!seat.isOwn && (
                <MemberMenu {...{ seat, seated, uid }} onRemoved={() => setRemoved(seat)} />
              )}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-sm text-soft empty:hidden">
        {isGone && `${removed.label ?? removed.name} has been removed.`}
      </p>
    </section>
  );
}
