/**
 * Finds countries by typed text: by name or alias, without accents and punctuation, by prefix or
 * word, and with typos; by name in another language, code of three letters, and flag.
 */
import { once } from '../../../lib/once.ts';
import further from '../data/names.json' with { type: 'json' };
import { COUNTRIES, type Country } from './countries.ts';
import { foreignExact, foreignMatches } from './scripts.ts';
import {
  bare,
  fewestSlips,
  keyOf,
  readTyped,
  type Spelling,
  slips,
  spellings,
  type Typed,
} from './spelling.ts';

interface Entry {
  readonly country: Country;
  /** The country's spellings, those of its main name first. */
  readonly names: readonly Spelling[];
}

const othersOf = ({ aliases = [] }: Country, place: number): readonly string[] => [
  ...aliases,
  ...further[place]!.split('|').slice(1),
];

const made = COUNTRIES.map((country, place) =>
  once(
    (): Entry => ({
      country,
      names: [
        ...spellings(country.name, false),
        ...othersOf(country, place).flatMap((other) => spellings(other, true)),
      ],
    }),
  ),
);

/** The countries by name. */
export const entries = once(() =>
  made.map((entry) => entry()).sort((a, b) => (a.names[0]!.text < b.names[0]!.text ? -1 : 1)),
);

/** Makes the entries one by one: made at once, at the first letter, they would delay it on a phone. */
export function* makingEntries(): Generator<undefined, void> {
  for (const entry of made) {
    entry();
    yield;
  }
}

const PLACES = new Map(further.map((names, place) => [names.slice(0, 3), place]));

/** The country with this code of three letters, or null. */
export function coded(typed: string): Country | null {
  const place = PLACES.get(typed.trim().toUpperCase());
  return place === undefined ? null : COUNTRIES[place]!;
}

/** The English name of the land of a flag; any other text unchanged. */
export function unflagged(typed: string): string {
  const flag = /^\s*(\p{RI})(\p{RI})\s*$/u.exec(typed);
  if (!flag) return typed;
  const letters = flag.slice(1).map((sign) => String.fromCharCode(sign.codePointAt(0)! - 0x1f1a5));
  const code = letters.join('');
  const country = COUNTRIES.find((one) => one.code === code);
  return country?.name ?? new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? typed;
}

/** The number of typos that suggestions allow in a text of so many letters. */
export const forgiven = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3);

/**
 * Rates how well country names fit a typed text: lower is better, null not at all. Called for
 * hundreds of names on every keystroke.
 */
function fitTo(text: string): (name: Spelling) => number | null {
  // A text such as "of" alone matches no word of a name.
  const within = bare(text) === '' ? null : ` ${text}`;
  return ({ text: name, isAlias }) => {
    const later = isAlias ? 1 : 0;
    if (name === text) return later;
    if (name.startsWith(text)) return 2 + later;
    return within !== null && name.includes(within) ? 4 + later : null;
  };
}

/**
 * Limits of a fit (fitTo). Below PROPER, the text begins a country's main name or equals an alias;
 * below BEGUN, it begins any of the country's names; below WORD, it may begin a word within a main
 * name, below ANY within any name.
 */
export const PROPER = 3;
export const BEGUN = 4;
export const WORD = 5;
export const ANY = 6;

/** The countries with a name or a word in a name that begins with the text, best fit first. */
export function spelt({ texts }: Typed): readonly { country: Country; fit: number }[] {
  const toTexts = texts.map(fitTo);
  return entries()
    .flatMap(({ country, names }) => {
      const fits = toTexts.flatMap((fit) => names.map(fit)).filter((fit) => fit !== null);
      return fits.length > 0 ? [{ country, fit: Math.min(...fits) }] : [];
    })
    .sort((a, b) => a.fit - b.fit);
}

/** The countries that match a typed text, likeliest first; all countries for an empty text. */
export function matches(given: string): readonly Country[] {
  const name = unflagged(given);
  if (name.trim() === '') return entries().map(({ country }) => country);
  const typed = readTyped(name);
  const { texts } = typed;
  const [text] = texts;
  if (text === undefined) return foreignMatches(name);
  const code = coded(name);
  const sure = [...exactMatches(typed), ...(code ? [code] : []), ...foreignExact(name)];
  const fitting = spelt(typed).map(({ country }) => country);
  if (sure.length + fitting.length > 0) return [...new Set([...sure, ...fitting])];
  const begunElsewhere = foreignMatches(name);
  if (begunElsewhere.length > 0) return begunElsewhere;
  const most = forgiven(text.length);
  return entries()
    .flatMap(({ country, names }) => {
      const least = fewestSlips(texts, names, most);
      if (least <= most) return [{ country, rank: least }];
      // A typo in the beginning of a name: "phillip" for the Philippines.
      const begun = Math.min(...names.map((name) => slips(text, name.text.slice(0, text.length))));
      return begun <= (text.length < 7 ? Math.min(most, 1) : 2)
        ? [{ country, rank: 10 + begun }]
        : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}

/**
 * The items with a name that equals one of these texts; the first text that matches any item
 * decides.
 */
export function exactly<T extends { readonly names: readonly Spelling[] }>(
  texts: readonly string[],
  all: readonly T[],
): readonly T[] {
  for (const text of texts) {
    const key = keyOf(text);
    const named = all.filter(({ names }) => names.some((name) => name.key === key));
    // Main names override others: "Guinea" is a country, even if another country had it as a
    // further name.
    const proper = named.filter(({ names }) =>
      names.some((name) => name.key === key && !name.isAlias),
    );
    if (proper.length > 0) return proper;
    if (named.length > 0) return named;
  }
  return [];
}

/** The countries that have exactly this name; several for "Congo". */
function exactMatches({ texts, swapped, short, articleless }: Typed): readonly Country[] {
  // Forms of state, as in "Kingdom of Norway", are dropped only if the text as typed matches
  // nothing.
  if (texts.length === 0) return [];
  const all = [...texts, ...swapped, ...short, ...articleless];
  return exactly(all, entries()).map(({ country }) => country);
}

/** The only country with exactly this name; null for none or several. */
export function exactMatch(typed: string): Country | null {
  const [first, second] = exactMatches(readTyped(typed));
  return first && !second ? first : null;
}
