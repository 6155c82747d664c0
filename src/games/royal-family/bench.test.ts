import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '../../lib/count.ts';
import { unwrap } from '../../lib/result.ts';
import { bench } from './bench.ts';
import { parseBoard, parsePuzzle } from './rules/codec.ts';
import { constraintsOf } from './rules/constraints.ts';
import { status } from './rules/rules.ts';
import type { Board, Clue, State } from './rules/types.ts';
import { toolkit } from './toolkit.ts';

const PACKS = new URL('../../../public/puzzles/royal-family/', import.meta.url);

const shipped: readonly Board[] = readdirSync(PACKS)
  .flatMap((file) => {
    const pack = JSON.parse(readFileSync(new URL(file, PACKS), 'utf8')) as { puzzles: unknown[] };
    return pack.puzzles.flatMap((puzzle) => unwrap(parsePuzzle(puzzle)).boards);
  })
  .filter((_, i) => i % 9 === 0);

const without = (board: Board, clue: number): Board => ({
  ...board,
  clues: board.clues.filter((_, i) => i !== clue),
});

const isWon = (board: Board) => (state: State) => status(board, state) === 'won';

describe('what is said of boards', () => {
  it('is both solutions where a clue is missing, and how far logic comes', () => {
    for (const [i, board] of shipped.entries()) {
      const open = without(board, i % board.clues.length);
      const report = bench.report(open);
      expect(report.solutions).toBe(2);
      expect(report.complaints).toEqual(['There are several solutions.']);
      expect(report.beans).toBeNull();
      const [one, other] = report.solved;
      expect([one, other].map((state) => isWon(open)(state!))).toEqual([true, true]);
      expect(one!.placed).not.toEqual(other!.placed);
      // Both solutions have the names that the solver's logic placed, on the same plates of the
      // tree.
      for (const [plate, name] of report.logic.stall!.placed.entries()) {
        if (name === null) continue;
        expect([one!.placed[plate], other!.placed[plate]]).toEqual([name, name]);
      }
      expect(toolkit.verify(open)).toMatchObject({ good: false });
    }
  });

  it('is without which clue there is one again where there is no solution', () => {
    let clashing = 0;
    for (const board of shipped) {
      const stated = board.clues.findIndex(
        ({ kind }) => !['not', 'either', 'neither'].includes(kind),
      );
      if (stated < 0) continue;
      clashing++;
      const denial: Clue = { kind: 'not', of: board.clues[stated]! };
      const report = bench.report({ ...board, clues: [...board.clues, denial] });
      expect(report).toMatchObject({ solutions: 0, solved: [], beans: null });
      expect(report.complaints).toEqual(['There are no solutions.']);
      expect(report.logic.solves).toBe(false);
      expect(report.parts?.at(-1)?.needed).toBe(true);
    }
    expect(clashing).toBeGreaterThan(20);
  });

  it('is that a clue is spare which follows from the others', () => {
    const [board] = shipped as [Board];
    const report = bench.report({ ...board, clues: [...board.clues, board.clues[0]!] });
    const last = board.clues.length;
    expect(report.parts?.map(({ needed }) => needed)).toEqual(
      [...board.clues, null].map((_, i) => i !== 0 && i !== last),
    );
    expect(report.complaints).toEqual(
      expect.arrayContaining(['Clue 1 can be left out.', `Clue ${last + 1} can be left out.`]),
    );
  });

  it('is how hard it really is', () => {
    const [board] = shipped as [Board];
    const beans = (board.beans % 5) + 1;
    expect(bench.report({ ...board, beans }).complaints).toEqual([
      `It has ${count(board.beans, 'bean')}, not ${beans}.`,
    ]);
  });

  it('counts the steps by the names that hints have, the hardest first', () => {
    const names = ['pair', 'open clue', 'one clue', 'only name left', 'only place left'];
    for (const board of shipped) {
      const { techniques } = bench.report(board).logic;
      const places = techniques.map(({ name }) => names.indexOf(name));
      expect(places).not.toContain(-1);
      expect(techniques.reduce((sum, { times }) => sum + times, 0)).toBeGreaterThanOrEqual(
        board.plates.length,
      );
    }
  });
});

