/**
 * Checks Geografind's data against facts from elsewhere: the hard cases listed in geography.json,
 * one by one.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import isoCountries from 'i18n-iso-countries';
import { describe, expect, it } from 'vitest';
import facts from '../../../../tests/fixtures/geography.json';
import { CODES } from '../codes.ts';
import outlines from '../data/outlines.json';
import { pick } from '../view/map/pick.ts';
import { type Ring, unpackShapes } from '../view/map/shapes.ts';
import { COUNTRIES, countryOf, initialOf, placeOf } from './countries.ts';
import { distanceKm, type Point } from './geodesy.ts';
import { areNeighbours, borderKm, neighboursOf } from './measure.ts';

const traps = facts.country_data_traps;
const shapes = unpackShapes(outlines);
const ringsOf = (code: string) => shapes.lands[placeOf(code)]!;

/** The country at a point, found like a tap on the middle of a much enlarged map. */
function countryAt([lat, lon]: Point): string | null {
  const size = { width: 400, height: 400 };
  const camera = { projection: 'globe', lat, lon, zoom: 40 } as const;
  const place = pick(shapes, COUNTRIES, camera, size, 200, 200);
  return place === null ? null : CODES[place]!;
}

const alpha2 = (alpha3: string) => isoCountries.alpha3ToAlpha2(alpha3)!;

describe('the countries', () => {
  it('are the 193 members of the United Nations, Vatican City, Palestine, Kosovo and Taiwan', () => {
    expect(COUNTRIES).toHaveLength(197);
    expect(COUNTRIES.map(({ code }) => code)).toEqual(CODES);
    expect(CODES).toEqual(expect.arrayContaining(['VA', 'PS', 'XK', 'TW']));
    for (const code of CODES) {
      if (code !== 'XK') expect(isoCountries.isValid(code), code).toBe(true);
    }
  });

  it('are all drawn, those too that coarser maps leave out', () => {
    const missing = [...traps.world_atlas['110m'].missingUN, ...traps.world_atlas['50m'].missingUN];
    expect(missing).toHaveLength(30);
    for (const alpha3 of missing) expect(CODES).toContain(alpha2(alpha3));
    for (const code of CODES) {
      const [main] = ringsOf(code);
      expect(main!.lonLat.length, code).toBeGreaterThanOrEqual(8);
    }
  });

  it('has Kosovo, Somaliland and Northern Cyprus, which carry no number', () => {
    expect(traps.world_atlas['110m'].noId).toEqual(['N. Cyprus', 'Somaliland', 'Kosovo']);
    expect(countryAt([42.66, 21.16])).toBe('XK');
    expect(countryAt([9.56, 44.06])).toBe('SO');
    expect(countryAt([35.27, 33.4])).toBe('CY');
    expect(neighboursOf('XK')).toEqual(['AL', 'ME', 'MK', 'RS']);
    expect(neighboursOf('SO')).toEqual(['DJ', 'ET', 'KE']);
    expect(neighboursOf('CY')).toEqual([]);
  });

  it('has all of Australia, not the reef that shares its number 036', () => {
    expect(traps.world_atlas['50m'].dupIds[0]).toEqual([
      '036',
      ['Australia', 'Ashmore and Cartier Is.'],
    ]);
    expect(countryOf('AU').area).toBeGreaterThan(7_600_000);
    expect(countryOf('AU').area).toBeLessThan(7_800_000);
    expect(countryAt([-12.26, 123.04])).toBeNull();
  });

  it('has Crimea where the United Nations see it, and Western Sahara apart from Morocco', () => {
    expect(countryAt([45.04, 34.1])).toBe('UA');
    expect(countryAt([27.15, -13.2])).not.toBe('MA');
    expect(countryAt([28.99, -10.06])).toBe('MA');
    expect(areNeighbours('MA', 'MR')).toBe(false);
  });

  it('has no France, Netherlands or Norway on another continent', () => {
    expect(countryAt([4, -53])).toBeNull();
    expect(areNeighbours('FR', 'BR')).toBe(false);
    expect(borderKm('FR', 'SR')).toBeGreaterThan(5000);
    expect(borderKm('NL', 'VE')).toBeGreaterThan(5000);
    expect(borderKm('NO', 'ZA')).toBeGreaterThan(5000);
  });
});

