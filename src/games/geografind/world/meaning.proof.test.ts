import { readFileSync } from 'node:fs';
import isoCountries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import countries from 'world-countries';
import { CODES } from '../codes.ts';
import { toolkit } from '../toolkit.ts';
import { COUNTRIES } from './countries.ts';
import { lands } from './lands.ts';
import { meaningOf } from './meaning.ts';
import { plain } from './plain.ts';
import { matches } from './search.ts';

/**
 * How the game reads a typed text: the guessed country's name, or a short form of the question or
 * problem.
 */
function meant(typed: string): string {
  const meaning = meaningOf(typed);
  switch (meaning.kind) {
    case 'country':
      return meaning.country.name;
    case 'several':
      return `which: ${meaning.countries.map(({ name }) => name).join(', ')}`;
    case 'land':
      return `land: ${meaning.land.name}${meaning.country ? ` in ${meaning.country.name}` : ''}`;
    case 'unknown':
      return meaning.near ? `near: ${meaning.near.name}` : 'unknown';
    default:
      return meaning.kind;
  }
}

/** Further names of countries that are also the name of a town or another country. */
const SHARED = ['Congo', 'Korea', 'Gold Coast', 'Salvador'];

describe('a guess is', () => {
  it.each([...COUNTRIES])('$name by its own name and aliases', ({ name, aliases }) => {
    expect(meant(name)).toBe(name);
    expect(meant(plain(name))).toBe(name);
    for (const alias of aliases ?? []) {
      if (!SHARED.includes(alias)) expect(meant(alias), alias).toBe(name);
    }
  });
});

/** The large languages, whose names the game takes, and others, whose names it must not misread. */
const TAKEN = ['es', 'fr', 'pt', 'de', 'it', 'nl', 'pl', 'tr', 'id', 'vi', 'sv'];
const OTHERS = ['nb', 'da', 'fi', 'cs', 'sk', 'hu', 'ro', 'hr', 'sl', 'lt', 'et', 'ca', 'eu', 'az'];

it.each([...TAKEN, ...OTHERS])('names in another language are not misread: %s', (language) => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  let taken = 0;
  for (const country of COUNTRIES) {
    const name = names.of(country.code)!;
    const meaning = meaningOf(name);
    if (meaning.kind === 'country') expect(meaning.country.name, name).toBe(country.name);
    if (meaning.kind === 'country') taken++;
  }
  if (TAKEN.includes(language)) expect(taken).toBeGreaterThan(180);
});

it.each<readonly [string, string]>([
  ...[['Inde', 'India'] as const, ['Alemania', 'Germany'] as const],
  ...[['Royaume-Uni', 'United Kingdom'] as const, ['Griechenland', 'Greece'] as const],
  ...[['AUT', 'Austria'] as const, ['CHE', 'Switzerland'] as const],
  ['AUS', 'which: Australia, Austria'],
  ['aut', 'which: Austria'],
  ['🇫🇷', 'France'],
  [' 🇽🇰 ', 'Kosovo'],
  ['🇬🇱', 'land: Greenland'],
  ['Alema', 'which: Germany'],
  ['Granada', 'which: Grenada'],
])('%s: %s', (typed, words) => {
  expect(meant(typed)).toBe(words);
  const [first] = matches(typed);
  if (!words.includes(':')) expect(first?.name).toBe(words);
});

describe('nothing is guessed for', () => {
  it.each([
    ['Congo', 'which: DR Congo, Republic of the Congo'],
    ['Kongo', 'which: DR Congo, Republic of the Congo'],
    ['Korea', 'which: North Korea, South Korea'],
    ['irak', 'which: Iran, Iraq'],
    ['Austrla', 'which: Austria, Australia'],
    ['Nigera', 'which: Niger, Nigeria'],
    ['gui', 'which: Guinea, Guinea-Bissau'],
    ['Guiana', 'which: Guyana, Suriname'],
    ['Slov', 'which: Slovakia, Slovenia'],
    ['Somali', 'which: Somalia'],
    ['Fr', 'which: France'],
    ['Y', 'which: Yemen'],
    ['a', 'many'],
    ['united', 'which: United Arab Emirates, United Kingdom, United States'],
    ['of', 'unknown'],
    ['the', 'unknown'],
    ['', 'nothing'],
    ['  . ', 'nothing'],
    ['phillip', 'near: Philippines'],
    ['Absurdistan', 'unknown'],
    ['qqqq', 'unknown'],
    ['__proto__', 'unknown'],
    ['ᏣᎳᎩ', 'foreign'],
    // The beginning or a single word of a country's name is no guess, even if unique.
    ['Dominican', 'which: Dominica, Dominican Republic'],
    ['Papua', 'which: Papua New Guinea'],
    ['braz', 'which: Brazil'],
    ['zealand', 'which: New Zealand'],
    // Country names within a longer text.
    ['Barbados Island', 'which: Barbados'],
    ['Iraq Republic', 'which: Iraq, Ireland'],
    // Country names with two typos.
    ['Phillipines', 'near: Philippines'],
    // Names of towns that are one letter from a country's name.
    ['Palu', 'near: Palau'],
    ['Indio', 'near: India'],
    ['Gold Coast', 'near: Ghana'],
    ['Dominica Republic', 'near: Dominican Republic'],
    ['Republic of Dominica', 'which: Dominica, Dominican Republic'],
    ['Niger State', 'which: Niger'],
  ])('"%s": %s', (typed, what) => expect(meant(typed)).toBe(what));

  it.each([
    'Greenland',
    'Western Sahara',
    'Guam',
    'Niue',
    'Tahiti',
    'Somaliland',
    'Puerto Rico',
    'Hong Kong',
    'French Guiana',
    'Aruba',
    'Northern Cyprus',
    'American Samoa',
    'Curaçao',
    'Kurdistan',
  ])('%s, which is none of the countries', (name) => expect(meant(name)).toBe(`land: ${name}`));

  it.each([
    ['curacao', 'land: Curaçao'],
    ['Greenlnd', 'land: Greenland'],
    ['Cook Islands', 'land: the Cook Islands'],
    ['w sahara', 'land: West Sahara'],
    ['Turkish Republic of Northern Cyprus', 'land: Northern Cyprus'],
    ['England', 'land: England in United Kingdom'],
    ['N Ireland', 'land: North Ireland in United Kingdom'],
    ['Hawaii', 'land: Hawaii in United States'],
  ])('%s: %s', (typed, what) => expect(meant(typed)).toBe(what));

  it('any of the other lands', () => {
    for (const { name } of lands()) {
      // Grenada in Spanish, Mauritania in Polish: asked about.
      if (name === 'Granada' || name === 'Mauretania') continue;
      expect(meaningOf(name), name).toMatchObject({ kind: 'land', land: { name } });
    }
  });

  it('nor are there suggestions for it', () => {
    expect(matches('Absurdistan')).toEqual([]);
  });
});

