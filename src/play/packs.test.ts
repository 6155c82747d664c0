import { describe, expect, it } from 'vitest';
import { counting } from '../../tests/support/countingGame.ts';
import { puzzleFromPack } from './packs.ts';

const pack = JSON.stringify({
  game: 'sudoku-shift',
  month: '2026-11',
  puzzles: [
    { id: 6, boards: [1] },
    { id: 7, boards: [3, 5] },
    { id: 8, boards: 'torn' },
  ],
});

describe('a puzzle from a pack', () => {
  it('is the one of that id', () => {
    expect(puzzleFromPack(counting, '7', pack)).toEqual({
      ok: true,
      value: { id: '7', boards: [3, 5] },
    });
  });

  it.each([
    ['text that is no JSON', '7', '<!doctype html>'],
    ['a pack cut off in the middle', '7', pack.slice(0, 40)],
    ['nothing', '7', 'null'],
    ['a pack without puzzles', '7', '{"puzzles":{}}'],
    ['a puzzle that does not parse', '8', pack],
  ])('is damaged in %s', (_what, id, text) => {
    expect(puzzleFromPack(counting, id, text)).toMatchObject({
      ok: false,
      problem: { code: 'damaged' },
    });
  });

  it('may not be packed yet', () => {
    expect(puzzleFromPack(counting, '9', pack)).toMatchObject({
      ok: false,
      problem: { code: 'not-packed' },
    });
  });
});
