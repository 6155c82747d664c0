/**
 * Sudoku Shift's piece on the shelf: a rack of weeks, whose rows of seven tiles slide home day by
 * day. The digit on a tile, and its shade once the puzzle is finished, is its strength.
 */
import { type CSSProperties, useState } from 'react';
import { addDays, type CivilDate, weekdayOf } from '../../../daily/date.ts';
import { button } from '../../../ui/button.ts';
import { cx } from '../../../ui/cx.ts';
import { monthName } from '../../../ui/dates.ts';
import { Roving } from '../../../ui/Roving.tsx';
import type { PieceProps, ShelfPlace } from '../../contract/view.ts';
import styles from './piece.css?inline';

export { styles };

const RACKS = 4;
/** Weeks that a phone shows before a press. */
const LATEST = 12;
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Weeks by their Monday, oldest first. */
function weeksOf(places: readonly ShelfPlace[]) {
  const weeks = new Map<CivilDate, Map<number, ShelfPlace>>();
  for (const place of places) {
    const day = weekdayOf(place.date);
    const monday = addDays(place.date, -day);
    weeks.set(monday, (weeks.get(monday) ?? new Map()).set(day, place));
  }
  return [...weeks].map(([monday, days], i) => ({
    ...{ monday, days },
    isOlder: i < weeks.size - LATEST,
  }));
}

export function Piece({ year, places }: PieceProps) {
  const [isFolded, setFolded] = useState(true);
  const weeks = weeksOf(places);
  const size = Math.ceil(weeks.length / RACKS);
  const racks = Array.from({ length: RACKS }, (_, i) => weeks.slice(i * size, (i + 1) * size));
  return (
    <>
      <Roving
        className={cx('ss-racks own-paint', isFolded && 'ss-folded')}
        aria-label={`Weeks of ${year}`}
      >
        {racks.map((rack, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: racks never change places
          <div key={i}>
            {rack.map((week, row) => (
              <Week key={week.monday} {...week} row={row} />
            ))}
          </div>
        ))}
      </Roving>
      {weeks.length > LATEST && (
        <div className="ss-fold no-print">
          <button type="button" className={button.compact} onClick={() => setFolded(!isFolded)}>
            {isFolded ? `Show all weeks of ${year}` : 'Show fewer weeks'}
          </button>
        </div>
      )}
    </>
  );
}

function Week({
  days,
  isOlder,
  row,
}: ReturnType<typeof weeksOf>[number] & { readonly row: number }) {
  const open = 7 - [...days.values()].filter(({ result }) => result !== null).length;
  const first = [...days.values()].find(({ date }) => date.endsWith('-01'));
  // Rows stick out to alternate sides, as in the game.
  const aside = (row % 2 === 0 ? -open : open) / 7;
  return (
    <div className={cx('ss-week', isOlder && 'ss-older')}>
      <span className="ss-month" aria-hidden="true">
        {first && monthName(first.date.slice(0, 7) as `${number}-${number}`).slice(0, 3)}
      </span>
      <ul className="shelf-grid" style={{ '--aside': aside } as CSSProperties}>
        {DAYS.map((day) => {
          const place = days.get(day);
          const shade = place?.result == null ? 0 : (place.beans ?? 3);
          return (
            <li key={day} aria-hidden={!place || undefined}>
              {place && (
                <a
                  {...place.link}
                  style={{ '--beans': shade } as CSSProperties}
                  data-shade={shade || undefined}
                >
                  <span>{place.beans ?? '·'}</span>
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
