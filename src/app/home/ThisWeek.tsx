/**
 * The last seven days of every game at a glance: what was solved, what was begun, and a missed
 * puzzle one tap away.
 */

import { addDays, type CivilDate } from '../../daily/date.ts';
import { releasedOn } from '../../daily/numbering.ts';
import { cx } from '../../ui/cx.ts';
import { dayAndMonth, weekdayAndDay, weekdayLetter } from '../../ui/dates.ts';
import { MARK_WORDS, Marker, markOf } from '../archive/marks.tsx';
import { Link } from '../page/Link.tsx';
import type { GameRecord } from '../records/records.ts';

export function ThisWeek({
  records,
  today,
}: {
  readonly records: readonly GameRecord[];
  readonly today: CivilDate;
}) {
  const days = Array.from({ length: 7 }, (_, i) => addDays(today, i - 6));
  return (
    <section aria-labelledby="this-week">
      <h2 id="this-week" className="mb-1 text-lg">
        The last seven days
      </h2>
      <table className="w-full table-fixed text-center">
        <thead>
          <tr className="text-xs text-soft">
            <th scope="col" className="w-2/5 text-left font-normal">
              <span className="sr-only">Game</span>
            </th>
            {days.map((date) => (
              <th
                key={date}
                scope="col"
                className={cx('py-1', date === today ? 'text-ink' : 'font-normal')}
              >
                <abbr title={weekdayAndDay(date)} className="no-underline">
                  {weekdayLetter(date)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr
              key={record.definition.id}
              className={`${record.definition.hue} border-t border-line`}
            >
              <th scope="row" className="text-left font-normal">
                <Link
                  to={`/${record.definition.id}/archive`}
                  className="inline-flex min-h-11 items-center text-[0.9375rem] underline-offset-4 hover:underline"
                >
                  {record.definition.title}
                  <span className="sr-only">, archive</span>
                </Link>
              </th>
              {days.map((date) => {
                const id = releasedOn(record.definition.schedule, date);
                return (
                  <td key={date} className="p-0">
                    {id !== null && (
                      <Link
                        to={`/${record.definition.id}/${id}`}
                        aria-label={`${record.definition.title}, ${dayAndMonth(date)}, ${MARK_WORDS[markOf(record, id)]}`}
                        className="grid min-h-11 place-items-center rounded-lg hover:bg-sunken"
                      >
                        <Marker mark={markOf(record, id)} />
                      </Link>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
