import { describe, expect, it } from 'vitest';
import { CODES } from '../../codes.ts';
import outlines from '../../data/outlines.json';
import { placeOf } from '../../world/countries.ts';
import { ON_EQUATOR } from '../../world/facts.ts';
import { distanceKm, initialBearing, type Point } from '../../world/geodesy.ts';
import { measure } from '../../world/measure.ts';
import { courseOf, startOf } from './course.ts';
import { unpackShapes } from './shapes.ts';

const shapes = unpackShapes(outlines);
const ringsOf = (code: string) => shapes.lands[placeOf(code)]!;

function wayOf(guess: string, answer: string) {
  const { km, bearing } = measure(guess, answer);
  return { km, bearing: bearing!, to: placeOf(answer) };
}

function courseFrom(guess: string, answer: string) {
  return courseOf(startOf(ringsOf(guess), ringsOf(answer)), wayOf(guess, answer));
}

/** The distance from a point to a country's outline, in km. */
function shoreKm(code: string, point: Point): number {
  const rings = ringsOf(code).map(({ lonLat }) => [...lonLat]);
  const kms = rings.flatMap((ring) =>
    ring.flatMap((lon, i) => (i % 2 === 0 ? [distanceKm(point, [ring[i + 1]!, lon])] : [])),
  );
  return Math.min(...kms);
}

describe('the course of a guess', () => {
  it.each([
    // Pairs of countries between which an arrow from centre to centre would miss by half the way.
    ['CA', 'AT'],
    ['IT', 'AL'],
    ['BR', 'KE'],
    ['AU', 'NP'],
  ])('from %s to %s ends near the country, within a quarter of the way', (guess, answer) => {
    const last = courseFrom(guess, answer).at(-1)!;
    expect(shoreKm(answer, last)).toBeLessThan(wayOf(guess, answer).km / 4);
  });

  it('sets out at the border, in the direction of the arrow, and is as long as was told', () => {
    for (const [guess, answer] of [
      ['BR', 'KE'],
      ['RU', 'JP'],
      ['FJ', 'CL'],
      ['VA', 'NZ'],
    ] as const) {
      const told = wayOf(guess, answer);
      const course = courseFrom(guess, answer);
      const [first, last] = [course[0]!, course.at(-1)!];
      expect(shoreKm(guess, first), guess).toBeLessThan(1);
      expect(distanceKm(first, last), guess).toBeCloseTo(told.km, 0);
      for (const point of course.slice(1)) {
        const off = Math.abs(initialBearing(first, point) - told.bearing);
        expect(Math.min(off, 360 - off), guess).toBeLessThan(0.01);
      }
    }
  });

  it('is none of neighbours', () => expect(courseFrom('FR', 'DE')).toEqual([]));
});

describe('the facts', () => {
  it('know on whose land the equator is', () => {
    const crossed = CODES.filter((code) =>
      ringsOf(code).some(({ box }) => box[1] < 0 && box[3] > 0),
    );
    // The equator also crosses an islet of São Tomé, too small for the outlines.
    expect(ON_EQUATOR).toEqual([...crossed, 'ST'].sort());
  });
});
