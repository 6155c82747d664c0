/** The previous and the next puzzle of a game that are already released. */
import { addDays, type CivilDate } from '../../daily/date.ts';
import { dateOf, idFor, nextRelease, ordinalOf, type Schedule } from '../../daily/numbering.ts';

export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

export function neighboursOf(schedule: Schedule, id: string, today: CivilDate): Neighbours {
  const next = nextRelease(schedule, id);
  return {
    previous:
      ordinalOf(schedule, id) > 1 ? idFor(schedule, addDays(dateOf(schedule, id), -1)) : null,
    next: next <= today ? idFor(schedule, next) : null,
  };
}
