/** A puzzle in the desk's calendar: difficulty (beans), state and alarms. */
import { useAtomValue } from 'jotai';
import { TriangleAlert } from 'lucide-react';
import type { CalendarPuzzle } from '../../../desk/calendar.ts';
import { benchPath, definitionOf } from '../../../games/definitions.ts';
import { Beans } from '../../../ui/Beans.tsx';
import { cx } from '../../../ui/cx.ts';
import { todayAtom } from '../../device/today.ts';
import { Link } from '../../page/Link.tsx';
import { dayWords } from '../days.ts';
import { stateWords } from './words.ts';

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

export interface PuzzleCellProps {
  readonly puzzle: CalendarPuzzle;
  /** Whether to show the game's name; in a table the column's head shows it. */
  readonly named: boolean;
}

export function PuzzleCell({ puzzle, named }: PuzzleCellProps) {
  const { game, id, date, state, beans, planned, alarms } = puzzle;
  const today = useAtomValue(todayAtom);
  const { title, hue } = definitionOf(game);
  const offPlan = beans !== null && planned !== null && beans !== planned;
  return (
    <Link
      to={`${benchPath(game)}?id=${id}`}
      className={cx(hue, 'block min-h-11 rounded-lg px-2 py-1.5 hover:bg-sunken')}
    >
      <span className="flex flex-wrap items-center gap-x-2">
        <span className={named ? 'mr-auto' : 'sr-only'}>
          {`${title}${!named ? `, ${dayWords(date, today)}: ` : ''}`}
        </span>
        {beans !== null && <Beans count={beans} />}
        {offPlan && <span className="text-sm text-warn">{`planned ${planned}`}</span>}
        <span className={cx('text-sm', named && 'min-w-16', LOOKS[state ?? 'none'])}>
          {stateWords(puzzle)}
        </span>
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
