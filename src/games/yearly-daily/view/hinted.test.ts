import { expect, it } from 'vitest';
import { start } from '../rules/rules.ts';
import { hintedBy } from './hinted.ts';

const hint = {
  evidence: [{ square: 50 }, { square: 49 }],
  target: [{ piece: 3, squares: [48, 49] }, { piece: 1 }],
  rulesOut: [],
  isMistake: false,
};

it('draws a piece of the tray where it would lie, and marks its squares', () => {
  const hinted = hintedBy(start(), hint);
  expect(hinted.ghosts).toEqual([{ piece: 3, squares: [48, 49], role: 'target' }]);
  expect([...hinted.looks.keys()]).toEqual([50, 49]);
  expect(hinted.squares).toEqual(
    new Map([
      [50, 'evidence'],
      [49, 'target'],
      [48, 'target'],
    ]),
  );
  expect([...hinted.pieces.keys()]).toEqual([3, 1]);
});

it('draws no piece twice that lies on the board', () => {
  const state = start().map((_, piece) =>
    piece === 3 ? { orientation: 0, row: 5, col: 0 } : null,
  );
  expect(hintedBy(state, hint).ghosts).toEqual([]);
});
