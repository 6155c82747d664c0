import { describe, expect, it } from 'vitest';
import { fail, ok, unwrap } from '../../lib/result.ts';
import { HIGHEST_NUMBER } from './limits.ts';
import { makeNumberedPuzzle, parseNumberedPuzzle } from './numbered.ts';

/** Parser of made-up boards: each is an even number. */
const parseEven = (json: unknown) =>
  typeof json === 'number' && json % 2 === 0 ? ok(json) : fail('odd', 'That is not even.');

describe('puzzles that go by a number', () => {
  it('are read and written back unchanged', () => {
    const json = { id: 399, boards: [2, 4] };
    const puzzle = unwrap(parseNumberedPuzzle(json, 2, parseEven));
    expect(puzzle).toEqual({ id: '399', boards: [2, 4] });
    expect(JSON.stringify(makeNumberedPuzzle(puzzle, (board) => board))).toBe(JSON.stringify(json));
  });

  it('hand each board its place', () => {
    const places: number[] = [];
    parseNumberedPuzzle({ id: 1, boards: [2, 4, 6] }, 3, (_, place) => {
      places.push(place);
      return ok(null);
    });
    expect(places).toEqual([0, 1, 2]);
  });

  it.each([
    [null, 'A puzzle must be an object.'],
    [[], 'A puzzle must be an object.'],
    [{ id: '1', boards: [2] }, `A puzzle’s id must be a whole number from 1 to ${HIGHEST_NUMBER}.`],
    [{ id: 0, boards: [2] }, `A puzzle’s id must be a whole number from 1 to ${HIGHEST_NUMBER}.`],
    [{ id: 1, boards: [] }, 'A puzzle must have one board.'],
    [{ id: 1, boards: [2, 2] }, 'A puzzle must have one board.'],
    [{ id: 1, boards: { 0: 2, length: 1 } }, 'A puzzle must have one board.'],
    [{ id: 1, boards: [3] }, 'That is not even.'],
    [{ id: 1, boards: new Array(1) }, 'That is not even.'],
    [
      Object.create({ id: 1, boards: [2] }),
      `A puzzle’s id must be a whole number from 1 to ${HIGHEST_NUMBER}.`,
    ],
  ])('say what is wrong with %j', (json, sentence) => {
    const read = parseNumberedPuzzle(json, 1, parseEven);
    expect(read.ok ? '' : read.problem.message).toBe(sentence);
  });
});
