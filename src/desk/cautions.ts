/** Cautions for an editor about to publish a puzzle. They forbid nothing. */
import { type CivilDate, latestDateOnEarth, parseCivilDate } from '../daily/date.ts';
import { joinWithAnd } from '../lib/joinWithAnd.ts';

export interface GivingOut {
  /** The places of boards without a test play to the end (`unplayedBoards`). */
  readonly unplayed: readonly number[];
  /** Board names by place; empty where the puzzle has a single unnamed board. */
  readonly names: readonly string[];
  /** The measured beans of each board, by place; null where they are unknown. */
  readonly measured: readonly (number | null)[];
  /** Null where nothing is planned. */
  readonly planned: number | null;
}

const beans = (count: number) => (count === 1 ? '1 bean' : `${count} beans`);

/** A sentence for each caution. */
export function cautionsOf({ unplayed, names, measured, planned }: GivingOut): string[] {
  return [...playWords(unplayed, names), ...planWords(measured, planned, names)];
}

function playWords(unplayed: readonly number[], names: readonly string[]): string[] {
  if (unplayed.length === 0) return [];
  if (unplayed.length >= names.length) return ['This draft has not been played to its end.'];
  const some = joinWithAnd(unplayed.map((place) => names[place] ?? String(place + 1)));
  const have = unplayed.length === 1 ? 'has' : 'have';
  return [`${some} ${have} not been played to the end as the draft is now.`];
}

/** Every board should match the day's planned beans: one easier board makes the puzzle easier. */
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
    : joinWithAnd(off.map(({ place, count }) => `${names[place] ?? place + 1} has ${count}`));
  return [`Planned ${planned === 1 ? 'is' : 'are'} ${beans(planned)}, ${has}.`];
}

/**
 * Time zones in which a day begins first, in order of preference for the caution. Kiritimati
 * (UTC+14) is the very first.
 */
const EARLY = [
  ['Pacific/Auckland', 'New Zealand'],
  ['Pacific/Kiritimati', 'Kiribati'],
] as const;

/**
 * A place where the day has begun although it has not begun here; null where it has begun here, or
 * nowhere.
 *
 * @param today the editor's local date.
 * @param at epoch ms.
 */
export function outAbroad(date: CivilDate, today: CivilDate, at: number): string | null {
  if (date <= today || date > latestDateOnEarth(at)) return null;
  const found = EARLY.find(([zone]) => dateIn(zone, at) >= date);
  return (found ?? EARLY[1])[1];
}

/** The current date in that time zone. */
function dateIn(timeZone: string, at: number): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const text = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone }).format(at);
  // Without time zone data, engines format differently; return no date then.
  return parseCivilDate(text).ok ? text : '';
}
