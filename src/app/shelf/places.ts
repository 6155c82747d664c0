/** The places of a game's puzzles on the shelf, with a link to each. Pure. */
import { releasesUntil } from '../../daily/calendar.ts';
import type { CivilDate } from '../../daily/date.ts';
import { dateOf, idFor, parseId } from '../../daily/numbering.ts';
import type { ShelfPlace } from '../../games/contract/view.ts';
import { ownEnding } from '../../storage/ways.ts';
import { fullDate } from '../../ui/dates.ts';
import { spokenFigure } from '../../ui/figures.ts';
import { MARK_WORDS, markOf } from '../archive/marks.tsx';
import { strengthOf, strengthWords } from '../archive/strength.ts';
import type { GameRecord } from '../records/records.ts';

/** All puzzles that are out, and finished ones of a time zone ahead, oldest first. */
export function placesOf(record: GameRecord, today: CivilDate): readonly ShelfPlace[] {
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
  ];
  return {
    ...{ id, date, result, beans, ending: ownEnding(row) },
    link: {
      href: `/${definition.id}/${id}`,
      'aria-label': words.filter(Boolean).join(', '),
      ...(isCurrent && { 'aria-current': 'date' }),
    },
  };
}
