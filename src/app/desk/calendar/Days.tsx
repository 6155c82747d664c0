/** The days of the calendar: on wide screens with a column for each game. */
import type { CSSProperties } from 'react';
import type { CivilDate } from '../../../daily/date.ts';
import type { CalendarDay } from '../../../desk/calendar.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import { cx } from '../../../ui/cx.ts';
import { weekdayWords } from '../days.ts';
import { PuzzleCell } from './PuzzleCell.tsx';

export interface DaysProps {
  readonly days: readonly CalendarDay[];
  readonly games: readonly GameDefinition[];
  readonly today: CivilDate;
  readonly label: string;
  /** How many of the days narrow screens show, where a day is as high as its games together. */
  readonly few: number;
}

export function Days({ days, games, today, label, few }: DaysProps) {
  const columns = { '--games': games.length } as CSSProperties;
  return (
    <ol aria-label={label} style={columns} className="border-t border-line">
      {days.map(({ date, puzzles }, i) => (
        <li
          key={date}
          className={cx(
            'border-b border-line py-2 lg:grid lg:grid-cols-[8rem_repeat(var(--games),minmax(0,1fr))]',
            date === today && 'bg-card',
            i >= few && 'max-lg:hidden',
          )}
        >
          <h3 className="px-2 font-sans text-[0.9375rem] font-semibold tracking-normal lg:py-1.5">
            {date === today ? `Today, ${weekdayWords(date, today)}` : weekdayWords(date, today)}
          </h3>
          {games.map(({ id }) => (
            <div key={id}>
              {puzzles
                .filter(({ game }) => game === id)
                .map((puzzle) => (
                  <PuzzleCell key={puzzle.id} puzzle={puzzle} />
                ))}
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}
