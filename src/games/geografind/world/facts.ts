/**
 * Facts about a country, derived from the game's data: areas and outlines are Natural Earth's
 * (data/countries.json, outlines.json), distances and neighbours are measured between those
 * outlines (data/distances.json). Tests check ON_EQUATOR against the outlines, and areas,
 * neighbours and nearest countries against a second collection (world-countries).
 */
import { CODES } from '../codes.ts';
import type { Code } from '../rules/types.ts';
import { COUNTRIES, countryOf } from './countries.ts';
import { borderKm, neighboursOf } from './measure.ts';

/** Countries whose land the equator crosses; islands on both sides of it do not count. */
export const ON_EQUATOR: readonly Code[] = 'BR CD CG CO EC GA ID KE SO ST UG'.split(' ');

/**
 * The nearest country across the sea, by country, where it depends on islets that the map's
 * outlines leave out.
 */
const BY_ISLETS: Readonly<Record<Code, Code>> = {
  // Bahrain's Hawar islands lie 2 km off Qatar.
  BH: 'QA',
  // Tonga's Tafahi is some 260 km from Samoa's Savai'i.
  TO: 'WS',
  // Fiji's Rotuma is some 320 km from Tuvalu's Niulakita.
  TV: 'FJ',
};

/**
 * By country, the remote island of another country that makes that country the nearest across the
 * sea.
 */
const ISLANDS: Readonly<Record<Code, string>> = {
  IS: 'Jan Mayen',
  NZ: 'Macquarie Island',
  TV: 'Rotuma',
};

/** Countries nearer to a dependent land or overseas part of France than to any country. */
export const LANDS_BETWEEN: readonly Code[] = 'AG BS DM FJ IS JM KI KM KN LC MG MU SC TO WS'.split(
  ' ',
);

/**
 * Countries whose published areas differ too much for comparison: sources differ about disputed
 * borders, overseas lands and waters.
 */
export const AREA_CONTESTED: readonly Code[] = 'EC GM IL MA NO PH PK RS YE'.split(' ');

const ORDINALS = [
  '',
  ...'second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .map((word) => `${word} `),
];

/** A fact about a country; most remarkable kinds first. */
export type Fact =
  | { readonly kind: 'size rank'; readonly ordinal: string; readonly end: 'largest' | 'smallest' }
  /** The country has many neighbours: `count`, and `more` lists the few countries with more. */
  | { readonly kind: 'neighbours'; readonly count: number; readonly more: readonly Code[] }
  | { readonly kind: 'equator' }
  /** The nearest country across the sea, for countries without a land border. */
  | {
      readonly kind: 'nearest';
      readonly code: Code;
      /** The remote island by which the country `code` is the nearest; null if it is its mainland. */
      readonly island: string | null;
      /** Whether a dependent land or an overseas part of France is nearer than that country. */
      readonly hasLandsBetween: boolean;
    }
  | { readonly kind: 'as large as'; readonly code: Code };

/**
 * The largest relative difference between the areas of two countries called "as large": areas are
 * rounded.
 */
const ALIKE = 0.06;
/** The fewest neighbours that the game mentions as a remarkable fact. */
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
  const before = byArea.slice(0, place).reverse().find(agreed);
  const after = byArea.slice(place + 1).find(agreed);
  const off = (other: Code | undefined) =>
    other === undefined ? Number.POSITIVE_INFINITY : Math.abs(countryOf(other).area / area - 1);
  const alike = off(before) < off(after) ? before : after;
  if (alike !== undefined && off(alike) < ALIKE) facts.push({ kind: 'as large as', code: alike });
  return facts;
}
