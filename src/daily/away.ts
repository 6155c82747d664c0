/** Absences that a player announces before leaving: no day of them ends a streak. */
import { addDays, type CivilDate, daysBetween, isCivilDate } from './date.ts';

export interface Absence {
  readonly from: CivilDate;
  /** The last day of the absence. */
  readonly until: CivilDate;
}

/** Absences that are kept; the oldest is dropped for a further one. */
export const MOST_ABSENCES = 20;
/** The longest absence, in days: a typing error in a year would otherwise excuse all days. */
export const LONGEST_ABSENCE = 100;

/** The written form of absences: "2026-12-20/2027-01-03 2027-02-01/2027-02-05", or empty. */
const DATE = '[0-9]{4}-[0-9]{2}-[0-9]{2}';
const ABSENCE = `${DATE}/${DATE}`;
export const ABSENCES_PATTERN = `(${ABSENCE}( ${ABSENCE}){0,${MOST_ABSENCES - 1}})?`;

/** Parses absences, oldest first; those that are none are left out. */
export function parseAbsences(text: string): readonly Absence[] {
  return text.split(' ').flatMap((part) => {
    const [from, until] = part.split('/');
    return isCivilDate(from) && isCivilDate(until) && isAbsence({ from, until })
      ? [{ from, until }]
      : [];
  });
}

export const isAbsence = ({ from, until }: Absence): boolean =>
  from <= until && daysBetween(from, until) < LONGEST_ABSENCE;

export const formatAbsences = (absences: readonly Absence[]): string =>
  [...absences]
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .slice(-MOST_ABSENCES)
    .map(({ from, until }) => `${from}/${until}`)
    .join(' ');

/**
 * The absences without those that are still to come, and with the present one ending today: past
 * days stay excused, because players knew that they were.
 */
export function endAbsences(absences: readonly Absence[], today: CivilDate): readonly Absence[] {
  return absences
    .filter(({ from }) => from <= today)
    .map(({ from, until }) => ({ from, until: until > today ? today : until }));
}

/** The first day for which an absence can be announced. */
export const earliestAbsence = (today: CivilDate): CivilDate => addDays(today, 1);
