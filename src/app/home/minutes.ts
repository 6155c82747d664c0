/** How long a puzzle is going to take, from how hard it is and from the player's own past. */

import { weekdayOf } from '../../daily/date.ts';
import { dateOf, parseId } from '../../daily/numbering.ts';
import { medianOf } from '../../daily/statistics.ts';
import type { Definition } from '../../games/contract/definition.ts';
import type { GameRecord } from '../records/records.ts';

/** So many puzzles of one's own say more than an estimate. */
const ENOUGH = 3;

const MINUTE_MS = 60_000;

/**
 * In whole minutes, at least 1: the median of the player's own, on this weekday where it decides how
 * hard a puzzle is; before there are enough of them, the game's estimate.
 *
 * @param beans from 1 to 5; null where nothing is said about it.
 */
export function minutesFor(record: GameRecord, id: string, beans: number | null): number {
  return ownMinutes(record, id) ?? estimate(record.definition, beans);
}

/** By the player's own past alone; null while there is too little of it. */
export function ownMinutes({ definition, results }: GameRecord, id: string): number | null {
  const { schedule, measure, growsThroughWeek } = definition;
  if (measure.unit !== 'time') return null;
  const weekday = weekdayOf(dateOf(schedule, id));
  const own = [...results.values()]
    .filter(
      (row) =>
        parseId(schedule, row.id, '9999-12-31').ok &&
        (!growsThroughWeek || weekdayOf(dateOf(schedule, row.id)) === weekday),
    )
    .map((row) => definition.results.rank(row.result))
    .sort((a, b) => a - b);
  const median = own.length < ENOUGH ? null : medianOf(own);
  return median === null ? null : Math.max(1, Math.round(median / MINUTE_MS));
}

function estimate(
  { minutes: [easiest, hardest] }: Pick<Definition, 'minutes'>,
  beans: number | null,
) {
  const share = beans === null ? 0.5 : (beans - 1) / 4;
  return Math.round(easiest + share * (hardest - easiest));
}
