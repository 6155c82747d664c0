/** How a table stands on a puzzle: its members' results, the best first. */
import { useAtomValue } from 'jotai';
import { dateOf } from '../../daily/numbering.ts';
import type { GameDefinition } from '../../games/definitions.ts';
import { type Standing, standingsOf } from '../../tables/standing.ts';
import { cx } from '../../ui/cx.ts';
import { shortFigure, spokenFigure } from '../../ui/figures.ts';
import type { PuzzleProps } from '../page/page.ts';
import { recordsAtom } from '../records/records.ts';
import { MemberName, namesOf } from './MemberName.tsx';
import { Place } from './Place.tsx';
import { type SeatedProps, useOwnRanks, useSeats } from './useTables.ts';
import { underUsual } from './usual.ts';

export function Standings({ seated, uid, definition, id }: SeatedProps & PuzzleProps) {
  const seats = useSeats(seated, uid);
  const own = useOwnRanks();
  const record = useAtomValue(recordsAtom)?.find((one) => one.definition.id === definition.id);
  const under = record ? underUsual(record, id) : null;
  const puzzle = { game: definition.id, date: dateOf(definition.schedule, id) };
  const all = standingsOf(seated.table, seats, puzzle, own);
  const finished = all.filter(({ result }) => result !== null);
  const open = all.filter(({ result }) => result === null).map(({ seat }) => seat);
  return (
    <>
      {finished.length > 0 && (
        <ol className="tabular-nums" aria-label={seated.table.name}>
          {finished.map((standing) => (
            <Row
              key={standing.seat.uid}
              standing={standing}
              definition={definition}
              under={standing.seat.isOwn ? under : null}
            />
          ))}
        </ol>
      )}
      {open.length > 0 && (
        <p className="border-t border-line px-4 py-2.5 text-sm text-soft first:border-t-0">
          {finished.length === 0
            ? 'No one has finished this puzzle yet.'
            : `Not finished yet: ${namesOf(open)}.`}
        </p>
      )}
    </>
  );
}

function Row({
  standing: { seat, result, isWaiting, place },
  definition: { measure },
  under,
}: {
  readonly standing: Standing;
  readonly definition: GameDefinition;
  /** See `underUsual`. */
  readonly under: string | null;
}) {
  const rank = result?.rank ?? null;
  return (
    <li
      className={cx(
        'flex min-h-13 items-center gap-[min(0.5rem,2vw)] border-t border-line py-1 pr-[min(0.875rem,3vw)] pl-[min(0.5rem,2vw)] first:border-t-0 sm:pl-3',
        seat.isOwn && 'bg-hue-wash',
      )}
    >
      <Place place={place} />
      <span className="min-w-0 flex-1 text-[0.9375rem] sm:text-base">
        <MemberName
          seat={seat}
          note={under === '' ? 'As usual for you' : under && `${under} under your usual`}
        />
      </span>
      <span
        className={cx(
          'shrink-0 text-right',
          seat.isOwn && 'font-semibold',
          isWaiting && 'border-b border-dashed border-edge',
        )}
      >
        {rank === null ? (
          <span className="text-soft">Done</span>
        ) : (
          <>
            <span className="sr-only">{spokenFigure(measure, rank)}</span>
            <span aria-hidden="true">{shortFigure(measure, rank)}</span>
          </>
        )}
        {isWaiting && <span className="sr-only">, not sent yet</span>}
        {rank !== null && !isWaiting && result?.checked === false && (
          <span className="block text-xs font-normal text-soft">unchecked</span>
        )}
      </span>
    </li>
  );
}
