import { describe, expect, it } from 'vitest';
import { CODES } from '../codes.ts';
import { countryOf } from './countries.ts';
import { destination, initialBearing, type Point } from './geodesy.ts';
import { compassOf, measure, neighboursOf, turnOf } from './measure.ts';

const angleBetween = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

describe('distance and arrow', () => {
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
