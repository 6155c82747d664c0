/**
 * A fact or two about a country, in our own words, from what the game knows anyway: areas and
 * outlines are Natural Earth's (data/countries.json, outlines.json), distances and neighbours are
 * measured between those outlines (data/distances.json). Tests check where the equator runs against the outlines, and
 * areas, neighbours and nearest countries against a second collection.
 */
import { CODES } from '../codes.ts';
import type { Code } from '../rules/types.ts';
import { COUNTRIES, countryOf } from './countries.ts';
import { borderKm, neighboursOf } from './measure.ts';

/** Countries with the equator on their land; islands on both sides of it do not count. */
export const ON_EQUATOR: readonly Code[] = [
  'BR',
  'CD',
  'CG',
  'CO',
  'EC',
  'GA',
  'ID',
  'KE',
  'SO',
  'ST',
  'UG',
];

/** The nearest country across the sea, where islets decide it that are missing in the outlines. */
const BY_ISLETS: Readonly<Record<Code, Code>> = {
  // Bahrain's Hawar islands lie 2 km off Qatar.
  BH: 'QA',
  // Tonga's Tafahi is some 260 km from Savai'i.
  TO: 'WS',
  // Fiji's Rotuma is some 320 km from Niulakita.
  TV: 'FJ',
};

/** Far islands by which the nearest country is the nearest. */
const ISLANDS: Readonly<Record<Code, string>> = {
  IS: 'Jan Mayen',
  NZ: 'Macquarie Island',
  TV: 'Rotuma',
};

/** Countries that have a dependent land or an overseas part of France nearer to them than any country. */
export const LANDS_BETWEEN: readonly Code[] = [
  ...['BS', 'DM', 'FJ', 'IS', 'JM', 'KI', 'KM', 'KN', 'LC', 'MG', 'MU', 'SC', 'TO', 'WS'],
];

/**
 * Countries whose areas are given so differently that likening others to them says nothing: disputed borders, lands
 * overseas, waters that some count.
 */
export const AREA_CONTESTED: readonly Code[] = ['EC', 'GM', 'IL', 'NO', 'PH', 'RS', 'YE'];

const ORDINALS = [
  '',
  'second ',
  'third ',
  'fourth ',
  'fifth ',
  'sixth ',
  'seventh ',
  'eighth ',
  'ninth ',
  'tenth ',
];

/** What there is to say of a country; the most remarkable comes first. */
export type Fact =
  | { readonly kind: 'size rank'; readonly ordinal: string; readonly end: 'largest' | 'smallest' }
  /** How many others have more neighbours; few. */
  | { readonly kind: 'neighbours'; readonly count: number; readonly more: readonly Code[] }
  | { readonly kind: 'equator' }
  /** Across the sea, of what has no land border. */
  | {
      readonly kind: 'nearest';
      readonly code: Code;
      /** The far island that makes it the nearest, if it is one. */
      readonly island: string | null;
      /** Whether a land that is no country is nearer. */
      readonly hasLandsBetween: boolean;
    }
  | { readonly kind: 'as large as'; readonly code: Code };

/** Areas are rounded: what is as near as this is called as large. */
const ALIKE = 0.06;
/** From here on, the number of neighbours is worth a word. */
const MANY_NEIGHBOURS = 7;
const MOST_NAMED = 2;

const byArea = [...COUNTRIES].sort((a, b) => b.area - a.area).map(({ code }) => code);

export function factsOf(code: Code): readonly Fact[] {
  const facts: Fact[] = [];
  const place = byArea.indexOf(code);
  const fromEnd = byArea.length - 1 - place;
  if (place < ORDINALS.length) {
    facts.push({ kind: 'size rank', ordinal: ORDINALS[place]!, end: 'largest' });
  } else if (fromEnd < ORDINALS.length) {
    facts.push({ kind: 'size rank', ordinal: ORDINALS[fromEnd]!, end: 'smallest' });
  }
  const count = neighboursOf(code).length;
  if (count >= MANY_NEIGHBOURS) {
    const more = CODES.filter((other) => neighboursOf(other).length > count);
    if (more.length <= MOST_NAMED) facts.push({ kind: 'neighbours', count, more });
  }
  if (ON_EQUATOR.includes(code)) facts.push({ kind: 'equator' });
  if (count === 0) {
    const others = CODES.filter((other) => other !== code);
    const nearest = others.reduce((a, b) => (borderKm(code, b) < borderKm(code, a) ? b : a));
    facts.push({
      kind: 'nearest',
      code: BY_ISLETS[code] ?? nearest,
      island: ISLANDS[code] ?? null,
      hasLandsBetween: LANDS_BETWEEN.includes(code),
    });
  }
  if (AREA_CONTESTED.includes(code)) return facts;
  const { area } = countryOf(code);
  const agreed = (other: Code) => !AREA_CONTESTED.includes(other);
  const before = byArea.slice(0, place).findLast(agreed);
  const after = byArea.slice(place + 1).find(agreed);
  const off = (other: Code | undefined) =>
    other === undefined ? Number.POSITIVE_INFINITY : Math.abs(countryOf(other).area / area - 1);
  const alike = off(before) < off(after) ? before : after;
  if (alike !== undefined && off(alike) < ALIKE) facts.push({ kind: 'as large as', code: alike });
  return facts;
}
