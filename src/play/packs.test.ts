import { describe, expect, it } from 'vitest';
import { counting } from '../../tests/support/countingGame.ts';
import { definitionOf } from '../games/definitions.ts';
import { fetchPuzzle, puzzleFromPack } from './packs.ts';

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
    ['a puzzle without boards', '7', '{"puzzles":[null,7,{"id":7}]}'],
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

it.each([
  [404, 'not-packed', 'This puzzle’s file is missing at the moment.'],
  [503, 'offline', 'We couldn’t load this puzzle.'],
])('a server that answers %i is told apart from a damaged pack', async (status, code, message) => {
  const { schedule } = definitionOf('sudoku-shift');
  const fetchPack = async () => new Response(null, { status });
  const fetched = await fetchPuzzle(counting, schedule, '7', fetchPack);
  expect(fetched).toMatchObject({ ok: false, problem: { code, message } });
});
