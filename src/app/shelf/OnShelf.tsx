/** A game's place on the shelf: a sentence about the player, the game's piece, figures on a press. */
import { CalendarDays } from 'lucide-react';
import { type MouseEvent, memo, useMemo, useState } from 'react';
import { releasesUntil } from '../../daily/calendar.ts';
import type { CivilDate } from '../../daily/date.ts';
import { dateOf, idFor, parseId } from '../../daily/numbering.ts';
import type { PieceModule, ShelfPlace } from '../../games/contract/view.ts';
import { ownEnding } from '../../storage/ways.ts';
import { button } from '../../ui/button.ts';
import { Drink } from '../../ui/Drink.tsx';
import { fullDate } from '../../ui/dates.ts';
import { spokenFigure } from '../../ui/figures.ts';
import { fromHost, onHost } from '../address.ts';
import { MARK_WORDS, markOf } from '../archive/marks.tsx';
import { strengthOf, strengthWords } from '../archive/strength.ts';
import { isForBrowser, Link } from '../page/Link.tsx';
import { useNavigate } from '../page/useNavigate.ts';
import { OwnStatistics } from '../records/OwnStatistics.tsx';
import type { GameRecord, RecordProps } from '../records/records.ts';
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
    navigate(fromHost(link.pathname));
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
      <summary className="flex min-h-11 w-fit items-center px-2 text-sm font-semibold text-soft hover:text-ink">
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

/** All puzzles that are out, and finished ones of a time zone ahead, oldest first. */
function placesOf(record: GameRecord, today: CivilDate): readonly ShelfPlace[] {
  const { schedule } = record.definition;
  const finished = [...record.results.keys()].filter(
    (id) => parseId(schedule, id, '9999-12-31').ok,
  );
  const last = finished.reduce<CivilDate>((latest, id) => {
    const date = dateOf(schedule, id);
    return date > latest ? date : latest;
  }, today);
  const current = idFor(schedule, today);
  return releasesUntil(schedule, last)
    .filter(({ id, date }) => date <= today || record.results.has(id))
    .map(({ id, date }) => placeOf(record, id, date, id === current));
}

function placeOf(record: GameRecord, id: string, date: CivilDate, isCurrent: boolean): ShelfPlace {
  const { definition, results } = record;
  const row = results.get(id);
  const result = row?.result ?? null;
  const mark = markOf(record, id);
  const beans = strengthOf(definition, id);
  const words = [
    definition.schedule.cadence === 'weekly' ? `Week of ${fullDate(date)}` : fullDate(date),
    MARK_WORDS[mark],
    mark === 'solved' && spokenFigure(definition.measure, definition.results.rank(result)),
    strengthWords(beans),
    // Two games have a puzzle of the same date.
    definition.title,
  ];
  return {
    ...{ id, date, result, beans, ending: ownEnding(row) },
    link: {
      href: onHost(`/${definition.id}/${id}`),
      'aria-label': words.filter(Boolean).join(', '),
      ...(isCurrent && { 'aria-current': 'date' }),
    },
  };
}
