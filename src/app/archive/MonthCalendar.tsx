/** A month of the archive as a calendar. */

import { archiveMonth } from '../../daily/calendar.ts';
import type { CivilMonth } from '../../daily/date.ts';
import { cx } from '../../ui/cx.ts';
import { briefDate, monthName, weekdayLetter, weekdayName } from '../../ui/dates.ts';
import { Link } from '../page/Link.tsx';
import type { RecordProps } from '../records/records.ts';
import { Dots } from './Dots.tsx';
import { MARK_WORDS, Marker, markOf } from './marks.tsx';
import { strengthOf, strengthWords } from './strength.ts';

export interface MonthCalendarProps extends RecordProps {
  readonly month: CivilMonth;
}

export function MonthCalendar({ record, month, today }: MonthCalendarProps) {
  const { definition } = record;
  const weeks = archiveMonth(definition.schedule, month, today);
  // Names of the calendar's columns: the weekdays of any week that lies in the month as a whole.
  const named = weeks.find((week) => week.every((day) => day !== null)) ?? [];
  const heading = `month-name-${month}`;
  return (
    <section aria-labelledby={heading} id={`month-${month}`} className="scroll-mt-4">
      <h2 id={heading} className="mb-2 text-lg">
        {monthName(month)}
      </h2>
      <table className="w-full table-fixed border-separate border-spacing-0.5 text-center tabular-nums">
        <thead>
          <tr className="text-xs text-soft">
            {named.map(
              (day) =>
                day && (
                  <th key={day.date} scope="col" className="py-1 font-normal">
                    <abbr title={weekdayName(day.date)} className="no-underline">
                      {weekdayLetter(day.date)}
                    </abbr>
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month never change places
            <tr key={i}>
              {week.map((day, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do days of a week
                <td key={column} className="p-0">
                  {day?.id != null && (
                    <Link
                      to={`/${definition.id}/${day.id}`}
                      aria-label={`${briefDate(day.date, today)}, ${MARK_WORDS[markOf(record, day.id)]}`}
                      aria-description={strengthWords(strengthOf(definition, day.id))}
                      aria-current={day.date === today ? 'date' : undefined}
                      className={cx(
                        'flex min-h-14 flex-col items-center justify-center gap-1 rounded-lg text-sm leading-tight hover:bg-sunken',
                        day.date === today && 'font-bold ring-1 ring-line',
                      )}
                    >
                      <span>{Number(day.date.slice(8))}</span>
                      <Marker mark={markOf(record, day.id)} />
                      <Dots beans={strengthOf(definition, day.id)} />
                    </Link>
                  )}
                  {day !== null && day.id === null && (
                    <span className="flex min-h-14 items-start justify-center pt-1.5 text-sm text-soft italic">
                      {Number(day.date.slice(8))}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
