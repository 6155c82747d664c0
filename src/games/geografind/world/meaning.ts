/**
 * Interprets a typed text as a guess. Guesses cannot be undone, so the text must be a country's
 * name or alias, or within one typo of a single country's names; anything else leads to a question.
 */
import { once } from '../../../lib/once.ts';
import { type Country, countryOf } from './countries.ts';
import { type Land, lands } from './lands.ts';
import { NAMESAKES } from './namesakes.ts';
import { foreignExact, foreignMatches, isForeign } from './scripts.ts';
import {
  ANY,
  BEGUN,
  coded,
  entries,
  exactly,
  forgiven,
  matches,
  PROPER,
  spelt,
  unflagged,
  WORD,
} from './search.ts';
import {
  bracketed,
  fewestSlips,
  isForm,
  isLeftOutOf,
  isOneSlip,
  keyOf,
  readTyped,
  type Spelling,
  spellings,
  type Typed,
} from './spelling.ts';

export type Meaning =
  | { readonly kind: 'country'; readonly country: Country }
  /** The typed text has no letters. */
  | { readonly kind: 'nothing' }
  /** The text may mean any of two or three countries. */
  | { readonly kind: 'several'; readonly countries: readonly Country[] }
  /** The text may mean more countries than a question can list. */
  | { readonly kind: 'many'; readonly countries: readonly Country[] }
  /** The text is a known name of a land that is no country of the game. */
  | { readonly kind: 'land'; readonly land: Land; readonly country: Country | null }
  /** The text is in non-Latin letters and matches no name known to the browser. */
  | { readonly kind: 'foreign' }
  /** The text is an unknown name; `near` is the country with the closest name, if any. */
  | { readonly kind: 'unknown'; readonly near: Country | null };

/** The fewest letters that identify a land if only its name begins with them. */
const LEAST_LETTERS = 5;
/**
 * The fewest letters of a text and of a name for correcting typos between them; shorter names are
 * too similar to each other.
 */
const LEAST_FOR_SLIP = 4;
/**
 * The fewest letters of a name's beginning that is matched with typos; shorter beginnings are too
 * similar to each other.
 */
const LEAST_FOR_SLIPS = 6;
/** The most countries among which a question asks the player to choose. */
const MOST_CHOICES = 3;
/** The game suggests a country ("Did you mean …?") if at most this share of its letters differs. */
const SIMILAR = 1 / 3;

const others = once(() => lands().map((land) => ({ land, names: spellings(land.name, false) })));
const TOWNS = new Set(NAMESAKES);

/**
 * The countries, each with its names of at least `least` letters, or `leastAlias` for names other
 * than the main one.
 */
const withNamesOf = (least: number, leastAlias: number) =>
  entries().map(({ country, names }) => ({
    country,
    names: names.filter(({ key, isAlias }) => key.length >= (isAlias ? leastAlias : least)),
  }));
/**
 * The country names whose typos are corrected. Abbreviations are left out, which resemble
 * everything: "Irak" is no typo of "ROK".
 */
const speltOut = once(() => withNamesOf(LEAST_FOR_SLIP, 5));
/**
 * The country names for which a text with one typo counts as a guess. Aliases need six letters:
 * "Norte" is not taken for "Norge".
 */
const guessed = once(() => withNamesOf(LEAST_FOR_SLIP, 6));

const meantBy = (country: Country): Meaning => ({ kind: 'country', country });

function landMeaning(land: Land): Meaning {
  return { kind: 'land', land, country: land.partOf === null ? null : countryOf(land.partOf) };
}

function choiceOf(countries: readonly Country[]): Meaning {
  return { kind: countries.length > MOST_CHOICES ? 'many' : 'several', countries };
}

/**
 * The meaning of a text that fits these countries: one is a guess, several are a question; null for
 * none.
 */
function oneOf(countries: readonly Country[]): Meaning | null {
  const [first, ...more] = countries;
  if (first === undefined) return null;
  return more.length > 0 ? choiceOf(countries) : meantBy(first);
}

