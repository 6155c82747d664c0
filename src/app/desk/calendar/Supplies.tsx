/** For each game, the last day for which there are puzzles. */
import { TriangleAlert } from 'lucide-react';
import type { Supply } from '../../../desk/calendar.ts';
import { definitionOf } from '../../../games/definitions.ts';
import { cx } from '../../../ui/cx.ts';
import { Drink } from '../../../ui/Drink.tsx';
import { fullDate } from '../../../ui/dates.ts';

export function Supplies({ supplies }: { readonly supplies: readonly Supply[] }) {
  return (
    <ul
      aria-label="Last day with a puzzle"
      className="overflow-hidden rounded-card border border-line bg-card sm:grid sm:grid-cols-5"
    >
      {supplies.map(({ game, until, alarm }) => {
        const { title, hue, drink } = definitionOf(game);
        return (
          <li
            key={game}
            className={cx(
              hue,
              'flex items-start gap-3 border-line px-3 py-2.5 not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l',
            )}
          >
            <span className="text-hue sm:hidden lg:block">
              <Drink drink={drink} size={22} />
            </span>
            <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-2 sm:block">
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-soft">
                {until === null ? 'No puzzle for today' : `until ${fullDate(until)}`}
              </p>
              {alarm && (
                <p className="flex basis-full items-start gap-1.5 text-sm text-bad sm:mt-1">
                  <TriangleAlert size={14} className="mt-1 shrink-0" aria-hidden />
                  <span>{alarm}</span>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
