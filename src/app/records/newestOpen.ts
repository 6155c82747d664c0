/** Finds puzzles that the player has not finished. */
import { addDays, type CivilDate } from '../../daily/date.ts';
import { idFor } from '../../daily/numbering.ts';
import type { GameRecord } from './records.ts';

/**
 * Whether the puzzle is still to be finished; puzzles that the desk has withdrawn or held back do
 * not count.
 */
export const isOpen = ({ results, excused }: GameRecord, id: string): boolean =>
  !results.has(id) && (excused.get(id) ?? 'was-unavailable') === 'was-unavailable';

/** The newest puzzle of a game that has no result, today's included; null when all are done. */
export function newestOpen(record: GameRecord, today: CivilDate): string | null {
  const { schedule } = record.definition;
  for (let date = today; date >= schedule.first; date = addDays(date, -1)) {
    const id = idFor(schedule, date);
    if (isOpen(record, id)) return id;
  }
  return null;
}

/**
 * Whether the player has finished all daily puzzles of a day. Weekly games do not count: they have
 * other release days.
 */
export function isDayDone(records: readonly GameRecord[], today: CivilDate): boolean {
  return records.every((record) => {
    const { schedule } = record.definition;
    return schedule.cadence !== 'daily' || !isOpen(record, idFor(schedule, today));
  });
}

/** Number of games whose current puzzle is still to be finished. */
export const openToday = (records: readonly GameRecord[], today: CivilDate): number =>
  records.filter((record) => isOpen(record, idFor(record.definition.schedule, today))).length;
