import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import isoCountries from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { describe, expect, it } from 'vitest';
import { CODES } from '../codes.ts';
import { countryOf } from './countries.ts';
import { destination, distanceKm, initialBearing, type Point } from './geodesy.ts';
import { COMPASS, compassOf, measure, neighboursOf, turnOf } from './measure.ts';

const angleBetween = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

/**
 * The countries' outlines by Natural Earth, read independently of the tools that computed the
 * distances.
 */
const topology = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
) as Topology;

function cornersOf(code: string): readonly Point[] {
  const numeric = isoCountries.alpha2ToNumeric(code);
  const { geometries } = topology.objects.countries as GeometryCollection;
  return geometries
    .filter(({ id }) => id === numeric)
    .flatMap((geometry) => {
      const land = feature(topology, geometry) as { geometry?: { coordinates?: unknown[] } };
      const numbers = land.geometry!.coordinates!.flat(Number.POSITIVE_INFINITY) as number[];
      return numbers.flatMap((lon, i): Point[] => (i % 2 === 0 ? [[numbers[i + 1]!, lon]] : []));
    });
}

/** The distance and bearing between the nearest points of two countries' outlines. */
function wayBetween(guess: string, answer: string) {
  const [all, others] = [cornersOf(guess), cornersOf(answer)];
  // Compares every fifth point of the outlines first, then all that may be nearer.
  const some = (points: readonly Point[]) => points.filter((_, i) => i % 5 === 0);
  const nearest = (from: readonly Point[], to: readonly Point[]) => {
    let best = { km: Number.POSITIVE_INFINITY, from: from[0]!, to: to[0]! };
    for (const a of from) {
      for (const b of to) {
        const km = distanceKm(a, b);
        if (km < best.km) best = { km, from: a, to: b };
      }
    }
    return best;
  };
  const rough = nearest(some(all), some(others));
  const about = (points: readonly Point[], middle: Point) =>
    points.filter((point) => distanceKm(point, middle) < 300);
  const fine = nearest(about(all, rough.from), about(others, rough.to));
  return { km: fine.km, bearing: initialBearing(fine.from, fine.to) };
}

describe('distance and arrow', () => {
  it.each([
    ['CA', 'AT'],
    ['CN', 'CL'],
    ['SE', 'EG'],
    ['MA', 'TR'],
    ['EC', 'CR'],
    ['IT', 'AL'],
    ['ID', 'PH'],
    ['BR', 'KE'],
    ['IN', 'KE'],
    ['JP', 'MN'],
    ['CU', 'PA'],
    ['EG', 'GR'],
  ])('of %s and %s are those of one way, there and back', (a, b) => {
    for (const [guess, answer] of [
      [a, b],
      [b, a],
    ] as const) {
      const way = wayBetween(guess, answer);
      const told = measure(guess, answer);
      expect(Math.abs(told.km - way.km), `${guess} km`).toBeLessThan(0.02 * way.km + 5);
      expect(angleBetween(told.bearing!, way.bearing), `${guess} arrow`).toBeLessThan(20);
      const off = angleBetween(way.bearing, 45 * COMPASS.indexOf(compassOf(told.bearing!)));
      // The direction may be off by one compass point where it lies on the boundary between two.
      expect(off, `${guess} compass`).toBeLessThan(26);
    }
  });

  it('of neighbours are none, and from centre to centre', () => {
    for (const code of CODES) {
      for (const other of neighboursOf(code)) {
        const { km, bearing } = measure(code, other);
        expect(km).toBe(0);
        const line = initialBearing(countryOf(code).centre, countryOf(other).centre);
        expect(angleBetween(bearing!, line)).toBeLessThan(1e-9);
      }
    }
  });

  it('are bearings like any', () => {
    for (const guess of CODES.slice(0, 40)) {
      for (const answer of CODES) {
        const { bearing } = measure(guess, answer);
        if (bearing === null) continue;
        expect(bearing).toBeGreaterThanOrEqual(0);
        expect(bearing).toBeLessThan(360);
      }
    }
  });
});

it('a turn keeps the point of the compass, and is never off by more than its step', () => {
  const from: Point = [10, 20];
  for (let line = 0; line < 360; line += 7) {
    const to = destination(from, line, 3000);
    for (let way = 0; way < 360; way += 3.5) {
      const bearing = (initialBearing(from, to) + 15 * turnOf(from, to, way) + 720) % 360;
      expect(compassOf(bearing)).toBe(compassOf(way));
      expect(angleBetween(bearing, way)).toBeLessThan(15.001);
    }
  }
});
