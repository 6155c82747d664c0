/** The archive of a weekly game: a list of weeks instead of calendars. */

import { archiveWeeks } from '../../daily/calendar.ts';
import { dayAndMonth, fullDate } from '../../ui/dates.ts';
import { Link } from '../page/Link.tsx';
import type { RecordProps } from '../records/records.ts';
import { Dots } from './Dots.tsx';
import { MARK_WORDS, Marker, markOf } from './marks.tsx';
import { strengthOf, strengthWords } from './strength.ts';

export function WeekList({ record, today }: RecordProps) {
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
