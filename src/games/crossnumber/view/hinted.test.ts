import { expect, it } from 'vitest';
import { gridOf } from '../rules/grid.ts';
import { start } from '../rules/rules.ts';
import { EXAMPLE } from './example.ts';
import { clueStates, squareFaces } from './faces.ts';
import { hintedBy, NOT_HINTED } from './hinted.ts';

const grid = gridOf(EXAMPLE.rows);
const [entry] = grid.entries;
const [first, second] = entry!.cells;
const hint = {
  evidence: [{ entry: entry!.id }],
  target: [{ cell: second! }],
  rulesOut: [
    { cell: second!, digits: 0b110 },
    { cell: second!, digits: 0b1000 },
    { entry: entry!.id, only: [25] },
  ],
  isMistake: false,
};

it('tells what a step is about from what it rests on, square by square', () => {
  const hinted = hintedBy(grid, hint);
  expect(hinted.cells.get(first!)).toBe('evidence');
  expect(hinted.cells.get(second!)).toBe('target');
  expect(hinted.entries).toEqual(new Map([[entry!.id, 'evidence']]));
  expect(hinted.first).toBe(entry!.id);
});

it('adds up what the steps have ruled out, and that nothing begins with 0', () => {
  expect(hintedBy(grid, hint).struck).toEqual(new Map([[second!, 0b1111]]));
  expect(hintedBy(grid, null)).toBe(NOT_HINTED);
});

it('says it in the name of a square', () => {
  const state = start(EXAMPLE);
  const clues = clueStates(EXAMPLE, state, true);
  const faces = squareFaces(EXAMPLE, state, null, clues, hintedBy(grid, hint));
  expect(faces[second!]!.label).toMatch(/, hint target, ruled out 0, 1, 2, 3$/);
  expect(faces[first!]!.label).toMatch(/, hint reason$/);
});
