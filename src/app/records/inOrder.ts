/** The order in which games are shown and recommended. */
import type { CivilDate } from '../../daily/date.ts';
import { dateOf, idFor } from '../../daily/numbering.ts';
import { finishedDates, type GameRecord } from './records.ts';

/** Whether a puzzle before the current one is finished. */
function hasEarlier(record: GameRecord, today: CivilDate): boolean {
  const { schedule } = record.definition;
  const current = dateOf(schedule, idFor(schedule, today));
  return finishedDates(record).some((date) => date < current);
}

/**
 * The records as home shows them: to a newcomer the shortest game first and the longest last; in the
 * list's order once a puzzle before a game's current one is finished.
 */
export function inOrder(records: readonly GameRecord[], today: CivilDate): readonly GameRecord[] {
  if (records.some((record) => hasEarlier(record, today))) return records;
  const longest = ({ definition }: GameRecord) => definition.minutes[1];
  return [...records].sort((a, b) => longest(a) - longest(b));
}
