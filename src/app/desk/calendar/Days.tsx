/** The days of the calendar: a table on wide screens, else a list. */
import { Fragment } from 'react';
import type { CivilDate } from '../../../daily/date.ts';
import type { CalendarDay } from '../../../desk/calendar.ts';
import type { GameDefinition, GameId } from '../../../games/definitions.ts';
import { cx } from '../../../ui/cx.ts';
import { monthName, weekdayName } from '../../../ui/dates.ts';
import { useMedia } from '../../../ui/useMedia.ts';
import { dayWords, weekdayWords } from '../days.ts';
import { PuzzleCell } from './PuzzleCell.tsx';

/** Media query for a window in which the calendar's five columns of games fit. */
const ROOMY = '(min-width: 60rem)';

export interface DaysProps {
  readonly days: readonly CalendarDay[];
  readonly games: readonly GameDefinition[];
  readonly today: CivilDate;
  readonly label: string;
}

export function Days(props: DaysProps) {
  return useMedia(ROOMY) ? <DayTable {...props} /> : <DayList {...props} />;
}

function DayTable({ days, games, today, label }: DaysProps) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0" aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} w-32 text-left text-soft`}>
            Day
          </th>
          {games.map(({ id, title, hue }) => (
            <th key={id} scope="col" className={cx(HEAD, hue, 'text-left')}>
              <span className="inline-flex items-center gap-2">
                <span aria-hidden="true" className="size-2 rounded-full bg-hue" />
                <span>{title}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <TableRow key={day.date} day={day} games={games} today={today} />
        ))}
      </tbody>
    </table>
  );
}

const HEAD = 'sticky top-0 z-10 border-b border-line bg-ground px-2 py-2.5 text-sm font-semibold';

interface RowProps {
  readonly day: CalendarDay;
  readonly games: readonly GameDefinition[];
  readonly today: CivilDate;
}

function TableRow({ day: { date, puzzles }, games, today }: RowProps) {
  const isToday = date === today;
  const of = (game: GameId) => puzzles.filter((puzzle) => puzzle.game === game);
  return (
    <tr className={isToday ? 'bg-card' : undefined}>
      <th scope="row" className="border-b border-line px-2 py-1.5 text-left align-top font-normal">
        <span className={isToday ? 'block font-bold' : 'block font-medium'}>
          {isToday ? 'Today' : weekdayName(date)}
        </span>
        <span className="text-sm text-soft">{dayWords(date, today)}</span>
      </th>
      {games.map(({ id }) => (
        <td key={id} className="border-b border-line py-1 pr-1 align-top">
          {of(id).map((puzzle) => (
            <PuzzleCell key={puzzle.id} puzzle={puzzle} named={false} />
          ))}
        </td>
      ))}
    </tr>
  );
}

function DayList({ days, today, label }: DaysProps) {
  return (
    <ol aria-label={label} className="border-t border-line">
      {days.map(({ date, puzzles }, i) => (
        <Fragment key={date}>
          {isNewMonth(days, i) && (
            <li className="sticky top-0 z-10 border-b border-line bg-ground py-2 font-display text-lg font-semibold">
              {monthName(date.slice(0, 7) as `${number}-${number}`)}
            </li>
          )}
          <li className={cx('border-b border-line py-2', date === today && 'bg-card')}>
            <h3 className="px-2 font-sans text-[0.9375rem] font-semibold tracking-normal">
              {date === today ? `Today, ${weekdayWords(date, today)}` : weekdayWords(date, today)}
            </h3>
            <ul>
              {puzzles.map((puzzle) => (
                <li key={puzzle.game}>
                  <PuzzleCell puzzle={puzzle} named />
                </li>
              ))}
            </ul>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

const isNewMonth = (days: readonly CalendarDay[], i: number) =>
  i === 0 || days[i]?.date.slice(0, 7) !== days[i - 1]?.date.slice(0, 7);
