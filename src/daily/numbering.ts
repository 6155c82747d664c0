/**
 * Maps puzzle ids, as used in URLs, to release dates. A schedule's ids are either numbers, from 1
 * for the puzzle of its first date, or the release dates.
 */
import { fail, ok, type Result } from '../lib/result.ts';
import { addDays, type CivilDate, daysBetween, parseCivilDate } from './date.ts';

export interface Schedule {
  readonly cadence: 'daily' | 'weekly';
  /** Release date of puzzle 1; for a weekly schedule it also sets the day of the week. */
  readonly first: CivilDate;
  /** Format of ids: a decimal number, or the release date. */
  readonly naming: 'number' | 'date';
}

/** Why a text is not the id of an available puzzle. */
export type IdProblem = 'malformed' | 'future' | 'early';

/** The id of the puzzle current on `date`; the first puzzle's for earlier dates. */
export function idFor(schedule: Schedule, date: CivilDate): string {
  const number = numberFor(schedule, date);
  return schedule.naming === 'number' ? String(number) : releaseOf(schedule, number);
}

/**
 * The release date of a puzzle.
 * @throws RangeError if `parseId` does not accept `id`.
 */
export function dateOf(schedule: Schedule, id: string): CivilDate {
  return releaseOf(schedule, wellFormed(schedule, id));
}

/** The id of the puzzle released on exactly `date`; null if there is none. */
export function releasedOn(schedule: Schedule, date: CivilDate): string | null {
  if (date < schedule.first) return null;
  const id = idFor(schedule, date);
  return dateOf(schedule, id) === date ? id : null;
}

/** The first date on which the puzzle is no longer current. Throws like `dateOf`. */
export function nextRelease(schedule: Schedule, id: string): CivilDate {
  return releaseOf(schedule, wellFormed(schedule, id) + 1);
}

/** A puzzle's ordinal: 1 for the first, 2 for the next, in any id format. Throws like `dateOf`. */
export function ordinalOf(schedule: Schedule, id: string): number {
  return wellFormed(schedule, id);
}

/**
 * Accepts the canonical id of a puzzle released by `today`. If the clock is before the first date,
 * the first puzzle is available.
 */
export function parseId(
  schedule: Schedule,
  text: unknown,
  today: CivilDate,
): Result<string, IdProblem> {
  const ordinal = readOrdinal(schedule, text);
  if (ordinal === null) return fail('malformed', 'There’s no such puzzle.');
  if (ordinal < 1) return fail('early', 'There was no puzzle that early.');
  if (ordinal > numberFor(schedule, today)) return fail('future', 'That puzzle isn’t out yet.');
  return ok(text as string);
}

function numberFor(schedule: Schedule, date: CivilDate): number {
  return Math.max(1, Math.floor(daysBetween(schedule.first, date) / stepOf(schedule)) + 1);
}

function releaseOf(schedule: Schedule, ordinal: number): CivilDate {
  return addDays(schedule.first, (ordinal - 1) * stepOf(schedule));
}

function stepOf(schedule: Schedule): number {
  return schedule.cadence === 'weekly' ? 7 : 1;
}

function wellFormed(schedule: Schedule, id: string): number {
  const ordinal = readOrdinal(schedule, id);
  if (ordinal === null || ordinal < 1) throw new RangeError(`Not a puzzle id: ${id}`);
  return ordinal;
}

/** The ordinal of an id, below 1 for dates before the first; null if malformed. */
function readOrdinal(schedule: Schedule, text: unknown): number | null {
  if (schedule.naming === 'number') {
    // Seven digits suffice beyond the calendar's end in 9999.
    return typeof text === 'string' && /^(0|[1-9]\d{0,6})$/.test(text) ? Number(text) : null;
  }
  const date = parseCivilDate(text);
  if (!date.ok) return null;
  const steps = daysBetween(schedule.first, date.value) / stepOf(schedule);
  return Number.isInteger(steps) ? steps + 1 : null;
}
