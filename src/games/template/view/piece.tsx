/** Coin Toss's piece on the shelf: a coin for each day, with its day of the month. */
import { Roving } from '../../../ui/Roving.tsx';
import type { PieceProps } from '../../contract/view.ts';

export const styles = '';

export function Piece({ year, places }: PieceProps) {
  return (
    <Roving aria-label={`Days of ${year}`} className="flex flex-wrap gap-1">
      {places.map(({ id, date, result, link }) => (
        <a
          key={id}
          {...link}
          className={`grid size-6 place-items-center rounded-full ${result === null ? '' : 'bg-hue-wash'}`}
        >
          {Number(date.slice(8))}
        </a>
      ))}
    </Roving>
  );
}
