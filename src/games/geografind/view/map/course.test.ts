import { describe, expect, it } from 'vitest';
import { CODES } from '../../codes.ts';
import outlines from '../../data/outlines.json';
import { countryOf, placeOf } from '../../world/countries.ts';
import { ON_EQUATOR } from '../../world/facts.ts';
import { distanceKm, initialBearing } from '../../world/geodesy.ts';
import { measure } from '../../world/measure.ts';
import { courseOf } from './course.ts';
import { holds } from './pick.ts';
import { unpackShapes } from './shapes.ts';

const shapes = unpackShapes(outlines);
const ringsOf = (code: string) => shapes.lands[placeOf(code)]!;

function toldOf(guess: string, answer: string) {
  const { km, bearing } = measure(guess, answer);
  return { centre: countryOf(guess).centre, km, bearing: bearing! };
}

describe('the course of a guess', () => {
  it('sets out at the border, in the direction of the arrow, and is as long as was told', () => {
    for (const [guess, answer] of [
      ['BR', 'KE'],
      ['RU', 'JP'],
      ['FJ', 'CL'],
      ['VA', 'NZ'],
    ] as const) {
      const told = toldOf(guess, answer);
      const course = courseOf(ringsOf(guess), told);
      const [first, last] = [course[0]!, course.at(-1)!];
      expect(holds(ringsOf(guess), first), guess).toBe(false);
      expect(distanceKm(first, last), guess).toBeCloseTo(told.km, 0);
      for (const point of course) {
        const off = Math.abs(initialBearing(told.centre, point) - told.bearing);
        expect(Math.min(off, 360 - off), guess).toBeLessThan(0.01);
      }
    }
  });

  it('is the same for whatever country, if the words are the same', () => {
    // It is given nothing else: neighbours have no course at all.
    expect(courseOf(ringsOf('FR'), toldOf('FR', 'DE'))).toEqual([]);
    expect(courseOf(ringsOf('FR'), { ...toldOf('FR', 'PL') })).toHaveLength(
      Math.max(2, Math.ceil(toldOf('FR', 'PL').km / 150)) + 1,
    );
  });
});

describe('the facts', () => {
  it('know on whose land the equator is', () => {
    const crossed = CODES.filter((code) =>
      ringsOf(code).some(({ box }) => box[1] < 0 && box[3] > 0),
    );
    // So it is on an islet of São Tomé, which is too small for the outlines.
    expect(ON_EQUATOR).toEqual([...crossed, 'ST'].sort());
  });
});
