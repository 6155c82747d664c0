/** For how long there are puzzles, game by game. */
import { TriangleAlert } from 'lucide-react';
import type { Supply } from '../../../desk/calendar.ts';
import { definitionOf } from '../../../games/definitions.ts';
import { cx } from '../../../ui/cx.ts';
import { Drink } from '../../../ui/Drink.tsx';
import { fullDate } from '../../../ui/dates.ts';

export function Supplies({ supplies }: { readonly supplies: readonly Supply[] }) {
  return (
    <ul aria-label="How far the puzzles reach" className="grid gap-2 sm:grid-cols-2 lg:grid-cols-5">
      {supplies.map(({ game, until, alarm }) => {
        const { title, hue, drink } = definitionOf(game);
        return (
          <li
            key={game}
            className={cx(
              hue,
              'flex items-start gap-3 rounded-card border border-line bg-card p-3',
            )}
          >
            <span className="text-hue">
              <Drink drink={drink} size={22} />
            </span>
            <div className="min-w-0">
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-soft">
                {until === null ? 'No puzzle for today' : `until ${fullDate(until)}`}
              </p>
              {alarm && (
                <p className="mt-1 flex items-start gap-1.5 text-sm text-bad">
                  <TriangleAlert size={14} className="mt-1 shrink-0" aria-hidden />
                  {alarm}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