/**
 * The meaning of a text that is exactly a name: first as typed, then without "Kingdom of" or an
 * article.
 */
function named({ texts, swapped, short, articleless }: Typed): Meaning | null {
  const whole = [...texts, ...swapped];
  const isTown = texts.some((text) => TOWNS.has(keyOf(text)));
  for (const all of [whole, short, articleless]) {
    const countries = exactly(all, entries()).map(({ country }) => country);
    if (countries.length === 1 && isTown) return { kind: 'unknown', near: countries[0]! };
    // The "Republic of Dominica" may be the Dominican Republic.
    const slipped = all === whole || countries.length === 0 ? [] : slippedTo(whole);
    if (countries.length > 0) return oneOf([...new Set([...countries, ...slipped])]);
    const [other] = exactly(all, others());
    if (other) return landMeaning(other.land);
  }
  return null;
}

/** The countries that a text may mean; empty for a land that is no country. */
function countriesOf(meaning: Meaning | null): readonly Country[] {
  if (meaning?.kind === 'country') return [meaning.country];
  return meaning?.kind === 'several' || meaning?.kind === 'many' ? meaning.countries : [];
}

/** Words in front of another name of the same country: "Eswatini (formerly Swaziland)". */
const LEADING = /^\s*(?:formerly|former|now|also|aka|ex|previously|officially|or)\b[\s-]*/i;

