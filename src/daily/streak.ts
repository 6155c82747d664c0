/**
 * Streaks, always derived from the results and never stored, so that devices cannot disagree.
 *
 * A puzzle counts for a streak if it was opened while it was current, however late it was finished.
 * Archive play neither makes nor breaks a streak.
 */
import { type CivilDate, daysBetween } from './date.ts';
import { dateOf, idFor, nextRelease, ordinalOf, parseId, type Schedule } from './numbering.ts';

/** The streak-relevant data of a finished puzzle. */
export interface Finished {
  readonly id: string;
  /** The player's date when first opening the puzzle; null if unknown, which counts as on time. */
  readonly openedOn: CivilDate | null;
  /** Null for a withdrawn puzzle, which neither extends nor ends a streak. */
  readonly won: boolean | null;
}

export interface Streak {
  /** Consecutive puzzles (or days) up to now. Today's unfinished puzzle does not end a streak. */
  readonly current: number;
  readonly best: number;
}

/** Whether the puzzle was opened before the next release. */
export function isOnTime(schedule: Schedule, finished: Finished): boolean {
  return finished.openedOn === null || finished.openedOn < nextRelease(schedule, finished.id);
}

/**
 * Consecutive wins in one game. A loss or a skipped puzzle ends the streak; a withdrawn one does
 * not.
 */
export function streakOf(
  schedule: Schedule,
  results: Iterable<Finished>,
  today: CivilDate,
): Streak {
  const outcomes = new Map<number, Outcome>();
  for (const finished of onTime(schedule, results)) {
    outcomes.set(ordinalOf(schedule, finished.id), finished.won);
  }
  return streakIn(outcomes, ordinalOf(schedule, idFor(schedule, today)));
}

/**
 * Consecutive days on which at least one daily puzzle was finished on time, won or lost: "12 days
 * in a row, best 31". Weekly games do not count, because one puzzle would cover seven days.
 */
export function overallStreak(
  games: Iterable<{ readonly schedule: Schedule; readonly results: Iterable<Finished> }>,
  today: CivilDate,
): Streak {
  const days = new Map<number, Outcome>();
  for (const { schedule, results } of games) {
    if (schedule.cadence !== 'daily') continue;
    for (const finished of onTime(schedule, results)) {
      const day = daysBetween('1970-01-01', dateOf(schedule, finished.id));
      if (finished.won !== null) days.set(day, true);
      // The withdrawn puzzle might have been the player's only one that day.
      else if (!days.has(day)) days.set(day, null);
    }
  }
  return streakIn(days, daysBetween('1970-01-01', today));
}

function* onTime(schedule: Schedule, results: Iterable<Finished>): Generator<Finished> {
  for (const finished of results) {
    if (parseId(schedule, finished.id, '9999-12-31').ok && isOnTime(schedule, finished)) {
      yield finished;
    }
  }
}

/** A puzzle's effect on a streak: extends it (true), ends it (false), or neither (null). */
type Outcome = Finished['won'];

/** @param outcomes by consecutive numbers: puzzle ordinals, or day numbers. */
function streakIn(outcomes: ReadonlyMap<number, Outcome>, now: number): Streak {
  let best = 0;
  for (const [ordinal, won] of outcomes) {
    if (isInRun(won) && !isInRun(outcomes.get(ordinal - 1))) {
      best = Math.max(best, runFrom(ordinal, 1));
    }
  }
  // Travelling west across the date line allows finishing "tomorrow's" puzzle, which counts too.
  let last = now;
  while ((outcomes.get(last + 1) ?? null) !== null) last++;
  if (!outcomes.has(last)) last--;
  return { current: runFrom(last, -1), best };

  function runFrom(start: number, step: 1 | -1): number {
    let length = 0;
    for (let at = start; isInRun(outcomes.get(at)); at += step) {
      if (outcomes.get(at)) length++;
    }
    return length;
  }
}

const isInRun = (outcome: Outcome | undefined): boolean => outcome === true || outcome === null;
