/** Which puzzle a board is about, and the way to its neighbours. */
import { useAtomValue } from 'jotai';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { dateOf } from '../../daily/numbering.ts';
import type { GameEntry } from '../../games/registry.ts';
import { button } from '../../ui/button.ts';
import { dayAndMonth, fullDate, weekdayName } from '../../ui/dates.ts';
import { todayAtom } from '../today.ts';
import { neighboursOf } from './neighbours.ts';

function Step({
  entry,
  id,
  word,
  icon: Icon,
}: {
  readonly entry: GameEntry;
  readonly id: string | null;
  readonly word: string;
  readonly icon: LucideIcon;
}) {
  // The other one stays where it is.
  if (id === null) return <span className="size-11 shrink-0" />;
  return (
    <Link
      to={`/${entry.id}/${id}/leaderboard`}
      className={button.icon}
      aria-label={`${word} puzzle, ${dayAndMonth(dateOf(entry.schedule, id))}`}
    >
      <Icon size={22} aria-hidden />
    </Link>
  );
}

export function BoardHead({ entry, id }: { readonly entry: GameEntry; readonly id: string }) {
  const today = useAtomValue(todayAtom);
  const date = dateOf(entry.schedule, id);
  const isNumbered = entry.schedule.naming === 'number';
  const { previous, next } = neighboursOf(entry.schedule, id, today);
  return (
    <nav
      aria-label="Puzzles"
      className="-mx-2.5 mt-1 flex items-center justify-between gap-1 sm:justify-start"
    >
      <Step entry={entry} id={previous} word="Previous" icon={ChevronLeft} />
      <Link
        to={`/${entry.id}/${id}`}
        className="flex min-h-11 items-center text-center whitespace-pre text-soft underline-offset-4 hover:text-ink hover:underline"
      >
        {isNumbered && `Number ${id}, `}
        {/* One line on a phone too: there the number says enough. */}
        <span className={isNumbered ? 'max-sm:hidden' : ''}>{weekdayName(date)}&nbsp;</span>
        {isNumbered ? dayAndMonth(date) : fullDate(date)}
      </Link>
      <Step entry={entry} id={next} word="Next" icon={ChevronRight} />
    </nav>
  );
}
