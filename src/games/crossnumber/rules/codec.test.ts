import { describe, expect, it } from 'vitest';
import { makePuzzle, parseMove, parsePuzzle } from './codec.ts';

const board = {
  rows: ['..#', '...', '#..'],
  clues: {
    '1a': ['square'],
    '3a': ['and', ['prime'], ['more', 1, ['multiple', 7]]],
    '2d': ['is', ['sum', '1a', ['times', 2, '4d']]],
  },
  beans: 1,
};
const puzzle = { id: 58, boards: [board] };

const withBoard = (change: object) => ({ ...puzzle, boards: [{ ...board, ...change }] });
const withClue = (clue: unknown) => withBoard({ clues: { '1a': clue } });

describe('a puzzle', () => {
  it('writes the clues in the order of the entries', () => {
    const { '1a': first, ...rest } = board.clues;
    const read = parsePuzzle(withBoard({ clues: { ...rest, '1a': first } }));
    expect(read.ok && JSON.stringify(makePuzzle(read.value))).toBe(JSON.stringify(puzzle));
  });

  it.each([
    ['a row too few', withBoard({ rows: ['..#', '...'] })],
    ['rows of other signs', withBoard({ rows: ['..#', '.x.', '#..'] })],
    ['nothing but blocks', withBoard({ rows: ['##', '##'], clues: {} })],
    ['a cell alone', withBoard({ rows: ['.#', '#.'], clues: {} })],
    ['an entry of seven digits', withBoard({ rows: ['.......', ...Array(6).fill('#######')] })],
    ['no clues', withBoard({ clues: null })],
    ['a clue of no entry', withBoard({ clues: { '9a': ['square'] } })],
    ['six beans', withBoard({ beans: 6 })],
    ['a number as its board', { ...puzzle, boards: [3] }],
  ])('with %s is refused', (_, json) => expect(parsePuzzle(json).ok).toBe(false));

  it.each([
    ['an unknown kind', ['squarish']],
    ['an inherited kind', ['toString']],
    ['a kind of numbers at the top', ['sum', '3a', '4d']],
    ['a part too few', ['multiple']],
    ['a part too many', ['square', 2]],
    ['itself', ['multiple', '1a']],
    ['itself, deep inside', ['is', ['sum', '3a', ['times', 2, '1a']]]],
    ['an entry that is not there', ['multiple', '8d']],
    ['zero', ['multiple', 0]],
    ['a fraction', ['multiple', 2.5]],
    ['more than a thousand million', ['multiple', 1_000_000_001]],
    ['an entry where a count is due', ['power', '3a']],
    ['one times', ['times', 1, ['prime']]],
    ['one times an entry', ['is', ['times', 1, '3a']]],
    ['one different prime factors', ['prime-factors', 1]],
    ['a power of one', ['power', 1]],
    ['a division by one', ['remainder', 1, 1]],
    ['a number where an entry is due', ['anagram', 12]],
    ['an unknown fact', ['is', ['fact', 'constructor']]],
    ['five nodes in each other', ['more', 1, ['more', 1, ['more', 1, ['more', 1, ['prime']]]]]],
    [
      'too many nodes',
      [
        'and',
        ['and', ['and', ['odd'], ['even']], ['and', ['odd'], ['even']]],
        ['and', ['and', ['odd'], ['even']], ['and', ['odd'], ['even']]],
      ],
    ],
    ['the greatest of too few', ['greatest', '3a']],
    ['the greatest of others in another order', ['greatest', '1d', '5a', '4d']],
    ['the only square of too few', ['only', ['square'], '3a', '5a']],
    ['the only multiple of an entry', ['only', ['multiple', '3a'], '3a', '5a', '1d', '2d', '4d']],
    ['one more than the greatest', ['more', 1, ['greatest', '5a', '1d', '4d']]],
    ['a statement of the solver', ['above', '3a']],
    ['a sparse list', Object.assign(new Array(2), { 0: 'multiple' })],
  ])('is refused when a clue speaks of %s', (_, clue) => {
    expect(parsePuzzle(withClue(clue)).ok).toBe(false);
  });

  it('tells of a kind of clue that it does not know, for a puzzle of a later version', () => {
    expect(parsePuzzle(withClue(['squarish']))).toMatchObject({
      problem: {
        message: 'This puzzle has a clue of a kind that this version of Crema does not know.',
      },
    });
  });

  it.each([
    [['greatest', '5a', '1d', '4d']],
    [['and', ['square'], ['least', '5a', '1d', '4d']]],
    [['only', ['square'], '3a', '5a', '1d', '2d', '4d']],
  ])('may have a clue over the grid that lists what it is about: %j', (clue) => {
    expect(parsePuzzle(withClue(clue))).toMatchObject({ ok: true });
  });

  it('may have clues that speak of each other', () => {
    const clues = { '1a': ['is', ['reverse', '5a']], '5a': ['is', ['reverse', '1a']] };
    expect(parsePuzzle(withBoard({ clues })).ok).toBe(true);
  });

  it('loses what it should not hold', () => {
    const read = parsePuzzle(withBoard({ solution: '12' }));
    expect(read).toEqual({ ok: true, value: { ...puzzle, id: '58' } });
  });
});

describe('a move', () => {
  it.each([
    { type: 'enter', cell: 0, digit: 0 },
    { type: 'clear', cell: 80 },
    { type: 'mark', cell: 4, digit: 9 },
    { type: 'fill', entry: '12d', value: 144 },
    { type: 'note', cells: [0, 1, 9], marks: [2, 0, 1023] },
    { type: 'write', cells: [3, 80], digits: [0, -1] },
    { type: 'check', entry: '4a', wrong: [] },
    { type: 'check', entry: '4a', wrong: [0, 2] },
  ])('is read as it is written: %j', (move) => {
    expect(parseMove(move)).toEqual({ ok: true, value: move });
  });

  it.each([
    { type: 'enter', cell: 81, digit: 0 },
    { type: 'enter', cell: 0, digit: 10 },
    { type: 'enter', cell: 0 },
    { type: 'clear', cell: -0 },
    { type: 'fill', entry: '12', value: 144 },
    { type: 'fill', entry: '0a', value: 144 },
    { type: 'fill', entry: '1a', value: 9 },
    { type: 'fill', entry: '1a', value: 1_000_000 },
    { type: 'note', cells: [1], marks: [1024] },
    { type: 'note', cells: [1, 2], marks: [1] },
    { type: 'note', cells: [81], marks: [1] },
    { type: 'note', entry: '1a', marks: [1, 1] },
    { type: 'write', cells: [], digits: [] },
    { type: 'write', cells: [2, 1], digits: [1, 1] },
    { type: 'write', cells: [1, 1], digits: [1, 1] },
    { type: 'write', cells: [1, 2], digits: [1] },
    { type: 'write', cells: [1], digits: [10] },
    { type: 'write', cells: [1], digits: [-2] },
    { type: 'write', cells: [1], digits: [-0] },
    { type: 'check', entry: '1a', wrong: [1, 0] },
    { type: 'check', entry: '1a', wrong: [1, 1] },
    { type: 'check', entry: '1a', wrong: [6] },
    { type: 'turn', cell: 0 },
    [],
    null,
  ])('%j is none', (json) => expect(parseMove(json).ok).toBe(false));
});
