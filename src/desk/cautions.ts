/** Cautions for an editor who is about to give a puzzle out. They forbid nothing. */
import { type CivilDate, latestDateOnEarth, parseCivilDate } from '../daily/date.ts';
import { listed } from '../lib/listed.ts';

export interface GivingOut {
  /** The places of boards without a test play to the end (`unplayedBoards`). */
  readonly unplayed: readonly number[];
  /** By place; empty where the puzzle has one board without a name. */
  readonly names: readonly string[];
  /** The measured beans of each board, by place; null where that is not known. */
  readonly measured: readonly (number | null)[];
  /** Null where nothing is planned. */
  readonly planned: number | null;
}

const beans = (count: number) => (count === 1 ? '1 bean' : `${count} beans`);

/** A sentence each. */
export function cautionsOf({ unplayed, names, measured, planned }: GivingOut): string[] {
  return [...playWords(unplayed, names), ...planWords(measured, planned, names)];
}

function playWords(unplayed: readonly number[], names: readonly string[]): string[] {
  if (unplayed.length === 0) return [];
  if (unplayed.length >= names.length) return ['This draft has not been played to its end.'];
  const some = listed(unplayed.map((place) => names[place] ?? String(place + 1)));
  const have = unplayed.length === 1 ? 'has' : 'have';
  return [`${some} ${have} not been played to the end as the draft is now.`];
}

/** Each board is planned as hard as the day: one of four that is easier makes the puzzle easier. */
function planWords(
  measured: GivingOut['measured'],
  planned: number | null,
  names: readonly string[],
): string[] {
  if (planned === null) return [];
  const off = measured.flatMap((count, place) =>
    count === null || count === planned ? [] : [{ place, count }],
  );
  const [first] = off;
  if (first === undefined) return [];
  const isAlike = off.length === measured.length && off.every(({ count }) => count === first.count);
  const has = isAlike
    ? `this one has ${first.count}`
    : listed(off.map(({ place, count }) => `${names[place] ?? place + 1} has ${count}`));
  return [`Planned ${planned === 1 ? 'is' : 'are'} ${beans(planned)}, ${has}.`];
}

/** Where a day begins first, in this order after Kiritimati (UTC+14), where it begins before all others. */
const EARLY = [
  ['Pacific/Auckland', 'New Zealand'],
  ['Pacific/Kiritimati', 'Kiribati'],
] as const;

/**
 * Where on earth the day has begun that has not begun here; null where it has begun here, or nowhere.
 *
 * @param today the date that the editor's own calendar shows.
 * @param at epoch ms.
 */
export function outAbroad(date: CivilDate, today: CivilDate, at: number): string | null {
  if (date <= today || date > latestDateOnEarth(at)) return null;
  const found = EARLY.find(([zone]) => dateIn(zone, at) >= date);
  return (found ?? EARLY[1])[1];
}

/** The date that calendars in that time zone show. */
function dateIn(timeZone: string, at: number): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const text = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone }).format(at);
  // An engine without time zones tells the date in another form, which is no date here.
  return parseCivilDate(text).ok ? text : '';
}
