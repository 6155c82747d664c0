/** Estimates a puzzle's duration from its difficulty and the player's own past. */

import { weekdayOf } from '../../daily/date.ts';
import { turnOf } from '../../daily/menu.ts';
import { dateOf, parseId } from '../../daily/numbering.ts';
import { medianOf } from '../../daily/statistics.ts';
import type { Definition } from '../../games/contract/definition.ts';
import type { GameRecord } from './records.ts';

/** Number of the player's own plays from which their median replaces the game's estimate. */
const ENOUGH = 3;

const MINUTE_MS = 60_000;

/**
 * Expected duration of a puzzle in whole minutes, at least 1: the median of the player's own plays
 * (of the same weekday, or of the same size in a menu, where difficulty depends on it), or the
 * game's estimate while there are too few.
 * @param beans the puzzle's difficulty from 1 to 5; null where unknown.
 */
export function minutesFor(record: GameRecord, id: string, beans: number | null): number {
  return ownMinutes(record, id) ?? estimate(record.definition, id, beans);
}

/** Median duration of the player's own plays in minutes; null while there are too few. */
export function ownMinutes({ definition, results }: GameRecord, id: string): number | null {
  const { schedule, measure, growsThroughWeek, menu }: Definition = definition;
  if (measure.unit !== 'time') return null;
  const weekday = weekdayOf(dateOf(schedule, id));
  const own = [...results.values()]
    .filter(
      (row) =>
        parseId(schedule, row.id, '9999-12-31').ok &&
        (!menu || turnOf(row.id, menu.length) === turnOf(id, menu.length)) &&
        (!growsThroughWeek || weekdayOf(dateOf(schedule, row.id)) === weekday),
    )
    .map((row) => definition.results.rank(row.result))
    .sort((a, b) => a - b);
  const median = own.length < ENOUGH ? null : medianOf(own);
  return median === null ? null : Math.max(1, Math.round(median / MINUTE_MS));
}

function estimate(
  { minutes: [easiest, hardest], menu }: Pick<Definition, 'minutes' | 'menu'>,
  id: string,
  beans: number | null,
) {
  if (menu) return menu[turnOf(id, menu.length)]!.minutes;
  const share = beans === null ? 0.5 : (beans - 1) / 4;
  return Math.round(easiest + share * (hardest - easiest));
}
