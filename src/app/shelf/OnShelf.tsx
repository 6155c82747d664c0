/** A game's place on the shelf: a sentence about the player, the game's piece, figures on a press. */
import { CalendarDays } from 'lucide-react';
import { type MouseEvent, memo, useMemo, useState } from 'react';
import type { PieceModule } from '../../games/contract/view.ts';
import { button } from '../../ui/button.ts';
import { Drink } from '../../ui/Drink.tsx';
import { isForBrowser, Link } from '../page/Link.tsx';
import { useNavigate } from '../page/useNavigate.ts';
import { OwnStatistics } from '../records/OwnStatistics.tsx';
import type { RecordProps } from '../records/records.ts';
import { placesOf } from './places.ts';
import { sentenceFor } from './sentence.ts';

export interface OnShelfProps extends RecordProps {
  readonly piece: PieceModule;
  readonly year: string;
}

/** Memoised: the shelf is drawn again with each piece that it shows. */
export const OnShelf = memo(function OnShelf({ record, piece, year, today }: OnShelfProps) {
  const { definition } = record;
  const heading = `shelf-${definition.id}`;
  const places = useMemo(() => placesOf(record, today), [record, today]);
  const ofYear = useMemo(() => places.filter(({ date }) => date.startsWith(year)), [places, year]);
  const finished = useMemo(() => places.filter(({ result }) => result !== null), [places]);
  const sentence = useMemo(() => sentenceFor(record, today, piece), [record, today, piece]);
  const navigate = useNavigate();

  /** Opens the pieces' plain links in the app: a `Link` for each of 400 would slow the page. */
  function onClick(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest('a');
    if (!link || isForBrowser(event)) return;
    event.preventDefault();
    navigate(link.pathname);
  }

  return (
    <section aria-labelledby={heading} className={`${definition.hue} shelf-place`}>
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="text-hue">
          <Drink drink={definition.drink} size={30} />
        </span>
        <h2 id={heading} className="text-2xl">
          <span>{definition.title}</span>
          {/* A collection is of all years. */}
          {!piece.collected && <span className="hidden print:inline">{`, ${year}`}</span>}
        </h2>
      </div>
      {sentence !== null && <p className="mt-1 max-w-prose text-lg text-soft">{sentence}</p>}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links in it have keys */}
      <div className="shelf-piece mt-4" onClick={onClick}>
        <piece.Piece year={year} places={ofYear} finished={finished} />
      </div>
      <div className="shelf-board" aria-hidden="true" />
      <div className="no-print flex flex-wrap items-start justify-between gap-x-4">
        <Link to={`/${definition.id}/archive`} className={`${button.compact} -ml-2`}>
          <CalendarDays size={16} aria-hidden /> Archive
          <span className="sr-only">{` for ${definition.title}`}</span>
        </Link>
        {finished.length > 0 && <Figures record={record} today={today} />}
      </div>
    </section>
  );
});

function Figures({ record, today }: Pick<OnShelfProps, 'record' | 'today'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="open:w-full" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center px-2 text-sm font-semibold text-soft hover:text-ink">
        Figures<span className="sr-only">{` for ${record.definition.title}`}</span>
      </summary>
      {isOpen && (
        <div className="max-w-xl py-3">
          <OwnStatistics record={record} today={today} />
        </div>
      )}
    </details>
  );
}
