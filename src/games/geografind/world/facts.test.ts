import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import countries from 'world-countries';
import { CODES } from '../codes.ts';
import type { Ring } from '../view/map/shapes.ts';
import { loadShapes } from '../view/map/shapes.ts';
import { aboutCountry, factWords } from '../view/words.ts';
import { COUNTRIES, countryOf, placeOf } from './countries.ts';
import { AREA_CONTESTED, factsOf } from './facts.ts';
import { EARTH_RADIUS_KM } from './geodesy.ts';
import { borderKm, neighboursOf } from './measure.ts';

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

describe('beside a second collection, world-countries', () => {
  const byCode = new Map(countries.map((country) => [country.cca2, country]));
  const codeOf = new Map(countries.map(({ cca2, cca3 }) => [cca3, cca2]));
  const areaOf = (code: string) => byCode.get(code)!.area;

  it('areas are within a twentieth, but for those that are contested', () => {
    const off = COUNTRIES.filter(({ code, area }) => Math.abs(area / areaOf(code) - 1) > 0.05);
    // The collection world-countries gives Vatican City 0.44 km², most reference works 0.49.
    expect(off.map(({ code }) => code)).toEqual(['GM', 'IL', 'NO', 'PH', 'RS', 'VA']);
    expect(countryOf('VA').area).toBeCloseTo(0.49, 2);
    expect(countryOf('YE').area).toBe(528_000);
    expect(countryOf('EC').area).toBe(277_000);
  });

  it('what is called as large is so there, too', () => {
    for (const code of CODES) {
      for (const fact of factsOf(code)) {
        if (fact.kind !== 'as large as') continue;
        expect([code, fact.code].filter((each) => AREA_CONTESTED.includes(each))).toEqual([]);
        const ratio = areaOf(code) / areaOf(fact.code);
        expect(Math.abs(ratio - 1), `${code} ${fact.code}`).toBeLessThan(0.1);
      }
    }
  });

  it('neighbours are the same', () => {
    for (const code of CODES) {
      const borders = byCode.get(code)!.borders.map((alpha3) => codeOf.get(alpha3)!);
      // India and Sri Lanka have no land border: Adam's Bridge does not count.
      const known = borders.filter((other) => CODES.includes(other) && code !== 'LK');
      expect(neighboursOf(code), code).toEqual(known.sort());
    }
  });

  /** Some points of a country's outline in world-countries, as unit vectors. */
  function pointsOf(code: string): readonly (readonly [number, number, number])[] {
    const folder = dirname(createRequire(import.meta.url).resolve('world-countries'));
    const file = join(folder, 'data', `${byCode.get(code)!.cca3.toLowerCase()}.geo.json`);
    const { features } = JSON.parse(readFileSync(file, 'utf8')) as {
      features: { geometry?: { coordinates: unknown[] } }[];
    };
    const numbers = features.flatMap(
      ({ geometry }) => (geometry?.coordinates.flat(Number.POSITIVE_INFINITY) ?? []) as number[],
    );
    const step = Math.max(1, Math.floor(numbers.length / 2 / 1500));
    return numbers.flatMap((lon, i) => {
      if (i % (2 * step) !== 0) return [];
      const [x, y] = [(lon * Math.PI) / 180, (numbers[i + 1]! * Math.PI) / 180];
      return [[Math.cos(y) * Math.cos(x), Math.cos(y) * Math.sin(x), Math.sin(y)] as const];
    });
  }

  it('the nearest country across the sea is the nearest there, but for islets that it lacks', () => {
    const points = new Map<string, ReturnType<typeof pointsOf>>();
    const outline = (code: string) => {
      if (!points.has(code)) points.set(code, pointsOf(code));
      return points.get(code)!;
    };
    const different: Record<string, string> = {};
    for (const code of CODES) {
      const fact = factsOf(code).find(({ kind }) => kind === 'nearest');
      if (fact?.kind !== 'nearest') continue;
      const near = CODES.filter((other) => other !== code).sort(
        (a, b) => borderKm(code, a) - borderKm(code, b),
      );
      let best = { cosine: -2, code: '' };
      for (const other of near.slice(0, 6)) {
        for (const a of outline(code)) {
          for (const b of outline(other)) {
            const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
            if (cosine > best.cosine) best = { cosine, code: other };
          }
        }
      }
      if (best.code !== fact.code) different[code] = best.code;
    }
    expect(different).toEqual({
      // In world-countries, Guantánamo is no land of its own.
      CU: 'US',
      // Iceland's nearest country differs because of the island of Jan Mayen.
      IS: 'GB',
      // Kiribati's nearest country differs because of the island of Banaba.
      KI: 'MH',
      // Palau's nearest country differs because of the island of Tobi.
      PW: 'FM',
      // The Seychelles' nearest country differs because of the islands of Astove and Farquhar.
      SC: 'KM',
      // Tonga's and Tuvalu's nearest countries differ because of the islands of Tafahi and Rotuma.
      TO: 'FJ',
      TV: 'KI',
    });
  });
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
  for (const code of ['PK', 'MA'] as const) {
    expect(factsOf(code).some(({ kind }) => kind === 'as large as')).toBe(false);
  }
  const likened = CODES.flatMap((code) =>
    factsOf(code).flatMap((fact) => (fact.kind === 'as large as' ? [fact.code] : [])),
  );
  expect(likened).not.toContain('PK');
  expect(aboutCountry(countryOf('NO'), 'km')).toMatch(/ km² with Svalbard\./);
});

it.each([
  [
    'AG',
    'Dependent lands and overseas France apart, the nearest country across the sea is Saint Kitts and Nevis.',
  ],
  ['BH', 'The nearest country across the sea is Qatar.'],
  ['TO', 'Dependent lands and overseas France apart, the nearest country across the sea is Samoa.'],
  [
    'LC',
    'Dependent lands and overseas France apart, the nearest country across the sea is Saint Vincent and the Grenadines.',
  ],
  [
    'IS',
    'Dependent lands and overseas France apart, the nearest country across the sea is Norway with Jan Mayen.',
  ],
])('%s: what is counted is said', (code, sentence) => {
  expect(factsOf(code).map(factWords)).toContain(sentence);
});

it('of Cyprus it is said whose continents are counted', () => {
  expect(aboutCountry(countryOf('CY'), 'km')).toContain(
    'The United Nations count it as part of Asia.',
  );
  expect(aboutCountry(countryOf('FR'), 'km')).not.toContain('United Nations');
});
