/**
 * The meaning of a typed text as a guess. A guess cannot be taken back, so it is one only if it is a
 * country's name, a known other name, or within one slip of the names of one country alone: whatever else it may
 * mean is asked about.
 */
import { type Country, countryOf } from './countries.ts';
import { LANDS, type Land } from './lands.ts';
import { NAMESAKES } from './namesakes.ts';
import { foreignExact, foreignMatches, isForeign } from './scripts.ts';
import { ANY, BEGUN, ENTRIES, exactly, forgiven, matches, PROPER, spelt } from './search.ts';
import {
  articleReadings,
  bracketed,
  fewestSlips,
  isForm,
  isLeftOutOf,
  isOneSlip,
  keyOf,
  readings,
  type Spelling,
  shortReadings,
  spellings,
  swapped,
} from './spelling.ts';

export type Meaning =
  | { readonly kind: 'country'; readonly country: Country }
  /** Nothing was typed, or nothing with letters. */
  | { readonly kind: 'nothing' }
  /** Up to three countries that it may be. */
  | { readonly kind: 'several'; readonly countries: readonly Country[] }
  /** More of them than one would read. */
  | { readonly kind: 'many'; readonly countries: readonly Country[] }
  /** No country of the game, but a name that is known. */
  | { readonly kind: 'land'; readonly land: Land; readonly country: Country | null }
  /** Letters of which the browser knows no names. */
  | { readonly kind: 'foreign' }
  /** A name of no country, and the one that may have been meant. */
  | { readonly kind: 'unknown'; readonly near: Country | null };

/** Fewer letters than this are no land's name yet, even if only one name begins so. */
const LEAST_LETTERS = 5;
/** Shorter texts and names are too like others for a slip in them to be told. */
const LEAST_FOR_SLIP = 4;
/** A beginning of fewer letters than this is like too much to be suggested with a slip in it. */
const LEAST_FOR_SLIPS = 6;
/** How many countries a question may name. */
const MOST_CHOICES = 3;
/** A name of which a larger share of letters is different is not suggested. */
const SIMILAR = 1 / 3;

const OTHERS = LANDS.map((land) => ({ land, names: spellings(land.name, false) }));
const TOWNS = new Set(NAMESAKES);

/** The countries with the names that are long enough; for names that are not shown, another length. */
const withNamesOf = (least: number, leastAlias: number) =>
  ENTRIES.map(({ country, names }) => ({
    country,
    names: names.filter(({ key, isAlias }) => key.length >= (isAlias ? leastAlias : least)),
  }));
/** Abbreviations are like everything: "Irak" is no slip of "ROK". */
const SPELT_OUT = withNamesOf(LEAST_FOR_SLIP, 5);
/** Names in which a slip may be a guess: "Norte" is no Norge. */
const GUESSED = withNamesOf(LEAST_FOR_SLIP, 6);

const meantBy = (country: Country): Meaning => ({ kind: 'country', country });

function landMeaning(land: Land): Meaning {
  return { kind: 'land', land, country: land.partOf === null ? null : countryOf(land.partOf) };
}

function choiceOf(countries: readonly Country[]): Meaning {
  return { kind: countries.length > MOST_CHOICES ? 'many' : 'several', countries };
}

/** Countries of which one is a guess and several are a question; null for none. */
function oneOf(countries: readonly Country[]): Meaning | null {
  const [first, ...more] = countries;
  if (first === undefined) return null;
  return more.length > 0 ? choiceOf(countries) : meantBy(first);
}

/** An exact name: the texts as they stand first, then without "Kingdom of" or an article. */
function named(typed: string): Meaning | null {
  const texts = readings(typed);
  const whole = [...texts, ...swapped(typed)];
  const isTown = texts.some((text) => TOWNS.has(keyOf(text)));
  for (const all of [whole, shortReadings(texts), articleReadings(texts)]) {
    const countries = exactly(all, ENTRIES).map(({ country }) => country);
    if (countries.length === 1 && isTown) return { kind: 'unknown', near: countries[0]! };
    // The "Republic of Dominica" may be the Dominican Republic.
    const slipped = all === whole || countries.length === 0 ? [] : slippedTo(whole);
    if (countries.length > 0) return oneOf([...new Set([...countries, ...slipped])]);
    const [other] = exactly(all, OTHERS);
    if (other) return landMeaning(other.land);
  }
  return null;
}

/** Countries that a meaning leads to; none for a land. */
function countriesOf(meaning: Meaning | null): readonly Country[] {
  if (meaning?.kind === 'country') return [meaning.country];
  return meaning?.kind === 'several' || meaning?.kind === 'many' ? meaning.countries : [];
}

/** Words that lead up to another name: "Eswatini (formerly Swaziland)". */
const LEADING = /^\s*(?:formerly|former|now|also|aka|ex|previously|officially|or)\b[\s-]*/i;

/** Two names in one: the second stands in brackets or after a slash. */
function namedTwice(typed: string): Meaning | null {
  const parts = bracketed(typed);
  if (!parts) return null;
  const inner = parts.inner.replace(LEADING, '');
  const first = named(parts.outer);
  const second = named(inner);
  if (first?.kind === 'land') return first;
  const outside = countriesOf(first);
  const inside = countriesOf(second);
  const both = outside.filter((country) => inside.includes(country));
  if (both.length > 0) return oneOf(both);
  const [only, ...more] = outside;
  if (only && more.length === 0) {
    const isCapital = second?.kind === 'land' && second.land.name === only.capital;
    if (isCapital || isForm(inner)) return meantBy(only);
  }
  const any = [...outside, ...inside];
  return any.length > 0 ? choiceOf(any) : null;
}

