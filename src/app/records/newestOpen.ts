/** Where to go on: the puzzles that a player has not finished. */
import { addDays, type CivilDate } from '../../daily/date.ts';
import { idFor } from '../../daily/numbering.ts';
import type { GameRecord } from './records.ts';

/** The newest puzzle of a game that has no result, today's included; null when all are done. */
export function newestOpen({ definition, results }: GameRecord, today: CivilDate): string | null {
  for (let date = today; date >= definition.schedule.first; date = addDays(date, -1)) {
    const id = idFor(definition.schedule, date);
    if (!results.has(id)) return id;
  }
  return null;
}

/**
 * Whether a day is done: all of its daily puzzles are finished. The weekly ones have days of their own,
 * and must not keep anybody from an end of the day.
 */
export function isDayDone(records: readonly GameRecord[], today: CivilDate): boolean {
  return records.every(
    ({ definition: { schedule }, results }) =>
      schedule.cadence !== 'daily' || results.has(idFor(schedule, today)),
  );
}

/** The first game, in the order of the list, whose current puzzle is still to be finished. */
export function nextToPlay(records: readonly GameRecord[], today: CivilDate): GameRecord | null {
  return (
    records.find(({ definition: { schedule }, results }) => !results.has(idFor(schedule, today))) ??
    null
  );
}
