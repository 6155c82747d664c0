import { expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { gridOf } from '../rules/grid.ts';
import { apply, start } from '../rules/rules.ts';
import type { Move } from '../rules/types.ts';
import { EXAMPLE } from './example.ts';
import { brokenWords, cellLabel, clueOf, spokenClue } from './words.ts';

const grid = gridOf(EXAMPLE.rows);
const after = (...moves: Move[]) =>
  moves.reduce((state, move) => unwrap(apply(EXAMPLE, state, move)), start(EXAMPLE));

it('names a cell by the entry that is typed in', () => {
  const state = after({ type: 'enter', cell: 4, digit: 7 });
  expect(cellLabel(grid, state, { cell: 4, direction: 'across' })).toBe(
    '3 across, digit 2 of 3, crossing 2 down, 7',
  );
  expect(cellLabel(grid, state, { cell: 4, direction: 'down' })).toBe(
    '2 down, digit 2 of 3, crossing 3 across, 7',
  );
  expect(cellLabel(grid, state, { cell: 3, direction: 'across' })).toBe(
    '3 across, digit 1 of 3, crossing 1 down, empty',
  );
});

it('tells pencil marks and what a check said', () => {
  const pencilled = after({ type: 'mark', cell: 0, digit: 4 }, { type: 'mark', cell: 0, digit: 0 });
  expect(cellLabel(grid, pencilled, { cell: 0, direction: 'across' })).toBe(
    '1 across, digit 1 of 2, crossing 1 down, empty, pencil 0, 4',
  );
  const checked = after(
    { type: 'fill', entry: '1a', value: 26 },
    { type: 'check', entry: '1a', wrong: [1] },
  );
  expect(cellLabel(grid, checked, { cell: 0, direction: 'across' })).toContain('checked, right');
  expect(cellLabel(grid, checked, { cell: 1, direction: 'across' })).toContain('checked, wrong');
});

it('says the clue, or that there is none', () => {
  expect(spokenClue(EXAMPLE, '2d')).toBe('2 down: A cube.');
  expect(clueOf(EXAMPLE, '4d')).toBe('No clue: solve it from the crossings');
});

it('tells which clues a move breaks, and that none is broken any more', () => {
  const broken = (...ids: string[]) => grid.entries.map(({ id }) => ({ broken: ids.includes(id) }));
  const words = (before: string[], now: string[]) =>
    brokenWords(grid.entries, broken(...before), broken(...now));
  expect(words([], ['1a'])).toBe('The clue for 1 across is broken.');
  expect(words(['1a'], ['1a', '2d'])).toBe('The clue for 2 down is broken.');
  expect(words([], ['1a', '1d', '2d'])).toBe('3 clues are broken.');
  expect(words(['1a', '2d'], ['1a'])).toBe('');
  expect(words(['1a'], [])).toBe('No clue is broken now.');
  expect(words([], [])).toBe('');
});
