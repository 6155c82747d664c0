/** The days of the calendar: on wide screens with a column for each game. */
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { CivilDate } from '../../../daily/date.ts';
import type { CalendarDay, CalendarPuzzle } from '../../../desk/calendar.ts';
import { benchPath, definitionOf, type GameDefinition } from '../../../games/definitions.ts';
import { Beans } from '../../../ui/Beans.tsx';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../page/Link.tsx';
import { weekdayWords } from '../days.ts';
import { stateWords } from './words.ts';

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

/** CSS classes by a puzzle's state: exceptional states stand out. */
const LOOKS = {
  planned: 'text-soft',
  unknown: 'text-soft',
  published: 'font-semibold text-accent',
  corrected: 'font-semibold text-accent',
  held: 'font-semibold text-warn',
  withdrawn: 'font-semibold text-bad',
  none: 'text-soft',
} as const;

/** A puzzle in the desk's calendar: difficulty (beans), state and alarms. */
function PuzzleCell({ puzzle }: { readonly puzzle: CalendarPuzzle }) {
  const { game, id, state, beans, planned, alarms } = puzzle;
  const { title, hue } = definitionOf(game);
  const offPlan = beans !== null && planned !== null && beans !== planned;
  return (
    <Link
      to={`${benchPath(game)}?id=${id}`}
      className={cx(hue, 'block min-h-11 rounded-lg px-2 py-1.5 hover:bg-sunken')}
    >
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="mr-auto flex items-center gap-2 lg:w-full">
          <span aria-hidden="true" className="size-2 rounded-full bg-hue" />
          <span>{title}</span>
        </span>
        {beans !== null && <Beans count={beans} />}
        {offPlan && <span className="text-sm text-warn">{`planned ${planned}`}</span>}
        <span className={cx('text-sm', LOOKS[state ?? 'none'])}>{stateWords(puzzle)}</span>
      </span>
      {alarms.map(({ kind, words }) => (
        <span key={kind + words} className="flex items-start gap-1.5 text-sm text-bad">
          <TriangleAlert size={14} className="mt-1 shrink-0" aria-hidden />
          <span className="wrap-anywhere">{words}</span>
        </span>
      ))}
    </Link>
  );
}
