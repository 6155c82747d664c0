import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMove } from '../rules/codec.ts';
import { EXAMPLE, EXAMPLE_START } from './example.ts';
import { landingNear, landingOn, problemOf, within } from './landing.ts';

const BOWL = 4;

const land = (piece: number, row: number, col: number) =>
  landingNear(EXAMPLE, EXAMPLE_START, piece, 0, row, col);

describe('where a dragged piece lands', () => {
  it('is the nearest place that takes it', () => {
    // In the example the bowl fits on the squares 19, 21, 26, 27 and 28.
    expect(land(BOWL, 4.3, 3.8)).toEqual({ orientation: 0, row: 4, col: 4 });
    expect(land(BOWL, 3.6, 4.4)).toEqual({ orientation: 0, row: 4, col: 4 });
  });

  it('is a move that can be saved, whatever the finger does', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1, max: 7, noNaN: true }),
        fc.double({ min: -1, max: 7, noNaN: true }),
        fc.nat(7),
        fc.nat(7),
        (row, col, piece, orientation) => {
          const empty = EXAMPLE_START.map(() => null);
          const near = landingNear(EXAMPLE, empty, piece, orientation, row, col);
          const on = landingOn(EXAMPLE, empty, piece, orientation, col, row);
          for (const placement of [near, on]) {
            if (!placement) continue;
            expect(parseMove({ type: 'place', piece, ...placement }).ok).toBe(true);
            expect(problemOf(EXAMPLE, empty, piece, placement)).toBeNull();
          }
        },
      ),
    );
  });
});

describe('where a tapped piece lands', () => {
  it('is nowhere when it does not fit this way round', () => {
    // The squares 6 and 7 are free, but those that the bowl needs below or beside them are not.
    expect(landingOn(EXAMPLE, EXAMPLE_START, BOWL, 0, 5.5, 2.5)).toBeNull();
  });
});

it('keys keep a piece within the frame', () => {
  expect(within(BOWL, { orientation: 0, row: -2, col: 9 })).toEqual({
    orientation: 0,
    row: 0,
    col: 4,
  });
});
