/** Calendars for display: the archive's months and weeks, and the strip of seven days. */
import {
  addDays,
  type CivilDate,
  type CivilMonth,
  daysBetween,
  daysInMonth,
  firstOfMonth,
  monthOf,
  weekdayOf,
} from './date.ts';
import { dateOf, idFor, nextRelease, ordinalOf, type Schedule } from './numbering.ts';

/** A month as weeks from Monday to Sunday, as puzzles grow harder; null in the place of a day of another month. */
export type MonthGrid<Day> = readonly (readonly (Day | null)[])[];

export interface ArchiveDay {
  readonly date: CivilDate;
  /** Id of the puzzle current on that day; null before the first puzzle and after today. */
  readonly id: string | null;
}

export interface ArchiveWeek {
  readonly id: string;
  readonly from: CivilDate;
  /** The last day on which the puzzle is current. */
  readonly to: CivilDate;
}

export interface StripDay {
  readonly date: CivilDate;
  readonly finished: number;
  readonly isToday: boolean;
}

export function monthGrid(month: CivilMonth): MonthGrid<CivilDate> {
  const first = firstOfMonth(month);
  const leading = weekdayOf(first);
  const days = daysInMonth(month);
  const weeks = Math.ceil((leading + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - leading;
      return day >= 0 && day < days ? addDays(first, day) : null;
    }),
  );
}

/** A month of the archive: the puzzle to open for each day. */
export function archiveMonth(
  schedule: Schedule,
  month: CivilMonth,
  today: CivilDate,
): MonthGrid<ArchiveDay> {
  const dayOf = (date: CivilDate): ArchiveDay => ({
    date,
    id: date >= schedule.first && date <= today ? idFor(schedule, date) : null,
  });
  return monthGrid(month).map((week) => week.map((date) => date && dayOf(date)));
}

/** The months with puzzles, newest first; never empty, even if the clock is wrong. */
export function archiveMonths(schedule: Schedule, today: CivilDate): readonly CivilMonth[] {
  const months: CivilMonth[] = [];
  const oldest = monthOf(schedule.first);
  let month = today < schedule.first ? oldest : monthOf(today);
  while (month >= oldest) {
    months.push(month);
    month = monthOf(addDays(firstOfMonth(month), -1));
  }
  return months;
}

/** A weekly schedule's puzzles with the days on which each is current, newest first. */
export function archiveWeeks(schedule: Schedule, today: CivilDate): readonly ArchiveWeek[] {
  const newest = idFor(schedule, today);
  const from = dateOf(schedule, newest);
  const step = daysBetween(from, nextRelease(schedule, newest));
  return Array.from({ length: ordinalOf(schedule, newest) }, (_, ago) => {
    const released = addDays(from, -ago * step);
    return { id: idFor(schedule, released), from: released, to: addDays(released, step - 1) };
  });
}

/**
 * The seven days that end today.
 *
 * @param finished the day on which each puzzle was finished, in any order.
 */
export function weekStrip(today: CivilDate, finished: Iterable<CivilDate>): readonly StripDay[] {
  const counts = new Map<CivilDate, number>();
  for (const date of finished) counts.set(date, (counts.get(date) ?? 0) + 1);
  const first = addDays(today, -6);
  return Array.from({ length: 7 }, (_, i) => {
    const date = addDays(first, i);
    return {
      date,
      finished: counts.get(date) ?? 0,
      isToday: date === today,
    };
  });
}

export interface Release {
  readonly id: string;
  readonly date: CivilDate;
}

/** All puzzles released up to a date, oldest first. */
export function releasesUntil(schedule: Schedule, until: CivilDate): readonly Release[] {
  const releases: Release[] = [];
  for (let date = schedule.first; date <= until; ) {
    const id = idFor(schedule, date);
    releases.push({ id, date });
    date = nextRelease(schedule, id);
  }
  return releases;
}