describe('centres', () => {
  it.each([
    // Published centres of countries, or the largest island's middle, with tolerances in km.
    ['US', [39.83, -98.58], 60],
    ['FR', [46.54, 2.43], 40],
    ['RU', [66.42, 94.25], 150],
    ['KI', [1.87, -157.4], 20],
    ['FJ', [-17.8, 178], 20],
    ['CL', [-35.7, -71.2], 250],
    ['SO', [2.6, 43.1], 250],
    ['NZ', [-43.9, 170.6], 60],
    ['AU', [-25.61, 134.36], 40],
    ['NO', [64.6, 12.7], 150],
    ['TV', [-8.5, 179.2], 15],
  ] as const)('%s', (code, known, allowed) => {
    expect(distanceKm(countryOf(code).centre, known)).toBeLessThan(allowed);
  });
});

describe('distances between borders', () => {
  it.each([
    // Published widths of straits and gaps with tolerances, in km.
    ['GB', 'FR', 33, 2],
    ['RU', 'US', 4, 1],
    ['DK', 'SE', 4, 1],
    ['SG', 'MY', 1, 1],
    ['AU', 'PG', 4, 2],
    ['BH', 'SA', 24, 4],
    ['KR', 'JP', 50, 6],
    ['AL', 'IT', 71, 5],
    ['CU', 'HT', 77, 8],
    ['TT', 'VE', 11, 5],
    ['CY', 'TR', 65, 10],
    ['IN', 'LK', 27, 8],
    ['MZ', 'MG', 415, 25],
    ['CI', 'GH', 0, 0],
    ['ES', 'MA', 0, 0],
    ['KP', 'RU', 0, 0],
  ])('%s to %s', (a, b, km, allowed) => {
    expect(Math.abs(borderKm(a, b) - km)).toBeLessThanOrEqual(allowed);
    expect(borderKm(b, a)).toBe(borderKm(a, b));
  });

  it('are never longer than between the centres, nor 0 without a border', () => {
    for (const a of COUNTRIES) {
      for (const b of COUNTRIES) {
        if (a === b) continue;
        const km = borderKm(a.code, b.code);
        expect(km).toBeLessThanOrEqual(Math.ceil(distanceKm(a.centre, b.centre)));
        expect(km === 0).toBe(areNeighbours(a.code, b.code));
      }
    }
  });
});

describe('outlines', () => {
  const widest = (rings: readonly Ring[]) => Math.max(...rings.map(({ box }) => box[2] - box[0]));

  it('are whole across the antimeridian: Fiji, Russia, the United States, Kiribati', () => {
    expect(widest(ringsOf('RU'))).toBeGreaterThan(140);
    expect(widest(ringsOf('RU'))).toBeLessThan(175);
    expect(widest(ringsOf('US'))).toBeLessThan(65);
    expect(widest(ringsOf('FJ'))).toBeLessThan(3);
    expect(widest(ringsOf('KI'))).toBeLessThan(3);
    expect(countryAt([66.5, -175])).toBe('RU');
    expect(countryAt([-16.85, -179.97])).toBe('FJ');
  });

  it('go round the pole nowhere but in Antarctica', () => {
    expect(shapes.lands.flat().filter(({ polar }) => polar)).toEqual([]);
    expect(shapes.others.filter(({ polar }) => polar)).toHaveLength(1);
  });

  it('take no more than 150 KB with all other data, compressed', () => {
    const sizes = ['countries', 'names', 'distances', 'outlines'].map((name) =>
      gzipSync(readFileSync(new URL(`../data/${name}.json`, import.meta.url)), { level: 9 }),
    );
    expect(sizes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(150_000);
  });
});

describe('hints', () => {
  it('say of the capital what the country’s own letter does not', () => {
    for (const { name, capital, flag } of COUNTRIES) {
      const says = capital !== null && initialOf(capital) !== initialOf(name);
      expect(flag === undefined, name).toBe(says);
    }
  });
});
