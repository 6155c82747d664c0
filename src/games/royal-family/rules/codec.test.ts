import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { EXAMPLE } from '../view/example.ts';
import { parseBoard, parseMove, parsePuzzle } from './codec.ts';

/** The parser's message for the example board with a change, or an empty string if it parses. */
function refusal(change: object): string {
  const parsed = parseBoard({ ...EXAMPLE, ...change });
  return parsed.ok ? '' : parsed.problem.message;
}
function plates(change: (plates: Record<string, unknown>[]) => void): object {
  const copy = structuredClone(EXAMPLE.plates) as unknown as Record<string, unknown>[];
  change(copy);
  return { plates: copy };
}

describe('a puzzle', () => {
  it('loses what does not belong to it', () => {
    const odd = { ...EXAMPLE, secret: 1, ...plates((all) => (all[0]!.secret = 2)) };
    expect(unwrap(parseBoard(odd))).toEqual(EXAMPLE);
  });

  it('has one board', () => {
    expect(parsePuzzle({ id: 58, boards: [EXAMPLE, EXAMPLE] }).ok).toBe(false);
    expect(parsePuzzle({ id: 58, boards: [] }).ok).toBe(false);
    expect(parsePuzzle({ id: 0, boards: [EXAMPLE] }).ok).toBe(false);
  });
});

describe('a board is refused', () => {
  it.each([
    ['without a house', { house: '' }],
    ['with markup for a house', { house: '<b>' }],
    ['with too few plates', { plates: EXAMPLE.plates.slice(0, 2) }],
    ['with a plate of no sex', plates((all) => (all[0]!.sex = 'x'))],
    ['with a year that is none', plates((all) => (all[0]!.born = 1802.5))],
    ['with two of one year', plates((all) => (all[0]!.born = 1799))],
    ['with a title twice', plates((all) => (all[1]!.title = 'Queen of Vell'))],
    ['with one parent only', plates((all) => (all[2]!.parents = [0]))],
    ['with parents who are not married', plates((all) => (all[3]!.parents = [0, 2]))],
    ['with a child before its parents', plates((all) => (all[0]!.parents = [3, 4]))],
    ['with its own child for a parent', plates((all) => (all[2]!.parents = [0, 2]))],
    ['with a stranger who married nobody', plates((all) => (all[4]!.parents = []))],
    [
      'with a marriage of relatives',
      {
        marriages: [
          [0, 1],
          [2, 3],
        ],
      },
    ],
    [
      'with a marriage that is written twice',
      {
        marriages: [
          [0, 1],
          [0, 1],
        ],
      },
    ],
    ['with a marriage to nobody', { marriages: [[0, 9]] }],
    ['with a marriage from right to left', { marriages: [[1, 0]] }],
    ['with a monarch who is not there', { monarch: 5 }],
    ['with a monarch who has parents', { monarch: 2 }],
    ['with too many women', { names: EXAMPLE.names.map((one) => ({ ...one, sex: 'f' })) }],
    ['with a name twice', { names: EXAMPLE.names.map((one) => ({ ...one, name: 'Odile' })) }],
    [
      'with a name that is a title',
      { names: [{ name: 'Queen of Vell', sex: 'm' }, ...EXAMPLE.names.slice(1)] },
    ],
    ['with a clue that is none', { clues: [{ kind: 'rumour' }] }],
    [
      'with a clue about titles only',
      { clues: [{ kind: 'older', who: 'Queen of Vell', than: 'Queen of Vell' }] },
    ],
    ['with six beans', { beans: 6 }],
  ])('%s', (_, change) => {
    expect(refusal(change)).toMatch(/^[A-Z].*\.$/);
  });

  it('when it is sparse', () => {
    // biome-ignore lint/suspicious/noSparseArray: that is what is asked
    expect(refusal({ clues: [, EXAMPLE.clues[0]] })).not.toBe('');
  });
});

describe('a move', () => {
  it.each([
    [{ type: 'place', plate: 3, name: 2 }],
    [{ type: 'lift', plate: 0 }],
    [{ type: 'pencil', plate: 3, name: 4 }],
    [{ type: 'tick', clue: 1 }],
    [
      {
        type: 'strike',
        marks: [
          { plate: 3, name: 4 },
          { plate: 0, name: 19 },
        ],
      },
    ],
  ])('is read as it was written: %j', (move) => {
    expect(unwrap(parseMove({ ...move, more: 1 }))).toEqual(move);
  });

  it.each([
    [null],
    [[]],
    [{ type: 'move', plate: 1, name: 1 }],
    [{ type: 'place', plate: 1 }],
    [{ type: 'place', plate: -1, name: 0 }],
    [{ type: 'lift', plate: '0' }],
    [{ type: 'pencil', plate: 1, name: 0.5 }],
    [{ type: 'tick', clue: 40 }],
    [{ type: 'strike', plate: 1, name: 1 }],
    [{ type: 'strike', marks: [] }],
    [{ type: 'strike', marks: [{ plate: 1 }] }],
    [{ type: 'strike', marks: [{ plate: 20, name: 0 }] }],
    [{ type: 'strike', marks: { length: 1, 0: { plate: 1, name: 1 } } }],
    [{ type: 'strike', marks: Array.from({ length: 401 }, () => ({ plate: 1, name: 1 })) }],
    [Object.create({ type: 'lift', plate: 0 })],
  ])('is refused: %j', (move) => {
    expect(parseMove(move).ok).toBe(false);
  });
});
