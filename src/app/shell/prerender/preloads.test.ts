import { expect, it } from 'vitest';
import { preloadsFor } from './preloads.ts';

const preloads = {
  home: ['/home.js', '/dates.js'],
  puzzle: ['/puzzle.js', '/dates.js'],
  begun: [],
  rules: { 'sudoku-shift': ['/shift.js'], geografind: ['/geo.js'] },
  views: { 'sudoku-shift': ['/shift-views.js', '/shift.js'] },
};

it.each([
  ['/', ['/home.js', '/dates.js']],
  ['/sudoku-shift/516', ['/puzzle.js', '/dates.js', '/shift.js', '/shift-views.js']],
  ['/unknown/516', ['/puzzle.js', '/dates.js']],
  ['/sudoku-shift/archive', []],
])('for %s asks for each chunk once: %j', (pathname, chunks) => {
  expect([...preloadsFor(preloads, pathname)]).toEqual(chunks);
});
