/**
 * Royal Family's piece on the shelf: a gallery, a month at a time, of the monarchs that the player
 * has placed. A frame is shaped as the monarch's plate on the tree; a frame without a portrait waits
 * for its puzzle.
 */
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { type CivilMonth, monthOf } from '../../../daily/date.ts';
import { ordinalOf } from '../../../daily/numbering.ts';
import { cx } from '../../../ui/cx.ts';
import { dayAndMonth, monthName } from '../../../ui/dates.ts';
import { Roving } from '../../../ui/Roving.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import type { PieceProps, ShelfPlace } from '../../contract/view.ts';
import monarchs from '../data/monarchs.json' with { type: 'json' };
import { definition } from '../definition.ts';
import styles from './piece.css?inline';

export { styles };

/** The monarch of a family; null for a puzzle that no pack holds. */
function monarchOf(id: string) {
  const [name, sex, house, born] =
    monarchs[ordinalOf(definition.schedule, id) - 1]?.split(' ') ?? [];
  return name === undefined ? null : { name, isWoman: sex === 'f', house, born };
}

/** Head and shoulders, in a box of 60 × 60. */
const BUST = {
  man: 'M30 20a9 9.5 0 0 1 9 9.5c0 4-2 7-4.5 8.5v4c7 1.5 14 5 15.5 16h-40c1.5-11 8.5-14.5 15.5-16v-4c-2.5-1.5-4.5-4.5-4.5-8.5a9 9.5 0 0 1 9-9.5z',
  woman:
    'M30 19c7 0 11 5 11 12 0 5 1 9 3 12-2 1.5-4 1.800-6 1.5 6 2 10 6 11 13.5h-38c1-7.5 5-11.5 11-13.5-2 .3-4 0-6-1.5 2-3 3-7 3-12 0-7 4-12 11-12z',
};

function Portrait({ place }: { readonly place: ShelfPlace }) {
  const monarch = monarchOf(place.id);
  const day = Number(place.date.slice(8));
  if (place.result === null) {
    return (
      <a {...place.link} className="rf-empty">
        <span className="rf-canvas">{day}</span>
      </a>
    );
  }
  const { name, isWoman, house, born } = monarch ?? { isWoman: false };
  const who = name && `${name} of ${house}, ${born}, ${isWoman ? 'queen' : 'king'}, `;
  return (
    <a
      {...place.link}
      href={place.link.href}
      aria-label={`${who ?? ''}${place.link['aria-label']}`}
    >
      <Crown className="rf-worn" size={18} aria-hidden />
      <span className={cx('rf-canvas', isWoman && 'rf-oval')}>
        <svg viewBox="0 0 60 58" aria-hidden="true">
          <path d={isWoman ? BUST.woman : BUST.man} />
        </svg>
      </span>
      <span className="rf-caption">
        <strong>{name ?? dayAndMonth(place.date)}</strong>
        {name && <span>{`${house}, ${born}`}</span>}
      </span>
    </a>
  );
}

export function Piece({ places }: PieceProps) {
  const months = [...new Set(places.map(({ date }) => monthOf(date)))];
  const [chosen, setChosen] = useState<CivilMonth | null>(null);
  const month = chosen !== null && months.includes(chosen) ? chosen : months.at(-1);
  if (month === undefined) return null;
  const at = months.indexOf(month);
  return (
    <>
      <div className="rf-month no-print">
        <Steps
          name={monthName(month)}
          kind="month"
          hasBefore={at > 0}
          hasAfter={at < months.length - 1}
          onStep={(by) => setChosen(months[at + by]!)}
        />
      </div>
      <p className="hidden print:block">{monthName(month)}</p>
      <Roving className="rf-gallery own-paint" aria-label={`Monarchs of ${monthName(month)}`}>
        <ul>
          {places
            .filter(({ date }) => monthOf(date) === month)
            .map((place) => (
              <li key={place.id}>
                <Portrait place={place} />
              </li>
            ))}
        </ul>
      </Roving>
    </>
  );
}
