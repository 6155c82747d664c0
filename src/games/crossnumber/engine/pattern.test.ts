import { describe, expect, it } from 'vitest';
import { makeRng } from '../../../lib/rng.ts';
import { makePattern, PARTS, shapeOf } from './pattern.ts';

it('a pattern has the same shape in a mirror and after a quarter turn, and another one has not', () => {
  const rows = ['...#', '....', '....', '#...'];
  const mirrored = ['#...', '....', '....', '...#'];
  const quarter = rows.map((_, i) => rows.map((row) => row[i]).join(''));
  expect(shapeOf(mirrored)).toBe(shapeOf(rows));
  expect(shapeOf(quarter)).toBe(shapeOf(rows));
  expect(shapeOf(['....', '#...', '...#', '....'])).not.toBe(shapeOf(rows));
});

describe.each([5, 6, 7, 8])('patterns of size %i', (size) => {
  it('exist in every part, and no two parts share a shape', () => {
    const partOf = new Map<string, number>();
    for (let part = 0; part < PARTS; part++) {
      for (const seed of ['a', 'b', 'c']) {
        const shape = shapeOf(makePattern(size, part, makeRng(`${seed} ${part}`)));
        expect(partOf.get(shape) ?? part).toBe(part);
        partOf.set(shape, part);
      }
    }
  });
});
