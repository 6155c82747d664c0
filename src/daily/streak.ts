/**
 * Streaks, always derived from the results and never stored, so that devices cannot disagree.
 *
 * A puzzle counts for a streak if it was opened while it was current, however late it was finished.
 * Archive play neither makes nor breaks a streak.
 *
 * Ten counted days earn a rest, of which two are kept. A rest bridges a missed day, or a lost
 * puzzle. As more results can only add to the days and rests of every later moment, one result more
 * never shortens a streak.
 */
import type { Absence } from './away.ts';
import { addDays, type CivilDate, daysBetween } from './date.ts';
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
  /** Number of further misses that the current streak outlives. */
  readonly rests: number;
  /** The days, by release date, that rests have bridged in the current streak; oldest first. */
  readonly rested: readonly CivilDate[];
}

/** Misses that end no streak of a player. */
export interface Forgiveness {
  readonly hasRests: boolean;
  readonly absences: readonly Absence[];
}

/** Number of counted puzzles (or days) that earn a rest. */
export const DAYS_PER_REST = 10;
/** Number of rests that are kept at most. */
export const MOST_RESTS = 2;

/** Whether the puzzle was opened before the next release. */
export function isOnTime(schedule: Schedule, finished: Finished): boolean {
  return finished.openedOn === null || finished.openedOn < nextRelease(schedule, finished.id);
}

/**
 * Consecutive wins in one game. A loss or a skipped puzzle takes a rest or ends the streak; a
 * withdrawn one does neither.
 */
export function streakOf(
  schedule: Schedule,
  results: Iterable<Finished>,
  today: CivilDate,
  { hasRests, absences }: Forgiveness,
): Streak {
  const outcomes = new Map<number, Outcome>();
  for (const finished of onTime(schedule, results)) {
    outcomes.set(ordinalOf(schedule, finished.id), finished.won);
  }
  const ordinalOn = (date: CivilDate) => ordinalOf(schedule, idFor(schedule, date));
  return streakIn({
    outcomes,
    now: ordinalOn(today),
    hasRests,
    away: absences.map(({ from, until }) => [ordinalOn(from), ordinalOn(until)]),
    // Only the number counts, whatever form the game's ids have.
    dateOf: (ordinal) => dateOf({ ...schedule, naming: 'number' }, String(ordinal)),
  });
}

/**
 * Consecutive days on which at least one daily puzzle was finished on time, won or lost: "12 days
 * in a row, best 31". Weekly games do not count, because one puzzle would cover seven days.
 */
export function overallStreak(
  games: Iterable<{ readonly schedule: Schedule; readonly results: Iterable<Finished> }>,
  today: CivilDate,
  { hasRests, absences }: Forgiveness,
): Streak {
  const days = new Map<number, Outcome>();
  for (const { schedule, results } of games) {
    if (schedule.cadence !== 'daily') continue;
    for (const finished of onTime(schedule, results)) {
      const day = dayNumber(dateOf(schedule, finished.id));
      if (finished.won !== null) days.set(day, true);
      // The withdrawn puzzle might have been the player's only one that day.
      else if (!days.has(day)) days.set(day, null);
    }
  }
  return streakIn({
    outcomes: days,
    now: dayNumber(today),
    hasRests,
    away: absences.map(({ from, until }) => [dayNumber(from), dayNumber(until)]),
    dateOf: (day) => addDays(EPOCH, day),
  });
}

const EPOCH = '1970-01-01';
const dayNumber = (date: CivilDate) => daysBetween(EPOCH, date);

function* onTime(schedule: Schedule, results: Iterable<Finished>): Generator<Finished> {
  for (const finished of results) {
    if (parseId(schedule, finished.id, '9999-12-31').ok && isOnTime(schedule, finished)) {
      yield finished;
    }
  }
}

/** A puzzle's effect on a streak: extends it (true), strains it (false), or neither (null). */
type Outcome = Finished['won'];

/** The course of results, by consecutive numbers: puzzle ordinals, or day numbers. */
interface Course {
  readonly outcomes: ReadonlyMap<number, Outcome>;
  readonly now: number;
  readonly hasRests: boolean;
  /** First and last number of each absence. */
  readonly away: readonly (readonly [first: number, last: number])[];
  dateOf(number: number): CivilDate;
}

/** A streak that is under way. */
interface Run {
  readonly length: number;
  /** Days that count towards rests, DAYS_PER_REST for each. */
  readonly credit: number;
  readonly rested: readonly number[];
}

const NO_RUN: Run = { length: 0, credit: 0, rested: [] };

function streakIn({ outcomes, now, hasRests, away, dateOf }: Course): Streak {
  // Travelling west across the date line allows finishing "tomorrow's" puzzle, which counts too.
  let last = now;
  while ((outcomes.get(last + 1) ?? null) !== null) last++;

  const isAway = (at: number) => away.some(([from, until]) => from <= at && at <= until);

  function missed(run: Run, at: number): Run {
    if (isAway(at)) return run;
    if (!hasRests || run.credit < DAYS_PER_REST) return NO_RUN;
    return { ...run, credit: run.credit - DAYS_PER_REST, rested: [...run.rested, at] };
  }

  /** The run after the numbers from `from` to before `to`, which have no outcome. */
  function afterGap(run: Run, from: number, to: number): Run {
    let left = run;
    for (let at = from; at < to && left.length > 0; at++) if (at !== now) left = missed(left, at);
    return left;
  }

  function after(run: Run, at: number): Run {
    const outcome = outcomes.get(at);
    if (outcome === null || outcome === undefined) return run;
    if (!outcome) return run.length > 0 ? missed(run, at) : run;
    const credit = Math.min(run.credit + 1, DAYS_PER_REST * MOST_RESTS);
    return { ...run, length: run.length + 1, credit };
  }

  let run = NO_RUN;
  let best = 0;
  let current: Run | null = null;
  let next = Number.NEGATIVE_INFINITY;
  for (const at of [...outcomes.keys()].sort((a, b) => a - b)) {
    if (at > last) current ??= afterGap(run, next, last);
    run = after(afterGap(run, next, at), at);
    best = Math.max(best, run.length);
    next = at + 1;
  }
  current ??= afterGap(run, next, last);
  return {
    current: current.length,
    best,
    rests: hasRests ? Math.floor(current.credit / DAYS_PER_REST) : 0,
    rested: current.rested.map(dateOf),
  };
}
