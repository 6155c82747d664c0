import { describe, expect, it } from 'vitest';
import { makePuzzle, parseMove, parsePuzzle } from './codec.ts';

const board = { month: 11, day: 20, solutions: 199, beans: 2 };
const puzzle = { id: '2026-11-20', boards: [board] };

describe('a puzzle', () => {
  it('may have a line of words for its day', () => {
    const spoken = {
      ...puzzle,
      boards: [{ ...board, words: 'The first snow, and the last leaf.' }],
    };
    expect(parsePuzzle(spoken)).toEqual({ ok: true, value: spoken });
    expect(JSON.stringify(makePuzzle(spoken))).toBe(JSON.stringify(spoken));
  });

  it('may be that of 29 February in a leap year', () => {
    const leap = { ...board, month: 2, day: 29 };
    expect(parsePuzzle({ id: '2028-02-29', boards: [leap] }).ok).toBe(true);
    expect(parsePuzzle({ id: '2026-02-29', boards: [leap] }).ok).toBe(false);
  });

  it.each([
    ['no date', { ...puzzle, id: '516' }],
    ['a number', { ...puzzle, id: 20261120 }],
    ['another day', { ...puzzle, id: '2026-11-21' }],
    ['another month', { ...puzzle, id: '2026-12-20' }],
    ['two boards', { ...puzzle, boards: [board, board] }],
    ['no board', { ...puzzle, boards: [] }],
    ['a day that the month has not', { id: '2026-11-31', boards: [{ ...board, day: 31 }] }],
    ['no way', { ...puzzle, boards: [{ ...board, solutions: 0 }] }],
    ['six beans', { ...puzzle, boards: [{ ...board, beans: 6 }] }],
    ['two lines of words', { ...puzzle, boards: [{ ...board, words: 'One\ntwo' }] }],
    ['words that are none', { ...puzzle, boards: [{ ...board, words: '' }] }],
    ['words with space around them', { ...puzzle, boards: [{ ...board, words: ' Snow.' }] }],
    ['too many words', { ...puzzle, boards: [{ ...board, words: 'x'.repeat(121) }] }],
    ['words with half a character', { ...puzzle, boards: [{ ...board, words: 'Snow \ud83d' }] }],
    ['words as a number', { ...puzzle, boards: [{ ...board, words: 1 }] }],
    ['a month as text', { ...puzzle, boards: [{ ...board, month: '11' }] }],
  ])('with %s is refused', (_, json) => expect(parsePuzzle(json).ok).toBe(false));

  it('loses what it should not hold', () => {
    const read = parsePuzzle({ ...puzzle, more: 1, boards: [{ ...board, solution: 'x' }] });
    expect(read).toEqual({ ok: true, value: puzzle });
  });
});

describe('a move', () => {
  const place = { type: 'place', piece: 7, orientation: 5, row: 6, col: 0 };

  it('is a place or a lift', () => {
    expect(parseMove(place)).toEqual({ ok: true, value: place });
    expect(parseMove({ type: 'lift', piece: 0, row: 3 })).toEqual({
      ok: true,
      value: { type: 'lift', piece: 0 },
    });
  });

  it.each([
    { ...place, type: 'turn' },
    { ...place, piece: 8 },
    { ...place, piece: -1 },
    { ...place, orientation: 8 },
    { ...place, row: 7 },
    { ...place, col: -1 },
    { ...place, row: -0 },
    { ...place, col: 1.5 },
    [],
    null,
  ])('%j is none', (json) => expect(parseMove(json).ok).toBe(false));
});
