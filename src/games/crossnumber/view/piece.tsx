/**
 * Crossnumber's piece on the shelf: the weeks of a year as the squares of one grid. A finished square
 * holds the minutes that its puzzle took.
 */

import { addDays, type CivilDate } from '../../../daily/date.ts';
import { cx } from '../../../ui/cx.ts';
import { Roving } from '../../../ui/Roving.tsx';
import type { PieceProps } from '../../contract/view.ts';
import { results } from '../results.ts';
import styles from './piece.css?inline';

export { styles };

/**
 * The grid of 63 squares: `#` are the ten blocks that leave 53 weeks, symmetrical as in the game. In a
 * year of 52 weeks the middle is a block too.
 */
const GRID =
  '....#....' + '.#.....#.' + '....#....' + '#...+...#' + '....#....' + '.#.....#.' + '....#....';

/** The dates from the first to the last week's puzzle of a year, a week apart. */
function weeksOf(year: string, { date }: PieceProps['places'][number]): readonly CivilDate[] {
  const weeks: CivilDate[] = [];
  for (let week = -53; week <= 53; week++) {
    const day = addDays(date, 7 * week);
    if (day.startsWith(year)) weeks.push(day);
  }
  return weeks;
}

export function Piece({ year, places }: PieceProps) {
  const byDate = new Map(places.map((place) => [place.date, place]));
  const weeks = places[0] ? weeksOf(year, places[0]) : [];
  let next = 0;
  return (
    <Roving aria-label={`Weeks of ${year}`}>
      <ul className="cn-sheet shelf-grid own-paint">
        {[...GRID].map((square, i) => {
          const isBlock = square === '#' || (square === '+' && weeks.length < 53);
          const number = isBlock ? 0 : ++next;
          const week = weeks[number - 1];
          const place = week && byDate.get(week);
          const result = place?.result ?? null;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: squares never change places
              key={i}
              className={cx(isBlock && 'cn-block', result !== null && 'cn-filled')}
              aria-hidden={!place || undefined}
            >
              {place ? (
                <a
                  {...place.link}
                  href={place.link.href}
                  aria-label={`${number}: ${place.link['aria-label']}`}
                >
                  <span className="cn-number">{number}</span>
                  <span aria-hidden>
                    {result !== null && Math.max(1, Math.round(results.rank(result) / 60_000))}
                  </span>
                </a>
              ) : (
                !isBlock && <span className="cn-number">{number}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Roving>
  );
}
