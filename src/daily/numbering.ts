/**
 * Which puzzle belongs to which day: ids as they stand in the address, and the day on which each
 * is released. Numbers count from 1 on the schedule's first date; a schedule may instead name its
 * puzzles by their date.
 */
import { fail, ok, type Result } from '../lib/result.ts';
import { addDays, type CivilDate, daysBetween, parseCivilDate } from './date.ts';

export interface Schedule {
  readonly cadence: 'daily' | 'weekly';
  /** Release date of puzzle 1; for a weekly schedule it also sets the day of the week. */
  readonly first: CivilDate;
  /** Whether an id is a number in decimal or the release date itself. */
  readonly naming: 'number' | 'date';
}

/** Why a text is not the id of a puzzle that can be opened. */
export type IdProblem = 'malformed' | 'future' | 'early';

/** The id of the puzzle that is current on `date`; before the first date that is the first one. */
export function idFor(schedule: Schedule, date: CivilDate): string {
  const number = numberFor(schedule, date);
  return schedule.naming === 'number' ? String(number) : releaseOf(schedule, number);
}

/** The release date of a puzzle. Throws a RangeError when `id` was not accepted by `parseId`. */
export function dateOf(schedule: Schedule, id: string): CivilDate {
  return releaseOf(schedule, wellFormed(schedule, id));
}

/** The id of the puzzle that is released on `date` itself; null when none is. */
export function releasedOn(schedule: Schedule, date: CivilDate): string | null {
  if (date < schedule.first) return null;
  const id = idFor(schedule, date);
  return dateOf(schedule, id) === date ? id : null;
}

/** The first date on which the puzzle is no longer the current one. Throws like `dateOf`. */
export function nextRelease(schedule: Schedule, id: string): CivilDate {
  return releaseOf(schedule, wellFormed(schedule, id) + 1);
}

/** 1 for the first puzzle, 2 for the next, whatever the ids look like. Throws like `dateOf`. */
export function ordinalOf(schedule: Schedule, id: string): number {
  return wellFormed(schedule, id);
}

/**
 * Accepts the id of a puzzle released by `today`, in its one spelling. On a clock that stands
 * before the first date the first puzzle is open.
 */
export function parseId(
  schedule: Schedule,
  text: unknown,
  today: CivilDate,
): Result<string, IdProblem> {
  const ordinal = readOrdinal(schedule, text);
  if (ordinal === null) return fail('malformed', 'There is no puzzle of that name.');
  if (ordinal < 1) return fail('early', 'There was no puzzle that early.');
  if (ordinal > numberFor(schedule, today)) return fail('future', 'That puzzle is not out yet.');
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

/** The ordinal that a text spells, below 1 for something before the first; null when malformed. */
function readOrdinal(schedule: Schedule, text: unknown): number | null {
  if (schedule.naming === 'number') {
    // Seven digits reach past the year 9999, the end of our calendar.
    return typeof text === 'string' && /^(0|[1-9]\d{0,6})$/.test(text) ? Number(text) : null;
  }
  const date = parseCivilDate(text);
  if (!date.ok) return null;
  const steps = daysBetween(schedule.first, date.value) / stepOf(schedule);
  return Number.isInteger(steps) ? steps + 1 : null;
}
