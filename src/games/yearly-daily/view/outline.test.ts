import { describe, expect, it } from 'vitest';
import { cellsOfRows } from '../rules/orientations.ts';
import { outlineOf } from './outline.ts';

/** Counts the right (convex) and left (concave) corners of an outline by the arcs' sweep flag. */
const turns = (path: string) => ({
  right: [...path.matchAll(/A\S+ \S+ 0 0 1 /g)].length,
  left: [...path.matchAll(/A\S+ \S+ 0 0 0 /g)].length,
});

describe('the outline of a shape', () => {
  it.each([
    [['X'], 4, 0],
    [['XXXX'], 4, 0],
    [['X...', 'XXXX'], 5, 1],
    [['X.X', 'XXX'], 6, 2],
    [['.XX', 'XX.', '.X.'], 7, 3],
    [['XX.', '.X.', '.XX'], 6, 2],
  ])('%j turns %i times outwards and %i times inwards', (rows, right, left) => {
    expect(turns(outlineOf(cellsOfRows(rows), 2, 6))).toEqual({ right, left });
  });

  it('runs round one cell, inside of it by the inset, rounded by the radius', () => {
    expect(outlineOf(cellsOfRows(['X']), 2, 5)).toBe(
      'M33 2A5 5 0 0 1 38 7L38 33A5 5 0 0 1 33 38L7 38A5 5 0 0 1 2 33L2 7A5 5 0 0 1 7 2Z',
    );
  });
});
