import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PlayLog } from '../play/log.ts';
import { FIGURES_BUCKET_MS, figuresOf, mapFigures, medianTime, sumFigures } from './figures.ts';

const LOG: PlayLog = [
  [10_000, 0, { type: 'a' }],
  [6_000, 0, 'hint'],
  // Time before a `select` belongs to the board that was played before it.
  [4_000, 2, 'select'],
  [1_000, 2, 'hint'],
  [1_000, 2, 'hint'],
  [500, 0, 'select'],
  [2_000, 0, { type: 'b' }],
  [99_999_999, 1, 'select'],
  [10, 1, { type: 'c' }],
];
const FIGURES = {
  plays: 1,
  boards: {
    0: { hints: 1, times: { 240: 1 } },
    1: { hints: 0, times: { 0: 1 } },
    2: { hints: 2, times: { 0: 1 } },
  },
};

it('a play tells time and hints of each board', () => {
  expect(figuresOf(LOG)).toEqual(FIGURES);
  const [[, board, what]] = LOG as [PlayLog[number]];
  const short: PlayLog = [[FIGURES_BUCKET_MS * 3 - 1, board, what]];
  expect(figuresOf(short)).toEqual({ plays: 1, boards: { 0: { hints: 0, times: { 2: 1 } } } });
  expect(figuresOf([])).toEqual({ plays: 1, boards: {} });
});

it('shards are added up', () => {
  const other = { plays: 3, boards: { 0: { hints: 2, times: { 4: 2, 240: 1 } } } };
  expect(sumFigures([FIGURES, other, FIGURES])).toEqual({
    plays: 5,
    boards: {
      0: { hints: 4, times: { 4: 2, 240: 3 } },
      1: { hints: 0, times: { 0: 2 } },
      2: { hints: 4, times: { 0: 2 } },
    },
  });
});

it('whatever else is in them is passed over', () => {
  const damaged = {
    plays: -4,
    boards: { 0: { hints: 'many', times: { x: 1, 300: 1, 4: 0.5, 5: -1 } }, zero: {}, 1: null },
  };
  const empty = { hints: 0, times: {} };
  expect(sumFigures([damaged, null, 7])).toEqual({ plays: 0, boards: { 0: empty, 1: empty } });
  fc.assert(fc.property(fc.array(fc.anything()), (shards) => void sumFigures(shards)));
});

it('each figure can be changed on its own', () =>
  expect(mapFigures(FIGURES, (n) => `+${n}`)).toEqual({
    plays: '+1',
    boards: {
      0: { hints: '+1', times: { 240: '+1' } },
      1: { hints: '+0', times: { 0: '+1' } },
      2: { hints: '+2', times: { 0: '+1' } },
    },
  }));

it('finds the middle of the times that were counted', () => {
  const median = (times: Record<string, number>) => medianTime({ hints: 0, times });
  expect(median({})).toBeNull();
  // A single play in the first bucket of 15 s: its middle.
  expect(median({ 0: 1 })).toBe(7_500);
  expect(median({ 0: 10, 4: 10 })).toBe(15_000);
  expect(median({ 10: 3, 2: 1 })).toBe(155_000);
});
