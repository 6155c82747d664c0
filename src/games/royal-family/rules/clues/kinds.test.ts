/** Checks the sentence and meaning of every kind of clue, in the family of royalFamilyKnown.ts. */
import { describe, expect, it } from 'vitest';
import { FAMILY, isTrue, linesOf, not } from '../../../../../tests/support/royalFamilyKnown.ts';
import type { Clue } from '../types.ts';
import { KINDS, parseClue, printClue } from './kinds.ts';

const ROWS = linesOf('royal-family-clues.txt').map(
  ([truth, sentence, clue]) =>
    [sentence!, JSON.parse(truth!) as boolean | null, JSON.parse(clue!) as Clue] as const,
);

describe('each kind of clue', () => {
  it.each(ROWS)('%s is %s', (sentence, truth, clue) => {
    expect(parseClue(clue, FAMILY)).toEqual(clue);
    expect(printClue(clue, FAMILY)).toBe(sentence);
    expect(isTrue(clue)).toBe(truth ?? false);
  });

  it('stands in this table, and there are more than a dozen', () => {
    const told = new Set(ROWS.map(([, , clue]) => clue.kind));
    expect([...told].sort()).toEqual(Object.keys(KINDS).sort());
    expect(told.size).toBeGreaterThanOrEqual(12);
  });

  it('is the other way round when it is denied', () => {
    for (const [, truth, clue] of ROWS) {
      if (clue.kind in KINDS && !['not', 'either', 'neither'].includes(clue.kind)) {
        expect(isTrue(not(clue))).toBe(truth !== null && !truth);
        expect(printClue(not(clue), FAMILY)).not.toBe(printClue(clue, FAMILY));
      }
    }
  });
});
