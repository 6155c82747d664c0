/**
 * Head of a leaderboard: the puzzle's name, with links to the leaderboards of the previous and next
 * puzzle.
 */
import { useAtomValue } from 'jotai';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { dateOf } from '../../daily/numbering.ts';
import type { GameDefinition } from '../../games/definitions.ts';
import { button } from '../../ui/button.ts';
import { dayAndMonth, fullDate, weekdayName } from '../../ui/dates.ts';
import { todayAtom } from '../device/today.ts';
import { Link } from '../page/Link.tsx';
import type { PuzzleProps } from '../page/page.ts';
import { neighboursOf } from './neighbours.ts';

function Step({
  definition,
  id,
  word,
  icon: Icon,
}: {
  readonly definition: GameDefinition;
  readonly id: string | null;
  readonly word: string;
  readonly icon: LucideIcon;
}) {
  // Empty space where there is no previous or next puzzle, so that the other arrow does not move.
  if (id === null) return <span className="size-[44px] shrink-0" />;
  return (
    <Link
      to={`/${definition.id}/${id}/leaderboard`}
      className={button.icon}
      aria-label={`${word} puzzle, ${dayAndMonth(dateOf(definition.schedule, id))}`}
    >
      <Icon size={22} aria-hidden />
    </Link>
  );
}

export function BoardHead({ definition, id }: PuzzleProps) {
  const today = useAtomValue(todayAtom);
  const date = dateOf(definition.schedule, id);
  const isNumbered = definition.schedule.naming === 'number';
  const { previous, next } = neighboursOf(definition.schedule, id, today);
  return (
    <nav
      aria-label="Choose a puzzle"
      className="-mx-2.5 mt-1 flex items-center justify-between gap-1 sm:justify-start"
    >
      <Step definition={definition} id={previous} word="Previous" icon={ChevronLeft} />
      <Link
        to={`/${definition.id}/${id}`}
        className="flex min-h-11 min-w-0 items-center text-center text-balance text-soft max-sm:text-[0.9375rem] underline-offset-4 hover:text-ink hover:underline"
      >
        <span>
          <span>{isNumbered ? `No. ${id}, ` : ''}</span>
          {/* The weekday is left out on phones, to keep the puzzle's date on one line: its number
              suffices. */}
          <span className={isNumbered ? 'max-sm:hidden' : ''}>{`${weekdayName(date)} `}</span>
          <span>{isNumbered ? dayAndMonth(date) : fullDate(date)}</span>
        </span>
      </Link>
      <Step definition={definition} id={next} word="Next" icon={ChevronRight} />
    </nav>
  );
}
