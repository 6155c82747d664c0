import { expect, it } from 'vitest';
import { stepsTo } from './stepsBack.ts';

const urls = (...paths: string[]) => paths.map((path) => `https://crema.example${path}`);

it.each([
  ['to home', urls('/', '/sudoku-shift/516'), 1, -1],
  ['to the archive', urls('/', '/sudoku-shift/archive', '/sudoku-shift/516'), 2, -1],
  ['past what lay over the puzzle', urls('/', '/crossnumber/59', '/crossnumber/59'), 2, -2],
  ['past a hash', urls('/', '/crossnumber/59', '/crossnumber/59#main'), 2, -2],
  ['from where one went back to', urls('/', '/crossnumber/59', '/crossnumber'), 1, -1],
  ['nowhere from the first page', urls('/crossnumber/59'), 0, null],
  ['nowhere when it was only reloaded over', urls('/crossnumber/59', '/crossnumber/59'), 1, null],
])('leads %s', (_, entries, at, steps) => expect(stepsTo({ urls: entries, at })).toBe(steps));
