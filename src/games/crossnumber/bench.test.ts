import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../lib/result.ts';
import { bench } from './bench.ts';
import { writeClue } from './editor/edits.ts';
import { outcomeOf } from './editor/words.ts';
import { parseBoard, parsePuzzle } from './rules/codec.ts';
import { gridOf } from './rules/grid.ts';
import { status } from './rules/rules.ts';
import type { Board, Node } from './rules/types.ts';
import { toolkit } from './toolkit.ts';

const pack: { puzzles: unknown[] } = JSON.parse(
  readFileSync('public/puzzles/crossnumber/2026-03.json', 'utf8'),
);
const shipped = pack.puzzles.flatMap((json) => unwrap(parsePuzzle(json)).boards);
const small = shipped.find(({ rows }) => rows.length === 5)!;

const tiny = (clues: Board['clues'], rows = ['..', '..']): Board => ({ rows, clues, beans: 1 });

describe('a board with a clue too few', () => {
  const id = bench.report(small).clues!.find(({ without }) => without === 2)!.id;
  const board = unwrap(writeClue(small, id, null));
  const report = bench.report(board);

  it('shows two solutions, both of them right, and refuses', () => {
    expect(report).toMatchObject({ solutions: 2, beans: null });
    expect(report.complaints).toEqual(['The board has more than one solution.']);
    for (const state of report.solved) expect(status(board, state)).toBe('won');
    expect(report.solved[0]).not.toEqual(report.solved[1]);
    const { state, words } = outcomeOf(report);
    expect(words).toMatch(/^Two solutions/);
    for (const cell of gridOf(board.rows).cells) {
      const digits = new Set(report.solved.map((one) => one.digits[cell]!));
      const [first] = digits;
      if (digits.size === 1) expect(state!.digits[cell]).toBe(first);
      else for (const digit of digits) expect((state!.marks[cell]! >> digit) & 1).toBe(1);
    }
    expect(toolkit.verify(board)).toMatchObject({ good: false, complaint: report.complaints[0] });
  });

  it('shows where elimination stalls: nothing that any solution contradicts', () => {
    const stall = report.logic.stall!;
    expect(stall.marks.some((marks) => marks !== 0)).toBe(true);
    for (const cell of gridOf(board.rows).cells) {
      for (const { digits } of report.solved) {
        if (stall.digits[cell]! >= 0) expect(stall.digits[cell]).toBe(digits[cell]);
        else if (stall.marks[cell] !== 0) expect((stall.marks[cell]! >> digits[cell]!) & 1).toBe(1);
      }
    }
  });
});

it('says that contradictory clues have no solution, and whose going would give it one', () => {
  const board = tiny({ '1a': ['is', 24], '3a': ['is', 13], '1d': ['cube'], '2d': ['is', 43] });
  const report = bench.report(board);
  expect(report).toMatchObject({ solutions: 0, solved: [], beans: null });
  expect(report.complaints).toEqual(['The board has no solution.']);
  expect(report.clues!.map(({ id, without }) => [id, without])).toEqual([
    ['1a', 0],
    ['3a', 1],
    ['1d', 1],
    ['2d', 0],
  ]);
});

it('counts what a clue leaves by itself, and what depends on others', () => {
  const { clues } = bench.report(
    tiny({
      '1a': ['square'],
      '3a': ['is', ['times', 2, '1a']],
      '1d': ['remainder', 9, 7],
      '2d': ['different'],
    }),
  );
  // Left are: for 1a the squares 16 to 81, for 3a twice 16, 25, 36 or 49, for 1d no number (none
  // leaves 9 when divided by 7), for 2d all numbers but 11, 22, …
  expect(clues!.map(({ leaves }) => leaves)).toEqual([6, 4, 0, 81]);
});

it('tells a clue that says nothing more', () => {
  const board = tiny({ '1a': ['is', 24], '3a': ['is', 13], '1d': ['is', 21], '2d': ['prime'] });
  expect(bench.report(board)).toMatchObject({ solutions: 1, complaints: [] });
  const spare = bench.report(board).clues!.filter((clue) => clue.spare);
  expect(spare.map(({ id }) => id)).toEqual(['1d', '2d']);
});

it('says so where there is too much to look through', () => {
  const rows = Array.from({ length: 6 }, () => '......');
  // Each row is the sum of the next two, cyclically: unsolvable, but no single digit shows it.
  const clues: Record<string, Node> = {};
  const across = gridOf(rows).entries.filter(({ direction }) => direction === 'across');
  for (const [i, { id }] of across.entries()) {
    const [next, last] = [1, 2].map((by) => across[(i + by) % across.length]!.id);
    clues[id] = ['is', ['sum', next!, last!]];
  }
  const report = bench.report({ rows, clues, beans: 1 });
  expect(report.unsure).toBe(true);
  expect(report.complaints[0]).toMatch(/there were too many positions/);
  expect(report.beans).toBeNull();
});

it('complains of a grid that is lopsided or falls apart, besides', () => {
  const apart = bench.report(tiny({}, ['..##', '..##', '##..', '##..']));
  expect(apart.complaints).toContain('The grid is not in one piece.');
  const lopsided = bench.report(tiny({}, ['...', '...', '..#']));
  expect(lopsided.complaints).toContain('The grid is not symmetric.');
});

it('has something to say of whatever is made of shipped boards', { tags: 'all' }, () => {
  const nodes = shipped.flatMap(({ clues }) => Object.values(clues));
  const edit = fc.record({
    remove: fc.boolean(),
    at: fc.nat(200),
    clue: fc.nat(nodes.length - 1),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...shipped.filter(({ rows }) => rows.length < 8)),
      fc.array(edit, { maxLength: 20 }),
      (start, edits) => {
        let board = start;
        for (const { remove, at, clue } of edits) {
          const { entries } = gridOf(board.rows);
          const { id } = entries[at % entries.length]!;
          const made = writeClue(board, id, remove ? null : nodes[clue]!);
          if (made.ok) board = made.value;
        }
        const report = bench.report(unwrap(parseBoard(board)));
        for (const state of report.solved) expect(status(board, state)).toBe('won');
        expect(report.complaints.length === 0).toBe(toolkit.verify(board).good);
        expect(report.logic.solves).toBe(report.logic.stall === null);
      },
    ),
    { numRuns: 20 },
  );
});

it('makes a board as it was wished for, the same of the same seed', { tags: 'all' }, () => {
  const wish = { id: '80', board: 0, beans: 2, seed: 'a' };
  const board = bench.propose(wish);
  expect(bench.report(board)).toMatchObject({ complaints: [], beans: 2 });
  expect(bench.propose(wish)).toEqual(board);
  expect(bench.propose({ ...wish, seed: 'b' })).not.toEqual(board);
});
