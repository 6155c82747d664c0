/**
 * Streaks, always derived from the results and never stored: two devices cannot disagree on them.
 *
 * A puzzle counts for a streak when it was opened while it was the current one, however late it
 * was finished. Archive play neither makes nor breaks a streak.
 */
import { type CivilDate, daysBetween } from './date.ts';
import { dateOf, idFor, nextRelease, ordinalOf, parseId, type Schedule } from './numbering.ts';

/** A finished puzzle, as far as streaks are concerned. */
export interface Finished {
  readonly id: string;
  /** The player's date when it was first opened; null when unknown, which counts as on time. */
  readonly openedOn: CivilDate | null;
  /** Null for a puzzle that nobody can be blamed for: it was withdrawn, and counts neither way. */
  readonly won: boolean | null;
}

export interface Streak {
  /** Puzzles (or days) in a row up to now. What is still open today does not end it. */
  readonly current: number;
  readonly best: number;
}

/** Whether the puzzle was opened before the next one came out. */
export function isOnTime(schedule: Schedule, finished: Finished): boolean {
  return finished.openedOn === null || finished.openedOn < nextRelease(schedule, finished.id);
}

/**
 * Puzzles of one game won in a row. A loss ends it, and so does a puzzle that was left out, unless
 * that one counts neither way.
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
 * Days in a row on which at least one daily puzzle was finished on time, won or lost: "12 days in
 * a row, best 31". Weekly games do not count, for one puzzle would stand for seven days.
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
      // It may have been the one that they would have played.
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

/** Whether it adds to the run, ends it, or (null) counts neither way. */
type Outcome = Finished['won'];

/** @param outcomes by ordinal. */
function streakIn(outcomes: ReadonlyMap<number, Outcome>, now: number): Streak {
  let best = 0;
  for (const [ordinal, won] of outcomes) {
    if (isInRun(won) && !isInRun(outcomes.get(ordinal - 1))) {
      best = Math.max(best, runFrom(ordinal, 1));
    }
  }
  // Someone who flies west over the date line has finished a puzzle of "tomorrow": it counts.
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
