/** The days before today, so that a missed puzzle is one tap away. */
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { addDays, type CivilDate } from '../../daily/date.ts';
import { dateOf, idFor } from '../../daily/numbering.ts';
import { dayAndMonth, weekdayName } from '../../ui/dates.ts';
import { shortFigure } from '../../ui/figures.ts';
import type { GameRecord } from '../playerResults.ts';

/** Two rows on a desktop; a phone shows the first half. */
const DAYS = 8;

/** The ids of the puzzles before today's, newest first. */
function latestIds({ entry }: GameRecord, today: CivilDate): string[] {
  const ids: string[] = [];
  const current = idFor(entry.schedule, today);
  for (let date = today; ids.length < DAYS && date > entry.schedule.first; ) {
    date = addDays(date, -1);
    const id = idFor(entry.schedule, date);
    if (id !== current && id !== ids.at(-1)) ids.push(id);
  }
  return ids;
}

function Day({
  record,
  id,
  far,
}: {
  readonly record: GameRecord;
  readonly id: string;
  readonly far: boolean;
}) {
  const { entry, game } = record;
  const date = dateOf(entry.schedule, id);
  const result = record.results.get(id);
  const begun = record.progress.get(id);
  let state = <span className="text-soft">Not played</span>;
  if (result) {
    state = (
      <span className="flex items-center gap-1 text-hue tabular-nums">
        <Check size={16} aria-label="Finished in" />
        {shortFigure(entry.measure, game.rank(result.result))}
      </span>
    );
  } else if (begun) {
    state = <span className="text-hue">{Math.round(begun.progress * 100)}%</span>;
  }
  return (
    <li className={far ? 'hidden sm:block' : undefined}>
      <Link
        to={`/${entry.id}/${id}`}
        className="flex min-h-16 flex-col justify-center rounded-card border border-line px-4 py-2.5 hover:border-edge"
      >
        <span className="flex items-baseline justify-between gap-2">
          <span className="font-medium">{weekdayName(date)}</span>
          <span className="text-sm">{state}</span>
        </span>
        <span className="text-sm text-soft">{dayAndMonth(date)}</span>
      </Link>
    </li>
  );
}

export function LatestDays({
  records,
  today,
}: {
  readonly records: readonly GameRecord[];
  readonly today: CivilDate;
}) {
  return records.map((record) => {
    const ids = latestIds(record, today);
    if (ids.length === 0) return null;
    const heading = `latest-${record.entry.id}`;
    return (
      <section
        key={record.entry.id}
        aria-labelledby={heading}
        className={`${record.entry.hue} mt-8`}
      >
        <div className="mb-2 flex items-baseline justify-between">
          <h2 id={heading} className="text-lg">
            Earlier in {record.entry.title}
          </h2>
          <Link
            to={`/${record.entry.id}/archive`}
            className="inline-flex min-h-11 items-center text-[0.9375rem] text-soft underline-offset-4 hover:underline"
          >
            The archive
          </Link>
        </div>
        <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-4">
          {ids.map((id, i) => (
            <Day key={id} record={record} id={id} far={i >= DAYS / 2} />
          ))}
        </ul>
      </section>
    );
  });
}
