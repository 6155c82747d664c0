/** A puzzle in the desk's calendar: difficulty (beans), state and alarms. */
import { TriangleAlert } from 'lucide-react';
import type { CalendarPuzzle } from '../../../desk/calendar.ts';
import { benchPath, definitionOf } from '../../../games/definitions.ts';
import { Beans } from '../../../ui/Beans.tsx';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../page/Link.tsx';
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

export function PuzzleCell({ puzzle }: { readonly puzzle: CalendarPuzzle }) {
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
