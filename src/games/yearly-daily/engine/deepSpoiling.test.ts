import { describe, expect, it } from 'vitest';
import { PIECES } from '../rules/pieces.ts';
import { deeplySpoilt } from './deepSpoiling.ts';
import { TABLE } from './question.ts';
import { liesOn } from './spoiling.ts';
import { maskOf } from './squares.ts';

/** The free squares and the named pieces as a question, with its reason against filling them. */
function seen(squares: readonly number[], names: readonly string[]) {
  const hand = PIECES.map(({ name }) => (names.includes(name) ? 1 : 0));
  const question = { table: TABLE, free: maskOf(squares), hand };
  return deeplySpoilt(question, liesOn(question));
}

describe('a second look', () => {
  it('counts the chessboard colours of a hole', () => {
    // The days 1 to 7 with 9, 11 and 13 below: seven dark squares and three light ones.
    const comb = [16, 17, 18, 19, 20, 21, 22, 25, 27, 29];
    expect(seen(comb, ['spoon', 'twig'])).toEqual({ kind: 'colours', squares: comb });
  });

  it('tries two pieces in a hole of their size', () => {
    const block = [16, 17, 18, 19, 20, 24, 25, 26, 27, 28];
    expect(seen(block, ['croissant', 'napkin'])).toEqual({ kind: 'two', squares: block });
    // The mug on 1, 2, 3, 8 and 9, and the twig below it.
    const both = [16, 17, 18, 24, 25, 26, 32, 33, 34, 35];
    expect(seen(both, ['mug', 'twig'])).toBeNull();
    expect(seen(both, ['mug', 'twig', 'croissant'])).toBeNull();
  });

  it('finds two squares that only one piece can cover', () => {
    // Two holes of the spoon's shape: 1, 2, 3, 4 and 8, and 22, 23, 24, 25 and 29.
    const holes = [16, 17, 18, 19, 24, 40, 41, 42, 43, 48];
    const clash = { kind: 'clash', squares: [16, 40], piece: 1 };
    expect(seen(holes, ['spoon', 'croissant'])).toEqual(clash);
  });
});
