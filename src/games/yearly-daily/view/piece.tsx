/**
 * Yearly Daily's piece on the shelf: a wooden calendar of the year, on which a tile covers each
 * finished date. Tiles of a week have one colour, like a piece of the game.
 */
import type { CSSProperties } from 'react';
import { addDays, type CivilDate, weekdayOf } from '../../../daily/date.ts';
import { lightDark } from '../../../ui/lightDark.ts';
import { Roving } from '../../../ui/Roving.tsx';
import type { PieceProps } from '../../contract/view.ts';
import { MONTHS } from '../rules/labels.ts';
import { isExtraMet } from './metExtra.ts';
import styles from './piece.css?inline';
import { TONES, toneOf } from './tones.ts';

export { hintsOf } from '../results.ts';
export { styles };

/** The days' ink on each tone: the drawings' own is too faint for small digits. */
const [DARK, PALE] = ['#160d06', '#ffffff'];
const DARK_BY_DAY = lightDark(DARK, PALE);
const INKS = [DARK, DARK, DARK, DARK_BY_DAY, DARK_BY_DAY, DARK, PALE, PALE];

function datesOf(year: string): readonly CivilDate[] {
  const first = `${year}-01-01` as CivilDate;
  return Array.from({ length: 366 }, (_, i) => addDays(first, i)).filter((date) =>
    date.startsWith(year),
  );
}

export function Piece({ year, places }: PieceProps) {
  const byDate = new Map(places.map((place) => [place.date, place]));
  const dates = datesOf(year);
  const leading = weekdayOf(dates[0]!);
  return (
    <Roving className="yd-year own-paint" aria-label={`Dates of ${year}`}>
      <div className="yd-months shelf-grid" aria-hidden="true">
        {MONTHS.map((month) => (
          <span key={month}>
            <span>{month.slice(0, 1)}</span>
            <span>{month.slice(1, 3)}</span>
          </span>
        ))}
      </div>
      <ul className="yd-dates shelf-grid">
        {dates.map((date, i) => {
          const place = byDate.get(date);
          const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8))];
          const isCovered = (place?.result ?? null) !== null;
          const isExtra = place !== undefined && isExtraMet(place.id, place.ending);
          const week = Math.floor((i + leading) / 7) % TONES.length;
          const at = {
            '--month': month,
            '--day': day,
            ...(isCovered && { ...toneOf(week), '--ink': INKS[week] }),
          };
          return (
            <li key={date} style={at as CSSProperties} aria-hidden={!place || undefined}>
              {place ? (
                <a
                  {...place.link}
                  href={place.link.href}
                  className={isCovered ? 'yd-covered' : undefined}
                  data-extra={isExtra || undefined}
                  aria-label={`${place.link['aria-label']}${isExtra ? ', with the extra' : ''}`}
                >
                  {day}
                </a>
              ) : (
                <span>{day}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Roving>
  );
}
