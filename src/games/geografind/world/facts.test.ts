import { expect, it } from 'vitest';
import countries from 'world-countries';
import { CODES } from '../codes.ts';
import type { Ring } from '../view/map/shapes.ts';
import { loadShapes } from '../view/map/shapes.ts';
import { aboutCountry, factWords } from '../view/words.ts';
import { COUNTRIES, countryOf, placeOf } from './countries.ts';
import { AREA_CONTESTED, factsOf } from './facts.ts';
import { EARTH_RADIUS_KM } from './geodesy.ts';
import { borderKm } from './measure.ts';

/** The countries that the game calls one of the ten largest or smallest, in order of area. */
function ranked(end: 'largest' | 'smallest'): string[] {
  const told = CODES.flatMap((code) =>
    factsOf(code).flatMap((fact) =>
      fact.kind === 'size rank' && fact.end === end ? [{ code, ordinal: fact.ordinal }] : [],
    ),
  );
  const ordinals = ['', 'second ', 'third ', 'fourth ', 'fifth ', 'sixth ', 'seventh ', 'eighth '];
  const order = [...ordinals, 'ninth ', 'tenth '];
  return order.flatMap((each) => told.filter(({ ordinal }) => ordinal === each).map((t) => t.code));
}

it('ranks by size as works of reference do', () => {
  // Which of China and the United States is larger depends on which waters are counted.
  const [russia, canada, third, fourth, ...rest] = ranked('largest');
  expect([russia, canada, [third, fourth].sort()]).toEqual(['RU', 'CA', ['CN', 'US']]);
  expect(rest).toEqual(['BR', 'AU', 'IN', 'AR', 'KZ', 'DZ']);
  expect(ranked('smallest')).toEqual(['VA', 'MC', 'NR', 'TV', 'SM', 'LI', 'MH', 'KN', 'MV', 'MT']);
});

it('areas are within a twentieth of those in world-countries, but for those that are contested', () => {
  const areas = new Map(countries.map(({ cca2, area }) => [cca2, area]));
  const off = COUNTRIES.filter(({ code, area }) => Math.abs(area / areas.get(code)! - 1) > 0.05);
  // The collection gives Vatican City 0.44 km², most reference works 0.49.
  expect(off.map(({ code }) => code)).toEqual(['GM', 'IL', 'NO', 'PH', 'RS', 'VA']);
  expect(countryOf('VA').area).toBeCloseTo(0.49, 2);
  expect(countryOf('YE').area).toBe(528_000);
  expect(countryOf('EC').area).toBe(277_000);
});

it('every country that a dependent land is nearer to is told so', async () => {
  const { lands, others } = await loadShapes();
  const nearest = (from: readonly Ring[], to: readonly Ring[]) => {
    let most = -1;
    for (const { xyz: a } of from)
      for (let i = 0; i < a.length; i += 3)
        for (const { xyz: b } of to)
          for (let j = 0; j < b.length; j += 3)
            most = Math.max(most, a[i]! * b[j]! + a[i + 1]! * b[j + 1]! + a[i + 2]! * b[j + 2]!);
    return Math.acos(Math.min(1, most)) * EARTH_RADIUS_KM;
  };
  for (const code of CODES) {
    const fact = factsOf(code).find(({ kind }) => kind === 'nearest');
    // Guantánamo and the British bases lie on Cuba and Cyprus, not across the sea.
    if (fact?.kind !== 'nearest' || code === 'CU' || code === 'CY') continue;
    const isNearer = nearest(lands[placeOf(code)]!, others) < borderKm(code, fact.code);
    if (isNearer) expect(fact.hasLandsBetween, code).toBe(true);
  }
});

it('contested areas are likened to nothing', () => {
  // Pakistan's area depends on Kashmir, Morocco's on Western Sahara.
  expect(AREA_CONTESTED).toEqual(expect.arrayContaining(['PK', 'MA']));
  const likened = CODES.flatMap((code) =>
    factsOf(code).flatMap((fact) => (fact.kind === 'as large as' ? [code, fact.code] : [])),
  );
  expect(likened.filter((code) => AREA_CONTESTED.includes(code))).toEqual([]);
  expect(aboutCountry(countryOf('NO'), 'km')).toMatch(/ km² including Svalbard\./);
});

it.each([
  [
    'AG',
    'Not counting dependent territories and overseas France, the nearest country across the sea is Saint Kitts and Nevis.',
  ],
  ['BH', 'The nearest country across the sea is Qatar.'],
  ['SG', 'The nearest country across the sea is Malaysia.'],
  [
    'TO',
    'Not counting dependent territories and overseas France, the nearest country across the sea is Samoa.',
  ],
  [
    'LC',
    'Not counting dependent territories and overseas France, the nearest country across the sea is Saint Vincent and the Grenadines.',
  ],
  [
    'IS',
    'Not counting dependent territories and overseas France, the nearest country across the sea is Norway (Jan Mayen).',
  ],
])('%s: what is counted is said', (code, sentence) => {
  expect(factsOf(code).map(factWords)).toContain(sentence);
});

it('of Cyprus it is said whose continents are counted', () => {
  expect(aboutCountry(countryOf('CY'), 'km')).toContain(
    'The United Nations counts it as part of Asia.',
  );
  expect(aboutCountry(countryOf('FR'), 'km')).not.toContain('United Nations');
});
