/** The last seven days, each with a ring that fills with the puzzles finished on it. */
import type { StripDay } from '../../daily/calendar.ts';
import type { CivilDate } from '../../daily/date.ts';
import { cx } from '../../ui/cx.ts';
import { weekdayAndDay, weekdayLetter } from '../../ui/dates.ts';
import { Ring } from '../../ui/Ring.tsx';

export function WeekStrip({
  days,
  rested,
  since,
  puzzles,
}: {
  readonly days: readonly StripDay[];
  /** Missed days that a rest day covers: drawn as an empty cup. */
  readonly rested: readonly CivilDate[];
  /** The player's first day: earlier days were not missed. */
  readonly since: CivilDate;
  /** Number of puzzles released on a day, at least one. */
  puzzles(date: CivilDate): number;
}) {
  return (
    <ol
      className="grid grid-cols-[repeat(auto-fit,2.25rem)] justify-between gap-1 sm:flex sm:gap-2.5"
      aria-label="The last seven days"
    >
      {days.map(({ date, finished, isToday }) => (
        <li key={date} className="flex flex-col items-center gap-1 sm:w-9">
          <span className="sr-only">
            {date < since
              ? weekdayAndDay(date)
              : `${weekdayAndDay(date)}: ${finished}${finished > puzzles(date) ? '' : ` of ${puzzles(date)}`} finished${rested.includes(date) ? ', covered by a rest day' : ''}`}
          </span>
          <span aria-hidden="true" className={cx('w-full', isToday ? 'font-bold' : 'text-soft')}>
            <Ring value={date < since ? null : finished / puzzles(date)}>
              {rested.includes(date) ? <EmptyCup /> : Number(date.slice(8))}
            </Ring>
          </span>
          <span aria-hidden="true" className={cx('text-xs', isToday ? 'font-bold' : 'text-soft')}>
            {weekdayLetter(date)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function EmptyCup() {
  return (
    <svg viewBox="0 0 24 24" className="size-4" aria-hidden="true" data-rest>
      <path
        d="M5 8h11v5.5a4.5 4.5 0 0 1-4.5 4.5h-2A4.5 4.5 0 0 1 5 13.5zM16 9.5h1.2a2.4 2.4 0 0 1 0 4.8H16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
