/** How far the puzzles of a game reach. */
import { addDays, type CivilDate, daysBetween } from './date.ts';
import { idFor, nextRelease, type Schedule } from './numbering.ts';

/** The supply alarm fires below this number of days. */
export const ENOUGH_AHEAD = 30;

export interface Reach {
  /** The last day of the unbroken supply; null where today has no puzzle. */
  readonly until: CivilDate | null;
  /** Days from today up to `until`. */
  readonly days: number;
  /** The first puzzle that is missing. */
  readonly missing: string;
}

/** @param has whether there is a puzzle; false for all from some id on. */
export function reachOf(schedule: Schedule, today: CivilDate, has: (id: string) => boolean): Reach {
  let until: CivilDate | null = null;
  let id = idFor(schedule, today);
  while (has(id)) {
    const next = nextRelease(schedule, id);
    until = addDays(next, -1);
    id = idFor(schedule, next);
  }
  return { until, days: until === null ? 0 : daysBetween(today, until), missing: id };
}