/**
 * A board of twenty men, all brothers except two; its clues say only who is not a generation above
 * whom.
 */
const BROTHERS: Board = (() => {
  const names = [...'ABCDEFGHIJKLMNOPQRST'].map((letter) => ({ name: `${letter}ab`, sex: 'm' }));
  const above = (who: number, whom: number) => ({
    ...{ kind: 'above', who: names[who % 20]!.name, by: 1, whom: names[whom % 20]!.name },
  });
  return unwrap(
    parseBoard({
      ...{ house: 'Vell', marriages: [[0, 1]], monarch: 0, names, beans: 1 },
      plates: names.map((_, i) => ({
        ...{ sex: 'm', parents: i < 2 ? [] : [0, 1], born: 1700 + i },
        title: i === 0 ? 'King of Vell' : '',
      })),
      clues: names.map((_, i) => ({
        kind: 'neither',
        one: above(i, i + 1),
        other: above(i + 1, i + 2),
      })),
    }),
  );
})();

it('gives up on a board that leaves too much open, and says so', { tags: 'all' }, () => {
  const report = bench.report(BROTHERS);
  expect(report.unsure).toBe(true);
  expect(report.complaints).toContain(
    'There are too many possibilities to search. Add more clues, or stronger ones.',
  );
  expect(report.complaints).toContain('The tree is too wide for a phone.');
  expect(report.parts?.every(({ needed }) => needed === null)).toBe(true);
});

it('says something of every board that the parser takes', () => {
  let read = 0;
  fc.assert(
    fc.property(
      fc.nat(shipped.length - 1),
      fc.array(fc.tuple(fc.nat(5), fc.nat(99), fc.nat(99)), { maxLength: 6 }),
      (at, edits) => {
        const changed = edits.reduce(scrambled, shipped[at]!);
        const board = parseBoard(JSON.parse(JSON.stringify(changed)));
        if (!board.ok) return;
        read++;
        const report = bench.report(board.value);
        expect(report.solved).toHaveLength(report.solutions);
        expect(report.solved.every(isWon(board.value))).toBe(true);
        expect(report.parts).toHaveLength(board.value.clues.length);
        if (report.complaints.length === 0) expect(report.solutions).toBe(1);
        else expect(report.complaints.every((one) => /^[A-Z].*\.$/.test(one))).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
  expect(read).toBeGreaterThan(50);
});

/**
 * Makes one random change to a board, chosen by three numbers; the resulting board may be invalid.
 */
function scrambled(board: Board, [what, a, b]: readonly [number, number, number]): Board {
  const { clues, plates, names } = board;
  const [one, other] = [a % plates.length, b % plates.length];
  switch (what) {
    case 0:
      return without(board, a % Math.max(1, clues.length));
    case 1:
      return { ...board, clues: clues.length > 0 ? [...clues, clues[a % clues.length]!] : clues };
    case 2: {
      const swap = (plate: number) => (plate === one ? other : plate === other ? one : plate);
      return { ...board, plates: plates.map((p, i) => ({ ...p, born: plates[swap(i)]!.born })) };
    }
    case 3:
      return {
        ...board,
        plates: plates.map((p, i) => (i === one ? { ...p, title: '' } : p)),
      };
    case 4: {
      const [x, y] = [names[one]!, names[other]!];
      const sexes = names.map((n) => (n === x ? y.sex : n === y ? x.sex : n.sex));
      return { ...board, names: names.map((n, i) => ({ ...n, sex: sexes[i]! })) };
    }
    default:
      return { ...board, monarch: one };
  }
}

describe('boards made to a wish', () => {
  it('are as hard as was wished, good, and the same for equal seeds', { tags: 'all' }, () => {
    for (const beans of [1, 2, 3, 4]) {
      const wish = { id: '900', board: 0, beans, seed: 'a' };
      const board = bench.propose(wish);
      expect(board.beans).toBe(beans);
      expect(bench.report(board).complaints).toEqual([]);
      if (beans === 1) {
        expect(bench.propose(wish)).toEqual(board);
        expect(bench.propose({ ...wish, seed: 'b' })).not.toEqual(board);
      }
      expect(constraintsOf(unwrap(parseBoard(board)))).toHaveLength(board.clues.length);
    }
  });
});
