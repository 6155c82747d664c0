/**
 * What a typed text means as a guess. A guess cannot be taken back, so only what is beyond doubt is
 * one: whatever else the text may mean is asked about.
 */
import { type Country, countryOf } from '../world/countries.ts';
import { LANDS, type Land } from '../world/lands.ts';
import {
  BEGUN,
  ENTRIES,
  exactly,
  exactMatches,
  fewestSlips,
  forgiven,
  matches,
  readings,
  spellings,
  spelt,
} from '../world/search.ts';

export type Meaning =
  | { readonly kind: 'country'; readonly country: Country }
  /** Nothing was typed, or nothing with letters. */
  | { readonly kind: 'nothing' }
  /** Up to three countries that it may be. */
  | { readonly kind: 'several'; readonly countries: readonly Country[] }
  /** More of them than one would read. */
  | { readonly kind: 'many' }
  /** No country of the game, but a name that is known. */
  | { readonly kind: 'land'; readonly land: Land; readonly country: Country | null }
  /** A name of no country, and the one that may have been meant. */
  | { readonly kind: 'unknown'; readonly near: Country | null };

/** Fewer letters than this are no name yet, even if only one name begins so. */
const LEAST_LETTERS = 3;
/** A beginning of fewer letters than this is like too much to be suggested with a slip in it. */
const LEAST_FOR_SLIPS = 6;
/** How many countries a question may name. */
const MOST_CHOICES = 3;
/** A name of which a larger share of letters is different is not suggested. */
const SIMILAR = 1 / 3;

const OTHERS = LANDS.map((land) => ({ land, names: spellings(land.name, false) }));

const meantBy = (country: Country): Meaning => ({ kind: 'country', country });

function landMeaning(land: Land): Meaning {
  return { kind: 'land', land, country: land.partOf === null ? null : countryOf(land.partOf) };
}

function choiceOf(countries: readonly Country[]): Meaning {
  return countries.length > MOST_CHOICES ? { kind: 'many' } : { kind: 'several', countries };
}

/** What names begin so, or null for none. */
function meaningOfBeginning(typed: string, texts: readonly string[]): Meaning | null {
  const fitting = spelt(typed);
  const begun = fitting.filter(({ fit }) => fit < BEGUN);
  const countries = (begun.length > 0 ? begun : fitting).map(({ country }) => country);
  const lands = OTHERS.filter(({ names }) =>
    names.some((name) => texts.some((text) => name.text.startsWith(text))),
  );
  const enough = texts[0]!.length >= LEAST_LETTERS;
  const [country, ...more] = countries;
  if (country === undefined) {
    return lands.length === 1 && enough ? landMeaning(lands[0]!.land) : null;
  }
  if (more.length > 0) return choiceOf(countries);
  return enough && lands.length === 0 ? meantBy(country) : choiceOf([country]);
}

/** Abbreviations are like everything: "Irak" is no slip of "ROK". */
const SHORT_ALIAS = 4;
const SPELT_OUT = ENTRIES.map(({ country, names }) => ({
  country,
  names: names.filter(({ text, isAlias }) => !isAlias || text.length > SHORT_ALIAS),
}));

/** What is spelt almost so. */
function meaningOfSlips(typed: string, texts: readonly string[]): Meaning {
  const { length } = texts[0]!;
  const near = SPELT_OUT.map(({ country, names }) => ({ country, off: fewestSlips(texts, names) }));
  near.sort((a, b) => a.off - b.off);
  const least = near[0]!.off;
  const land = OTHERS.find(({ names }) => {
    const off = fewestSlips(texts, names);
    return off <= least && off <= Math.min(forgiven(length), length < 8 ? 1 : 2);
  });
  if (land) return landMeaning(land.land);
  if (least <= forgiven(length)) {
    const within = (slips: number) =>
      near.filter(({ off }) => off <= slips).map(({ country }) => country);
    const equal = within(least);
    // Nobody may be within one slip of the best.
    const rivals = equal.length > 1 ? equal : within(least + 1);
    return rivals.length === 1 ? meantBy(rivals[0]!) : choiceOf(rivals.slice(0, MOST_CHOICES));
  }
  // A beginning with a slip in it: "phillip".
  const [begun] = length < LEAST_FOR_SLIPS ? [] : matches(typed);
  if (begun) return { kind: 'unknown', near: begun };
  return { kind: 'unknown', near: least <= length * SIMILAR ? near[0]!.country : null };
}

export function meaningOf(typed: string): Meaning {
  const texts = readings(typed);
  if (texts.length === 0) return { kind: 'nothing' };
  const [exact, ...more] = exactMatches(typed);
  if (exact) return more.length > 0 ? choiceOf([exact, ...more]) : meantBy(exact);
  const [known] = exactly(typed, OTHERS);
  if (known) return landMeaning(known.land);
  return meaningOfBeginning(typed, texts) ?? meaningOfSlips(typed, texts);
}
