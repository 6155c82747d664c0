import isoCountries from 'i18n-iso-countries';
import { describe, expect, it } from 'vitest';
import further from '../data/names.json' with { type: 'json' };
import { COUNTRIES } from './countries.ts';
import { plain } from './plain.ts';
import { exactMatch, matches } from './search.ts';
import { slips } from './spelling.ts';

const first = (typed: string) => matches(typed)[0]?.name;

describe('what players type', () => {
  it.each([
    ['Kirgistan', 'Kyrgyzstan'],
    ['Phillipines', 'Philippines'],
    ['Lichtenstein', 'Liechtenstein'],
    ['Columbia', 'Colombia'],
    ['Equador', 'Ecuador'],
    ['Azerbaidjan', 'Azerbaijan'],
    ['Mozambik', 'Mozambique'],
    ['Untied States', 'United States'],
    ['Portgual', 'Portugal'],
    ['phillip', 'Philippines'],
  ])('%s is meant to be %s', (typed, name) => expect(first(typed)).toBe(name));

  it('is looked for at the beginning first, then in the middle', () => {
    expect(matches('gui').map(({ name }) => name)).toEqual([
      'Guinea',
      'Guinea-Bissau',
      'Equatorial Guinea',
      'Papua New Guinea',
      // Matched through their former names, British and Dutch Guiana.
      'Guyana',
      'Suriname',
    ]);
    expect(matches('korea').map(({ name }) => name)).toEqual(['North Korea', 'South Korea']);
    expect(first('niger')).toBe('Niger');
    expect(first('dominica')).toBe('Dominica');
  });

  it('may be nothing at all, or nothing that there is', () => {
    expect(matches('')).toHaveLength(197);
    expect(matches('   ')).toHaveLength(197);
    for (const odd of ['Absurdistan', 'x', 'qqqq', '日本', '123']) {
      expect(exactMatch(odd), odd).toBeNull();
    }
  });

  it('is not decided for the player where two are meant', () => {
    expect(exactMatch('Congo')).toBeNull();
    expect(exactMatch('Korea')).toBeNull();
    expect(
      matches('Korea')
        .slice(0, 2)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(['KP', 'KR']);
    expect(exactMatch('Guinea')?.code).toBe('GN');
  });

  it('finds every country by its own name, typed on any keyboard', () => {
    for (const { name, code } of COUNTRIES) {
      expect(exactMatch(name)?.code).toBe(code);
      expect(first(plain(name))).toBe(name);
    }
  });
});

it('further names begin with the country’s code of three letters, and are no other country’s', () => {
  const owners = new Map(
    COUNTRIES.flatMap(({ code, name, aliases = [] }) =>
      [name, ...aliases].map((each) => [plain(each), code] as const),
    ),
  );
  expect(further).toHaveLength(COUNTRIES.length);
  for (const [i, { code }] of COUNTRIES.entries()) {
    const [alpha3, ...names] = further[i]!.split('|');
    expect(alpha3).toBe(code === 'XK' ? 'XKX' : isoCountries.alpha2ToAlpha3(code));
    for (const name of names) {
      expect([name, owners.get(plain(name)) ?? code]).toEqual([name, code]);
      owners.set(plain(name), code);
    }
  }
});

describe('slips', () => {
  it.each([
    ['', '', 0],
    ['peru', 'peru', 0],
    ['peru', '', 4],
    ['kitten', 'sitting', 3],
    ['columbia', 'colombia', 1],
    // Two neighbouring letters swapped count as one typo.
    ['portgual', 'portugal', 1],
    ['ca', 'abc', 3],
  ])('from "%s" to "%s": %i', (a, b, count) => {
    expect(slips(a, b)).toBe(count);
    expect(slips(b, a)).toBe(count);
  });
});
