/** Checks the notes shown beside clues, in the family of royalFamilyKnown.ts. */
import { expect, it } from 'vitest';
import { FAMILY, linesOf } from '../../../../../tests/support/royalFamilyKnown.ts';
import type { Clue } from '../types.ts';
import { CONVENTIONS } from './conventions.ts';
import { notesOf, noteText } from './notes.ts';

const ROWS = linesOf('royal-family-notes.txt').map(
  ([note, clue]) => [JSON.parse(clue!) as Clue, note!] as const,
);

it.each(ROWS)('%j: %s', (clue, text) => {
  expect(noteText(clue, FAMILY)).toBe(text);
});

it('each convention of the rules stands beside some clue', () => {
  const told = ROWS.flatMap(([clue]) => notesOf(clue, FAMILY).flatMap(({ tells }) => tells));
  const others = Object.keys(CONVENTIONS).filter((one) => !told.includes(one as never));
  expect(others).toEqual(['cousins']);
});