/** The countries of which a name is at most one slip away, and those that a hasty hand may have meant. */
function slippedTo(texts: readonly string[]): readonly Country[] {
  const keys = texts.map(keyOf).filter((key) => key.length >= LEAST_FOR_SLIP);
  const fitting = (fits: (key: string, name: Spelling) => boolean) =>
    GUESSED.filter(({ names }) => keys.some((key) => names.some((name) => fits(key, name)))).map(
      ({ country }) => country,
    );
  const near = fitting((key, name) => isOneSlip(key, name.key));
  if (near.length === 0) return [];
  const hasty = fitting(
    (key, { key: whole, isAlias }) =>
      !isAlias && whole.length <= key.length + 2 && isLeftOutOf(key, whole),
  );
  return [...new Set([...near, ...hasty])];
}

/** The meaning of a beginning, or of a word within a name; null for none. */
function meaningOfBeginning(begun: readonly Country[], lands: readonly Land[], length: number) {
  if (begun.length > 0) return choiceOf(begun);
  const [land, ...more] = lands;
  return land && more.length === 0 && length >= LEAST_LETTERS ? landMeaning(land) : null;
}

/** Names with more slips in them are asked about. */
function meaningOfSlips(typed: string, texts: readonly string[]): Meaning {
  const { length } = texts[0]!;
  const most = forgiven(length);
  const near = SPELT_OUT.map(({ country, names }) => ({
    country,
    off: fewestSlips(texts, names, Math.max(most, Math.floor(length * SIMILAR))),
  }));
  near.sort((a, b) => a.off - b.off);
  const least = near[0]!.off;
  const land = OTHERS.find(({ names }) => {
    const off = fewestSlips(texts, names, 1);
    return off <= 1 && off < least - 1 && names[0]!.key.length >= LEAST_FOR_SLIPS;
  });
  if (land) return landMeaning(land.land);
  const within = near
    .filter(({ off }) => off <= Math.min(most, least + 1))
    .slice(0, MOST_CHOICES)
    .map(({ country }) => country);
  const contained = containedIn(texts[0]!);
  const any = [...new Set([...contained, ...within])];
  const [only, ...more] = any;
  if (more.length > 0) return choiceOf(any);
  if (only) return contained.length > 0 ? choiceOf(any) : { kind: 'unknown', near: only };
  // A beginning with a slip in it: "phillip".
  const [begun] = length < LEAST_FOR_SLIPS ? [] : matches(typed);
  if (begun) return { kind: 'unknown', near: begun };
  return { kind: 'unknown', near: least <= length * SIMILAR ? near[0]!.country : null };
}

/** The countries whose names stand in a longer text. */
function containedIn(text: string): readonly Country[] {
  return SPELT_OUT.filter(({ names }) =>
    // "Barbados Island" is no name of Iceland's.
    names.some(({ text: name }) => name !== 'island' && ` ${text} `.includes(` ${name} `)),
  ).map(({ country }) => country);
}

function foreignMeaning(typed: string): Meaning {
  const exact = oneOf(foreignExact(typed));
  if (exact) return exact;
  const begun = foreignMatches(typed);
  return begun.length > 0 ? choiceOf(begun) : { kind: 'foreign' };
}

export function meaningOf(typed: string): Meaning {
  if (isForeign(typed)) return foreignMeaning(typed);
  const texts = readings(typed);
  if (texts.length === 0) return { kind: 'nothing' };
  const known = named(typed) ?? namedTwice(typed);
  if (known) return known;

  const fitting = spelt(typed);
  const within = (most: number) =>
    fitting.flatMap(({ country, fit }) => (fit < most ? [country] : []));
  // The names that are shown come first: "Fr" is France, and not the Free State of Congo.
  const begun = [PROPER, BEGUN, ANY].map(within).find((countries) => countries.length > 0) ?? [];
  const lands = OTHERS.filter(({ names }) =>
    names.some((name) => texts.some((text) => name.text.startsWith(text))),
  ).map(({ land }) => land);

  const slipped = [...texts, ...swapped(typed), ...shortReadings(texts)];
  const near = slippedTo(slipped);
  if (near.length > 0) {
    const isTown = slipped.some((text) => TOWNS.has(keyOf(text)));
    const isLand =
      // "Denmar" leads to Denmark-Norway by way of Denmark, "Somali" to Somaliland without Somalia.
      lands.some(({ name }) => !near.some((country) => name.startsWith(country.name))) ||
      OTHERS.some(({ names }) =>
        names.some((name) => slipped.some((text) => isOneSlip(keyOf(text), name.key))),
      );
    const any = [...new Set([...near, ...within(ANY)])];
    const [only, ...more] = any;
    if (!only || more.length > 0) return choiceOf(any);
    return isTown || isLand ? { kind: 'unknown', near: only } : meantBy(only);
  }
  return meaningOfBeginning(begun, lands, texts[0]!.length) ?? meaningOfSlips(typed, slipped);
}
