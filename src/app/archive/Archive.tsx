/** All past puzzles of a game: calendars by month, or weeks for a weekly game. */
import { useAtomValue } from 'jotai';
import { archiveMonths, archiveWeeks } from '../../daily/calendar.ts';
import type { CivilMonth } from '../../daily/date.ts';
import { dayAndMonth, fullDate, monthName } from '../../ui/dates.ts';
import { storage } from '../device/storage.ts';
import { todayAtom } from '../device/today.ts';
import { Link } from '../page/Link.tsx';
import { PageHead } from '../page/PageHead.tsx';
import type { PageProps } from '../page/page.ts';
import { useTitle } from '../page/useTitle.ts';
import { type GameRecord, type RecordProps, readRecord, useRecord } from '../records/records.ts';
import { Dots } from './Dots.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { MARK_WORDS, type Mark, Marker, markOf } from './marks.tsx';
import { PickOne } from './PickOne.tsx';
import { strengthOf, strengthWords } from './strength.ts';

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

/** Number of months from which the archive needs links: fewer are all in view anyway. */
const MANY = 6;

/** Links to the months of a long archive, in a single scrolling line that names the years too. */
function MonthJumps({ months }: { readonly months: readonly CivilMonth[] }) {
  if (months.length <= MANY) return null;
  return (
    <nav aria-label="Months" className="-mx-4 mb-6 overflow-x-auto px-4 lg:mx-0 lg:px-0">
      <ul className="flex gap-1.5">
        {months.map((month, i) => {
          const [name = '', year] = monthName(month).split(' ');
          const isFirstOfYear = i === 0 || months[i - 1]?.slice(0, 4) !== year;
          return (
            <li key={month} className="flex shrink-0 items-center gap-1.5">
              {isFirstOfYear && (
                <span aria-hidden="true" className="px-1 text-sm text-soft tabular-nums">
                  {year}
                </span>
              )}
              <Link
                to={`#month-${month}`}
                aria-label={`${name} ${year}`}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-3.5 text-sm hover:border-edge"
              >
                {name.slice(0, 3)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The archive of a weekly game: a list of weeks instead of calendars. */
function WeekList({ record, today }: RecordProps) {
  return (
    <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
      {archiveWeeks(record.definition.schedule, today).map(({ id, from, to }) => (
        <li key={id}>
          <Link
            to={`/${record.definition.id}/${id}`}
            className="flex min-h-14 flex-wrap items-center gap-3 rounded-card border border-line px-4 py-2 hover:border-edge"
          >
            <Marker mark={markOf(record, id)} />
            <span className="flex-1">
              <span className="font-medium">{`No. ${id}`}</span>
              <span className="block text-sm text-soft">
                {`${dayAndMonth(from)} to ${fullDate(to)}`}
              </span>
            </span>
            <span className="flex flex-col items-end gap-1 text-sm text-soft">
              <span>{MARK_WORDS[markOf(record, id)]}</span>
              <Dots beans={strengthOf(record.definition, id)} />
              <span className="sr-only">
                {`, ${strengthWords(strengthOf(record.definition, id)) ?? ''}`}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
