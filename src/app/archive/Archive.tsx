/** All past puzzles of a game: calendars by month, or weeks for a weekly game. */
import { useAtomValue } from 'jotai';
import { archiveMonths } from '../../daily/calendar.ts';
import { storage } from '../device/storage.ts';
import { todayAtom } from '../device/today.ts';
import { PageHead } from '../page/PageHead.tsx';
import type { PageProps } from '../page/page.ts';
import { useTitle } from '../page/useTitle.ts';
import { type GameRecord, readRecord, useRecord } from '../records/records.ts';
import { Dots } from './Dots.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { MonthJumps } from './MonthJumps.tsx';
import { MARK_WORDS, type Mark, Marker } from './marks.tsx';
import { PickOne } from './PickOne.tsx';
import { WeekList } from './WeekList.tsx';

export async function load({ definition }: Pick<PageProps, 'definition'>): Promise<GameRecord> {
  return readRecord(await storage(), definition);
}

export function Page({ data: loaded, definition }: PageProps<GameRecord>) {
  const record = useRecord(definition, loaded) ?? loaded;
  const marks: Mark[] = ['untouched', 'begun', 'solved'];
  if (definition.measure.unit === 'guesses') marks.push('lost');
  for (const excuse of new Set(record.excused.values())) {
    if (excuse !== 'was-unavailable') marks.push(excuse);
  }
  const today = useAtomValue(todayAtom);
  const months = archiveMonths(definition.schedule, today);
  useTitle('Archive', definition.title);

  return (
    <div className={`${definition.hue} mx-auto w-full max-w-5xl px-4 pb-16 lg:px-6`}>
      <PageHead back={{ to: `/${definition.id}`, label: definition.title }} title="Archive">
        <p className="mt-2 max-w-prose text-soft">
          Every puzzle since the first. Old ones you start now don’t count towards your streak.
        </p>
        <ul
          className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm text-soft"
          aria-label="Key to the marks"
        >
          {marks.map((mark) => (
            <li key={mark} className="flex items-center gap-1.5">
              <Marker mark={mark} />
              <span>{` ${MARK_WORDS[mark]}`}</span>
            </li>
          ))}
          <li className="flex items-center gap-1.5">
            <Dots beans={3} /> strength, out of 5
          </li>
        </ul>
        <div className="mt-5 flex">
          <PickOne />
        </div>
      </PageHead>
      {definition.schedule.cadence === 'daily' ? (
        <>
          <MonthJumps months={months} />
          <div className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
            {months.map((month) => (
              <MonthCalendar key={month} record={record} month={month} today={today} />
            ))}
          </div>
        </>
      ) : (
        <WeekList record={record} today={today} />
      )}
    </div>
  );
}