/** The meaning of a text with two names, the second in brackets or after a slash. */
function namedTwice(typed: string): Meaning | null {
  const parts = bracketed(typed);
  if (!parts) return null;
  const inner = parts.inner.replace(LEADING, '');
  const first = named(readTyped(parts.outer));
  const second = named(readTyped(inner));
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

/**
 * The countries whose names are within one typo of a text; if there are any, also the countries
 * whose names become the text if one or two letters are left out.
 */
function slippedTo(texts: readonly string[]): readonly Country[] {
  const keys = texts.map(keyOf).filter((key) => key.length >= LEAST_FOR_SLIP);
  const fitting = (fits: (key: string, name: Spelling) => boolean) =>
    guessed()
      .filter(({ names }) => keys.some((key) => names.some((name) => fits(key, name))))
      .map(({ country }) => country);
  const near = fitting((key, name) => isOneSlip(key, name.key));
  if (near.length === 0) return [];
  const hasty = fitting(
    (key, { key: whole, isAlias }) =>
      !isAlias && whole.length <= key.length + 2 && isLeftOutOf(key, whole),
  );
  return [...new Set([...near, ...hasty])];
}

/** The meaning of a text that begins a name, or is a word in one; null for none. */
function meaningOfBeginning(begun: readonly Country[], lands: readonly Land[], length: number) {
  if (begun.length > 0) return choiceOf(begun);
  const [land, ...more] = lands;
  return land && more.length === 0 && length >= LEAST_LETTERS ? landMeaning(land) : null;
}

/** The meaning of a text with more than one typo: a question. */
function meaningOfSlips(typed: string, texts: readonly string[]): Meaning {
  const { length } = texts[0]!;
  const most = forgiven(length);
  const near = speltOut().map(({ country, names }) => ({
    country,
    off: fewestSlips(texts, names, Math.max(most, Math.floor(length * SIMILAR))),
  }));
  near.sort((a, b) => a.off - b.off);
  const least = near[0]!.off;
  const land = others().find(({ names }) => {
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
  // A typo in the beginning of a name: "phillip" for the Philippines.
  const [begun] = length < LEAST_FOR_SLIPS ? [] : matches(typed);
  if (begun) return { kind: 'unknown', near: begun };
  return { kind: 'unknown', near: least <= length * SIMILAR ? near[0]!.country : null };
}

/** The countries whose names occur within a longer text. */
function containedIn(text: string): readonly Country[] {
  return speltOut()
    .filter(({ names }) =>
      // The word "island", as in "Barbados Island", does not mean Iceland, whose own name is
      // "Ísland".
      names.some(({ text: name }) => name !== 'island' && ` ${text} `.includes(` ${name} `)),
    )
    .map(({ country }) => country);
}

/**
 * The countries with a name within one typo of a text, or with the text as a word in a name: "Island",
 * Iceland in German, may begin "Islands".
 */
function mistakable(texts: readonly string[]): readonly Country[] {
  return speltOut()
    .filter(
      ({ names }) =>
        fewestSlips(texts, names, 1) <= 1 ||
        names.some(({ text: name }) =>
          texts.some((text) =>
            [` ${text} `, ` ${text}s `].some((word) => ` ${name} `.includes(word)),
          ),
        ),
    )
    .map(({ country }) => country);
}

function foreignMeaning(typed: string): Meaning {
  const exact = oneOf(foreignExact(typed));
  if (exact) return exact;
  const begun = foreignMatches(typed);
  return begun.length > 0 ? choiceOf(begun) : { kind: 'foreign' };
}

export function meaningOf(given: string): Meaning {
  const text = unflagged(given);
  if (isForeign(text)) return foreignMeaning(text);
  const typed = readTyped(text);
  const { texts } = typed;
  if (texts.length === 0) return { kind: 'nothing' };
  const known = named(typed) ?? namedTwice(text);
  const elsewhere = foreignExact(text);
  // "Granada" is a town, and Grenada in Spanish.
  if (known?.kind === 'land' && elsewhere.length > 0) return choiceOf(elsewhere);
  if (known) return known;

  const fitting = spelt(typed);
  const within = (most: number) =>
    fitting.flatMap(({ country, fit }) => (fit < most ? [country] : []));
  // Main names take precedence over others: "Fr" is France, not the Free State of Congo.
  const begun = [PROPER, BEGUN, ANY].map(within).find((countries) => countries.length > 0) ?? [];
  const code = coded(text);
  if (code) {
    // "AUS" is Australia's code and the beginning of Austria.
    const others = within(BEGUN).filter((country) => country !== code);
    const isSure = others.length === 0 && text === text.toUpperCase();
    return isSure ? meantBy(code) : choiceOf([code, ...others]);
  }
  const lands = others()
    .filter(({ names }) => names.some((name) => texts.some((one) => name.text.startsWith(one))))
    .map(({ land }) => land);

  if (elsewhere.length > 0) {
    // "Kongo" is one country in Polish and within a typo of two, "Guiana" a word in two names, and
    // "Somali" begins Somaliland.
    const all = [...new Set([...mistakable(texts), ...elsewhere])];
    return lands.length > 0 ? choiceOf(all) : oneOf(all)!;
  }

  const slipped = [...texts, ...typed.swapped, ...typed.short];
  const near = slippedTo(slipped);
  if (near.length > 0) {
    const isTown = slipped.some((one) => TOWNS.has(keyOf(one)));
    const isLand =
      // A text that begins a land's name only by beginning a country's means the country: "Denmar"
      // matches Denmark-Norway only through Denmark, but "Somali" matches Somaliland itself.
      lands.some(({ name }) => !near.some((country) => name.startsWith(country.name))) ||
      others().some(({ names }) =>
        names.some((name) => slipped.some((one) => isOneSlip(keyOf(one), name.key))),
      );
    // "Franc" is France: a word in another name of Mali, "French Sudan", does not matter.
    const isBegun = within(PROPER).length > 0;
    const any = [...new Set([...near, ...within(isBegun ? WORD : ANY)])];
    const [only, ...more] = any;
    if (!only || more.length > 0) return choiceOf(any);
    return isTown || isLand ? { kind: 'unknown', near: only } : meantBy(only);
  }
  const begunElsewhere = begun.length === 0 ? foreignMatches(text) : [];
  if (begunElsewhere.length > 0) return choiceOf(begunElsewhere);
  return meaningOfBeginning(begun, lands, texts[0]!.length) ?? meaningOfSlips(text, slipped);
}
