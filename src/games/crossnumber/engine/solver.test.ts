/** Compares the search with brute force on small grids. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { parseBoard } from '../rules/codec.ts';
import type { Board, Node } from '../rules/types.ts';
import { countSolutions, isLogical, solve } from './solver.ts';

type Values = Readonly<Record<string, number>>;

/** Small grids, with each entry's cells in reading order of the open ones, determined by hand. */
const GRIDS: readonly {
  readonly rows: readonly string[];
  readonly entries: Readonly<Record<string, readonly number[]>>;
}[] = [
  { rows: ['..', '..'], entries: { '1a': [0, 1], '3a': [2, 3], '1d': [0, 2], '2d': [1, 3] } },
  { rows: ['..', '##'], entries: { '1a': [0, 1] } },
  { rows: ['..#', '#.#', '#..'], entries: { '1a': [0, 1], '3a': [3, 4], '2d': [1, 2, 3] } },
  { rows: ['...', '#.#', '###'], entries: { '1a': [0, 1, 2], '2d': [1, 3] } },
];

/** Counts solutions by trying every digit in every cell. */
function bruteForce(
  { rows, entries }: (typeof GRIDS)[number],
  means: Readonly<Record<string, (value: number, values: Values) => boolean>>,
): number {
  const runs = Object.entries(entries);
  const clued = Object.entries(means);
  const digits = [...rows.join('').replaceAll('#', '')].map(() => 0);
  const values: Record<string, number> = {};
  let count = 0;
  function fill(at: number): void {
    if (at < digits.length) {
      for (let digit = 0; digit < 10; digit++) {
        digits[at] = digit;
        fill(at + 1);
      }
      return;
    }
    for (const [id, run] of runs) {
      if (digits[run[0]!] === 0) return;
      values[id] = run.reduce((value, cell) => 10 * value + digits[cell]!, 0);
    }
    if (clued.every(([id, holds]) => holds(values[id]!, values))) count++;
  }
  fill(0);
  return count;
}

/** Clues with independently written meanings; `x` and `y` stand for other entries. */
const CLUES: readonly (readonly [
  (x: string, y: string) => Node,
  (v: number, x: number, y: number) => boolean,
])[] = [
  [() => ['is', ['fact', 'weeks-year']], (v) => v === 52],
  [() => ['power', 3], (v) => [27, 81, 243, 729].includes(v)],
  [() => ['square'], (v) => Number.isInteger(Math.sqrt(v))],
  [() => ['multiple', 7], (v) => v % 7 === 0],
  [() => ['digit-sum', 11], (v) => [...`${v}`].reduce((s, d) => s + Number(d), 0) === 11],
  [() => ['palindrome'], (v) => [...`${v}`].reverse().join('') === `${v}`],
  [() => ['odd'], (v) => !/[02468]/.test(`${v}`)],
  [() => ['and', ['odd'], ['multiple', 3]], (v) => !/[02468]/.test(`${v}`) && v % 3 === 0],
  [(x) => ['is', ['reverse', x]], (v, x) => [...`${x}`].reverse().join('') === `${v}`],
  [(x) => ['is', ['times', 2, x]], (v, x) => v === x + x],
  [(x, y) => ['is', ['sum', x, y]], (v, x, y) => v === x + y],
  [(x, y) => ['is', ['difference', x, y]], (v, x, y) => v === x - y || v === y - x],
  [(x) => ['multiple', x], (v, x) => v % x === 0],
  [
    (x) => ['anagram', x],
    (v, x) => v !== x && [...`${v}`].sort().join() === [...`${x}`].sort().join(),
  ],
  [(x, y) => ['between', x, y], (v, x, y) => x < v && v < y],
  [
    (x) => ['same-digit-sum', x],
    (v, x) => {
      const sum = (n: number) => [...`${n}`].reduce((s, d) => s + Number(d), 0);
      return sum(v) === sum(x);
    },
  ],
];

const boards = fc.constantFrom(...GRIDS).chain((grid) => {
  const ids = Object.keys(grid.entries);
  const clue = fc.record({
    kind: fc.constantFrom(...CLUES),
    x: fc.nat(ids.length),
    y: fc.nat(ids.length),
  });
  const clues = fc.tuple(...ids.map(() => fc.option(clue, { freq: 5 })));
  return clues.map((chosen) => ({ grid, ids, chosen }));
});

describe('counting', () => {
  it('comes to what brute force comes to', { tags: 'all' }, () => {
    const seen = new Set<number>();
    fc.assert(
      fc.property(boards, ({ grid, ids, chosen }) => {
        const clues: Record<string, Node> = {};
        const means: Record<string, (value: number, values: Values) => boolean> = {};
        for (const [i, one] of chosen.entries()) {
          if (!one) continue;
          const others = ids.filter((_, j) => j !== i);
          const x = others[one.x % others.length];
          const y = others[one.y % others.length];
          const [write, holds] = one.kind;
          const clue = write(x ?? '', y ?? '');
          if (!x && JSON.stringify(clue).includes('""')) continue;
          clues[ids[i]!] = clue;
          means[ids[i]!] = (v, values) => holds(v, values[x!]!, values[y!]!);
        }
        const board: Board = unwrap(parseBoard({ rows: grid.rows, clues, beans: 1 }));
        const expected = bruteForce(grid, means);
        seen.add(Math.min(expected, 2));
        expect(countSolutions(board, 1_000_000)).toBe(expected);
        expect(countSolutions(board, 2)).toBe(Math.min(expected, 2));
        expect(solve(board) !== null).toBe(expected === 1);
        if (isLogical(board)) expect(expected).toBe(1);
      }),
      { numRuns: 100, seed: 20251005 },
    );
    // Among the random boards were some with no, with one and with several solutions.
    expect([...seen].sort()).toEqual([0, 1, 2]);
  });

  it('stops at the limit', () => {
    const open: Board = { rows: ['...', '...', '...'], clues: {}, beans: 1 };
    expect(countSolutions(open, 0)).toBe(0);
    expect(countSolutions(open, 1)).toBe(1);
    expect(countSolutions(open, 500)).toBe(500);
  });

  it('follows clues that go round in a circle', () => {
    const rows = ['..', '##', '..'];
    // The third column makes the grid square; each of the two entries is the other's reverse.
    const board: Board = {
      rows: rows.map((row) => `${row}#`),
      clues: { '1a': ['is', ['reverse', '2a']], '2a': ['is', ['reverse', '1a']] },
      beans: 1,
    };
    // 11 to 99 without those that end in 0.
    expect(countSolutions(board, 1000)).toBe(81);
  });
});

describe('a board that a player could be given', () => {
  // Squares whose double has two digits: 16 over 32, 25 over 50, 36 over 72, 49 over 98.
  const board: Board = {
    rows: ['..', '..'],
    clues: { '1a': ['square'], '3a': ['is', ['times', 2, '1a']], '1d': ['prime'] },
    beans: 1,
  };

  it('is filled by elimination', () => {
    // The left column is 13, 25, 37 or 49; the right one 62, 50, 62 or 98.
    expect(countSolutions(board, 10)).toBe(2);
    const one: Board = { ...board, clues: { ...board.clues, '2d': ['multiple', 31] } };
    expect(countSolutions(one, 10)).toBe(2);
    const unique: Board = {
      ...board,
      clues: { ...board.clues, '1d': ['and', ['prime'], ['more', 1, ['square']]] },
    };
    expect(countSolutions(unique, 10)).toBe(1);
    expect(isLogical(unique)).toBe(true);
    expect(solve(unique)).toEqual([3, 6, 7, 2]);
  });
});
