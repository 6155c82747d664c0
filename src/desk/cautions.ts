/** Cautions for an editor about to publish a puzzle. They forbid nothing. */
import { type CivilDate, latestDateOnEarth, parseCivilDate } from '../daily/date.ts';
import { joinWithAnd } from '../lib/joinWithAnd.ts';

export interface GivingOut {
  /** Board names by board index; empty where the puzzle has a single unnamed board. */
  readonly names: readonly string[];
  /** The measured difficulty by board index, in beans; null where it is unknown. */
  readonly measured: readonly (number | null)[];
  /** The beans planned for the puzzle's day; null where nothing is planned. */
  readonly planned: number | null;
}

const beans = (count: number) => (count === 1 ? '1 bean' : `${count} beans`);

/**
 * A sentence for each caution. Every board should match the day's planned beans: one easier board
 * makes the puzzle easier.
 */
export function cautionsOf({ names, measured, planned }: GivingOut): string[] {
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
 * A country where the day has begun although it has not begun for the editor; null where it has
 * begun for the editor too, or nowhere on earth.
 *
 * @param today the editor's local date.
 * @param at epoch ms.
 */
export function outAbroad(date: CivilDate, today: CivilDate, at: number): string | null {
  if (date <= today || date > latestDateOnEarth(at)) return null;
  const found = EARLY.find(([zone]) => dateIn(zone, at) >= date);
  return (found ?? EARLY[1])[1];
}

/** The date in a time zone at a moment; empty without time zone data. */
function dateIn(timeZone: string, at: number): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const text = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone }).format(at);
  // Without time zone data, JavaScript engines write dates in another form: return no date then.
  return parseCivilDate(text).ok ? text : '';
}
