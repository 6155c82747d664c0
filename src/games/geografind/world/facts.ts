/**
 * A fact or two about a country, in our own words, from what the game knows anyway: areas and
 * outlines are Natural Earth's (data/countries.json, outlines.json), distances and neighbours are
 * measured between those outlines (data/distances.json). Where the equator runs is checked against
 * the outlines by a test.
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
  | { readonly kind: 'nearest'; readonly code: Code; readonly km: number }
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
    facts.push({ kind: 'nearest', code: nearest, km: borderKm(code, nearest) });
  }
  const { area } = countryOf(code);
  const [before, after] = [byArea[place - 1], byArea[place + 1]];
  const off = (other: Code | undefined) =>
    other === undefined ? Number.POSITIVE_INFINITY : Math.abs(countryOf(other).area / area - 1);
  const alike = off(before) < off(after) ? before : after;
  if (alike !== undefined && off(alike) < ALIKE) facts.push({ kind: 'as large as', code: alike });
  return facts;
}
