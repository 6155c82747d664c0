/** The order of the games on the home page. */
import type { CivilDate } from '../../daily/date.ts';
import { finishedDates, type GameRecord } from '../records/records.ts';

/**
 * The records as home shows them: to a newcomer the shortest game first and the longest last, from
 * the day after the first finished puzzle on in the list's order.
 */
export function inOrder(records: readonly GameRecord[], today: CivilDate): readonly GameRecord[] {
  if (records.flatMap(finishedDates).some((date) => date < today)) return records;
  const longest = ({ definition }: GameRecord) => definition.minutes[1];
  return [...records].sort((a, b) => longest(a) - longest(b));
}
