/** A day at a table: a row for each member, a column for each game. */
import { useAtomValue } from 'jotai';
import type { CivilDate } from '../../daily/date.ts';
import { dateOf, idFor } from '../../daily/numbering.ts';
import { DEFINITIONS, type GameDefinition } from '../../games/definitions.ts';
import { joinWithAnd } from '../../lib/joinWithAnd.ts';
import { isShown } from '../../protocol/table.ts';
import { type Standing, standingsOf } from '../../tables/standing.ts';
import { cx } from '../../ui/cx.ts';
import { Drink } from '../../ui/Drink.tsx';
import { weekdayAndDay } from '../../ui/dates.ts';
import { shortFigure, spokenFigure } from '../../ui/figures.ts';
import { todayAtom } from '../device/today.ts';
import { Link } from '../page/Link.tsx';
import type { PuzzleProps } from '../page/page.ts';
import { recordsAtom } from '../records/records.ts';
import { MemberName } from './MemberName.tsx';
import { type SeatedProps, useOwnRanks, useSeats } from './useTables.ts';
import { underUsual } from './usual.ts';

export interface DayGridProps extends SeatedProps {
  readonly date: CivilDate;
}

/** Columns where there is room for them; else a member's results follow their name. */
const ROW =
  '@min-[20rem]:grid @min-[20rem]:grid-cols-[minmax(0,1fr)_repeat(5,2.75rem)] @min-[30rem]:grid-cols-[minmax(0,1fr)_repeat(5,4rem)] @min-[20rem]:items-center';

export function DayGrid({ seated, uid, date }: DayGridProps) {
  const seats = useSeats(seated, uid);
  const own = useOwnRanks();
  const today = useAtomValue(todayAtom);
  const columns = DEFINITIONS.map((definition) => {
    const id = idFor(definition.schedule, date);
    const puzzle = { game: definition.id, date: dateOf(definition.schedule, id) };
    // A weekly puzzle may have come out before the days that the table shows.
    const standings = isShown(puzzle.date, today)
      ? standingsOf(seated.table, seats, puzzle, own)
      : [];
    return { definition, id, of: new Map(standings.map((one) => [one.seat.uid, one])) };
  });
  const records = useAtomValue(recordsAtom) ?? [];
  const unders = columns.flatMap(({ definition, id, of }) => {
    const record = of.size > 0 && records.find((one) => one.definition.id === definition.id);
    const under = record && underUsual(record, id);
    return under ? [`${definition.title} by ${under}`] : [];
  });
  const doneBy = (member: string) => columns.filter(({ of }) => of.get(member)?.result).length;
  const rows = [...seats].sort((a, b) => doneBy(b.uid) - doneBy(a.uid));
  return (
    <div className="@container overflow-clip rounded-card border border-line bg-card tabular-nums">
      <ul
        aria-label="Games of the day"
        className={`${ROW} flex flex-wrap justify-center border-b border-line px-1.5 py-0.5`}
      >
        <li className="hidden @min-[20rem]:block" aria-hidden="true" />
        {columns.map(({ definition, id }) => (
          <li key={definition.id}>
            <GameHead definition={definition} id={id} />
          </li>
        ))}
      </ul>
      <ul aria-label={`Results for ${weekdayAndDay(date)} at ${seated.table.name}`}>
        {rows.map((seat) => (
          <li
            key={seat.uid}
            className={cx(
              ROW,
              'min-h-13 border-t border-line px-1.5 py-1 first:border-t-0',
              seat.isOwn && 'bg-hue-wash',
            )}
          >
            <span className="block min-w-0 px-1 text-[0.875rem] sm:text-base">
              <MemberName seat={seat} size={30} avatar="@min-[20rem]:@max-[26rem]:hidden" />
            </span>
            <ul className="flex flex-wrap gap-x-4 px-1 @min-[20rem]:contents">
              {columns.map(({ definition, of }) => (
                <li
                  key={definition.id}
                  className={`${definition.hue} flex items-center gap-1 @min-[20rem]:justify-center`}
                >
                  <span className="text-hue @min-[20rem]:hidden">
                    <Drink drink={definition.drink} size={20} />
                  </span>
                  <span className="sr-only">{`${definition.title}: `}</span>
                  <Cell definition={definition} standing={of.get(seat.uid)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {unders.length > 0 && (
        <p className="border-t border-line px-3 py-2.5 text-sm text-soft">
          {`Under your usual: ${joinWithAnd(unders)}.`}
        </p>
      )}
    </div>
  );
}

function GameHead({ definition, id }: PuzzleProps) {
  return (
    <Link
      to={`/${definition.id}/${id}`}
      aria-label={definition.title}
      title={definition.title}
      className={`${definition.hue} mx-auto grid size-11 place-items-center rounded-full text-hue hover:bg-hue-wash`}
    >
      <Drink drink={definition.drink} size={26} />
    </Link>
  );
}

function Cell({
  definition: { measure },
  standing,
}: {
  readonly definition: GameDefinition;
  readonly standing: Standing | undefined;
}) {
  if (standing === undefined) return <span className="sr-only">no longer available</span>;
  if (standing.result === null) {
    return (
      <>
        <span className="sr-only">not finished</span>
        <span aria-hidden="true" className="text-soft">
          ·
        </span>
      </>
    );
  }
  const { result, place, isWaiting } = standing;
  if (result.rank === null) {
    return (
      <>
        <span className="sr-only">finished</span>
        <span aria-hidden="true">✓</span>
      </>
    );
  }
  const figure = shortFigure(measure, result.rank);
  return (
    <span
      className={cx(
        'inline-block',
        // A time of more than an hour is as wide as its column on a phone.
        figure.length > 5 ? 'text-xs' : 'text-[0.8125rem]',
        '@min-[30rem]:text-[0.9375rem]',
        place === 1 && 'font-semibold text-hue',
        isWaiting && 'border-b border-dashed border-edge',
      )}
    >
      <span className="sr-only">
        {`${spokenFigure(measure, result.rank)}${place === 1 ? ', first' : ''}${isWaiting ? ', not sent yet' : ''}`}
      </span>
      <span aria-hidden="true">{figure}</span>
    </span>
  );
}
