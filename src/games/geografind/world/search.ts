/**
 * Finding a country by what a player types: any of its names, without accents and punctuation, by
 * its beginning or a word of it, and with a slip of the pen.
 */
import further from '../data/names.json' with { type: 'json' };
import { COUNTRIES, type Country } from './countries.ts';
import { foreignMatches } from './scripts.ts';
import {
  articleReadings,
  bare,
  fewestSlips,
  keyOf,
  readings,
  type Spelling,
  shortReadings,
  slips,
  spellings,
  swapped,
} from './spelling.ts';

interface Entry {
  readonly country: Country;
  /** The name first, then the others. */
  readonly names: readonly Spelling[];
}

const othersOf = ({ aliases = [] }: Country, place: number): readonly string[] => [
  ...aliases,
  ...further[place]!.split('|').filter((name) => name !== ''),
];

export const ENTRIES: readonly Entry[] = COUNTRIES.map((country, place) => ({
  country,
  names: [
    ...spellings(country.name, false),
    ...othersOf(country, place).flatMap((other) => spellings(other, true)),
  ],
})).sort((a, b) => (a.names[0]!.text < b.names[0]!.text ? -1 : 1));

/** How many slips are forgiven in a text of this length when countries are suggested. */
export const forgiven = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3);

/**
 * How well names fit a text: lower is better, null not at all. With every letter that is typed it is asked of
 * hundreds of them.
 */
function fitTo(text: string): (name: Spelling) => number | null {
  // "of" alone says nothing.
  const within = bare(text) === '' ? null : ` ${text}`;
  return ({ text: name, isAlias }) => {
    const later = isAlias ? 1 : 0;
    if (name === text) return later;
    if (name.startsWith(text)) return 2 + later;
    return within !== null && name.includes(within) ? 4 + later : null;
  };
}

/** Below these are the fits of names that are shown and begin so, of any names that do, and of words within. */
export const PROPER = 3;
export const BEGUN = 4;
export const ANY = 6;

/** The countries of which a name begins so or has a word that does, the best fit first. */
export function spelt(typed: string): readonly { country: Country; fit: number }[] {
  const toTexts = readings(typed).map(fitTo);
  return ENTRIES.flatMap(({ country, names }) => {
    const fits = toTexts.flatMap((fit) => names.map(fit)).filter((fit) => fit !== null);
    return fits.length > 0 ? [{ country, fit: Math.min(...fits) }] : [];
  }).sort((a, b) => a.fit - b.fit);
}

/** The countries that a text may mean, the likeliest first; all of them for an empty text. */
export function matches(typed: string): readonly Country[] {
  if (typed.trim() === '') return ENTRIES.map(({ country }) => country);
  const texts = readings(typed);
  const [text] = texts;
  if (text === undefined) return foreignMatches(typed);
  const exact = exactMatches(typed);
  const fitting = spelt(typed).map(({ country }) => country);
  if (exact.length + fitting.length > 0) return [...new Set([...exact, ...fitting])];
  const most = forgiven(text.length);
  return ENTRIES.flatMap(({ country, names }) => {
    const least = fewestSlips(texts, names, most);
    if (least <= most) return [{ country, rank: least }];
    // A beginning with a slip: "phillip" for the Philippines.
    const begun = Math.min(...names.map((name) => slips(text, name.text.slice(0, text.length))));
    return begun <= (text.length < 7 ? Math.min(most, 1) : 2)
      ? [{ country, rank: 10 + begun }]
      : [];
  })
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}

/** Things with exactly this name, by the first of the texts that finds any. */
export function exactly<T extends { readonly names: readonly Spelling[] }>(
  texts: readonly string[],
  all: readonly T[],
): readonly T[] {
  for (const text of texts) {
    const key = keyOf(text);
    const named = all.filter(({ names }) => names.some((name) => name.key === key));
    // "Guinea" is a country, even if it were another's alias.
    const proper = named.filter(({ names }) =>
      names.some((name) => name.key === key && !name.isAlias),
    );
    if (proper.length > 0) return proper;
    if (named.length > 0) return named;
  }
  return [];
}

/** The countries that have exactly this name; several for "Congo". */
export function exactMatches(typed: string): readonly Country[] {
  const texts = readings(typed);
  // "Kingdom of Norway": only if nothing is called so as it stands.
  const more = [...swapped(typed), ...shortReadings(texts), ...articleReadings(texts)];
  return exactly([...texts, ...more], ENTRIES).map(({ country }) => country);
}

/** The one country that has exactly this name, or null for none or several. */
export function exactMatch(typed: string): Country | null {
  const [first, second] = exactMatches(typed);
  return first && !second ? first : null;
}
