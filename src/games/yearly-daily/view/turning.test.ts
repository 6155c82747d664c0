import { describe, expect, it } from 'vitest';
import { ORIENTATIONS } from '../rules/orientations.ts';
import { PIECES } from '../rules/pieces.ts';
import { cellsIn, cellWhenTurned, extentOf, flipped, turned } from './turning.ts';

const CROISSANT = 0;

/** A piece's cells in one orientation, as rows of text. */
function drawn(orientation: number): string[] {
  const { rows, cols } = extentOf(CROISSANT, orientation);
  const cells = cellsIn(CROISSANT, orientation).map(String);
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: cols }, (_, c) => (cells.includes(`${r},${c}`) ? 'X' : '.')).join(''),
  );
}

describe('turning and flipping what the player sees', () => {
  it.each(ORIENTATIONS)('a flip mirrors orientation %i left to right', (orientation) => {
    const mirrored = drawn(orientation).map((row) => [...row].reverse().join(''));
    expect(drawn(flipped(orientation))).toEqual(mirrored);
  });

  it.each(ORIENTATIONS)('a turn brings the left column of %i to the top', (orientation) => {
    const before = drawn(orientation);
    const left = before
      .map((row) => row.charAt(0))
      .reverse()
      .join('');
    expect(drawn(turned(orientation))[0]).toBe(left);
  });

  it('four turns or two flips change nothing', () => {
    for (const orientation of ORIENTATIONS) {
      expect(turned(turned(orientation, 3))).toBe(orientation);
      expect(flipped(flipped(orientation))).toBe(orientation);
    }
  });

  it('follows one cell wherever it goes', () => {
    for (const [piece, { cells }] of PIECES.entries()) {
      for (const orientation of ORIENTATIONS) {
        const moved = cells.map((cell) => String(cellWhenTurned(piece, cell, orientation)));
        expect(moved.sort()).toEqual(cellsIn(piece, orientation).map(String).sort());
      }
    }
  });
});