describe('every typed name of the table', () => {
  const table = readFileSync(
    new URL('../../../../tests/fixtures/typed-names.txt', import.meta.url),
    'utf8',
  );
  const rows = table.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return [];
    const [, kind, codes, names] = /^(\w+)((?: [A-Z]{2})*): (.*)$/.exec(line)!;
    return names!
      .split(' | ')
      .map((typed) => ({ typed, kind: kind!, codes: codes!.split(' ').slice(1) }));
  });

  it('is one of 600 at least', () => expect(rows.length).toBeGreaterThan(600));

  it.each(rows)('$typed: $kind $codes', ({ typed, kind, codes }) => {
    const read = toolkit.read!(typed);
    expect(read.kind).toBe(kind);
    if (kind === 'country') expect(read.codes).toEqual(codes);
    expect(read.codes).toEqual(expect.arrayContaining(codes));
  });
});

describe('no guess is spent on another country', () => {
  /** Returns whether a name reads as a guess; fails if the guess is another country. */
  function guessed(name: string, code: string | undefined): boolean {
    const { kind, codes } = toolkit.read!(name);
    if (kind === 'country') expect(codes, name).toEqual([code]);
    return kind === 'country';
  }

  it('by the names that ISO 3166 and its users have in English, which are all known', () => {
    isoCountries.registerLocale(english);
    for (const [code, names] of Object.entries(isoCountries.getNames('en', { select: 'all' }))) {
      for (const name of names) {
        const isKnown = guessed(name, code);
        if (name !== 'Congo') expect(isKnown, name).toBe(CODES.includes(code));
      }
    }
  });

  it('by the names and spellings of another collection, the common and official ones known', () => {
    for (const { cca2, name, altSpellings } of countries) {
      const own = Object.values(name.native).flatMap(({ common, official }) => [common, official]);
      for (const each of [...altSpellings, ...own]) {
        if (each.length > 3) guessed(each, cca2);
      }
      for (const each of [name.common, name.official]) {
        expect(guessed(each, cca2), each).toBe(CODES.includes(cca2));
      }
    }
  });

  it('by their names in seventy languages', () => {
    const languages =
      'af az bs ca cs cy da de es et eu fi fil fr ga gl hr hu id is it lt lv ms mt nl no pl pt ro sk ' +
      'sl sq sr-Latn sv sw tk tr uz vi zu ast br eo fo fy gd lb qu rm se so to wo xh ha ig yo rw mg ' +
      'ln lg sn ki om rn sg nn ku mi jv su ceb';
    // Each name is tested once: many languages share names.
    const all = new Map<string, Set<string>>();
    for (const language of languages.split(' ')) {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      for (const code of CODES) {
        const name = names.of(code);
        if (name !== undefined) all.set(name, (all.get(name) ?? new Set()).add(code));
      }
    }
    for (const [name, codes] of all) for (const code of codes) guessed(name, code);
  });

  it('by a letter that is left out, doubled or swapped with the next', () => {
    for (const { code, name } of COUNTRIES) {
      const text = plain(name);
      for (let i = 0; i < text.length; i++) {
        const [before, letter, after] = [text.slice(0, i), text[i]!, text.slice(i + 1)];
        guessed(before + after, code);
        guessed(before + letter + letter + after, code);
        const swapped = before + after.slice(0, 1) + letter + after.slice(1);
        guessed(swapped, code);
      }
    }
  });

  it('by a beginning of three letters or more', () => {
    for (const { code, name } of COUNTRIES) {
      for (let length = 3; length < name.length; length++) {
        const begun = name.slice(0, length);
        // Skips beginnings of a country's name that are the name of another country: "Guinea" of
        // Guinea-Bissau, "Niger" of Nigeria.
        if (COUNTRIES.some((other) => plain(other.name) === plain(begun))) continue;
        guessed(begun, code);
      }
    }
  });
});
