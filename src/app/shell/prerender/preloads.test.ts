import { expect, it } from 'vitest';
import { chunksOf } from './preloads.ts';

const games = { 'sudoku-shift': ['/shift.js', '/shift-rules.js'], geografind: ['/geo.js'] };

it.each([
  ['/sudoku-shift/516', ['/shift.js', '/shift-rules.js']],
  ['/unknown/516', []],
  ['/sudoku-shift/archive', []],
  ['/', []],
])('for %s asks for %j', (pathname, chunks) => {
  expect(chunksOf({ games, begun: [] }, pathname)).toEqual(chunks);
});
