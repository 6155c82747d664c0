import { describe, expect, it } from 'vitest';
import { BOX, type Board } from '../rules/types.ts';
import type { Fact } from './facts.ts';
import { type Knowledge, knowledgeAtStart, lookAt, nothingStruck } from './frame.ts';
import { generate } from './generator.ts';
import { homeBoard } from './holes.ts';
import {
  courseOf,
  deduceAll,
  isLogical,
  isSolvedByLogic,
  learn,
  lookWith,
  nextDeduction,
  shorten,
} from './logic.ts';
import { isSolvedBySingles } from './plain.ts';
import { solve } from './solver.ts';
import { stepsOf } from './steps.ts';

/** Boards of Sunday's difficulty, because only these boards need facts (facts.ts). */
const boards = Array.from({ length: 8 }, (_, i) => generate(`logic ${i}`, 6).boards).flat();

/** Calls `visit` with the knowledge before each step of the boards' solutions. */
function eachMoment(visit: (known: Knowledge, board: Board) => void): void {
  for (const board of boards) {
    const known = knowledgeAtStart(board);
    for (const { step } of deduceAll(board)!) {
      visit(known, board);
      learn(known, step);
    }
  }
}

/** Whether a fact holds, checked from the candidates before it is applied. */
function holds(known: Knowledge, before: readonly Fact[], fact: Fact): boolean {
  const { frame, used } = lookWith(known, before);
  expect(used).toEqual(before);
  if (fact.kind === 'locked') {
    const bit = 1 << fact.digit;
    return fact.from.cells.every(
      (at) => (frame.possible[at]! & bit) === 0 || fact.to.cells.includes(at),
    );
  }
  const { row, slide, cell } = fact;
  const at = row * frame.size + ((cell + slide) % frame.size);
  return (
    known.digits[row * frame.size + cell] === 0 &&
    (frame.missing[row]! & ~frame.excluded[at]!) === 0
  );
}

describe('deductions', () => {
  it('are told with facts that hold, each on the ground of those before it', () => {
    let told = 0;
    eachMoment((known) => {
      const { facts } = shorten(known, nextDeduction(known)!);
      for (const [i, fact] of facts.entries()) {
        told++;
        expect(holds(known, facts.slice(0, i), fact)).toBe(true);
      }
    });
    expect(told).toBeGreaterThan(50);
  });

  it('are told with no fact that they do not need', () => {
    let several = 0;
    eachMoment((known) => {
      const { step, facts } = shorten(known, nextDeduction(known)!);
      if (facts.length > 1) several++;
      for (const [i] of facts.entries()) {
        const { frame } = lookWith(known, facts.toSpliced(i, 1));
        const same = stepsOf(frame).filter((other) =>
          step.kind === 'shift'
            ? other.kind === 'shift' && other.row === step.row
            : other.kind === 'fill' && other.row === step.row && other.cell === step.cell,
        );
        expect(same).toEqual([]);
      }
    });
    expect(several).toBeGreaterThan(5);
  });

  it('need no facts where a step can be seen at once', () => {
    eachMoment((known) => {
      const seen = stepsOf(lookAt(known, nothingStruck(known.board.size)));
      expect(nextDeduction(known)!.depth === 0).toBe(seen.length > 0);
    });
  });

  it('do not follow a fact that cannot be seen', () => {
    eachMoment((known) => {
      const deduction = nextDeduction(known)!;
      if (deduction.depth < 2) return;
      // The last fact of a later round depends on an earlier fact, or it would be in the first
      // round.
      const last = deduction.facts.at(-1)!;
      expect(lookWith(known, [last]).used).toEqual([]);
    });
  });
});

describe('isSolvedByLogic', () => {
  it('is true where the course solves the board', () => {
    for (const board of boards) expect(isSolvedByLogic(board)).toBe(courseOf(board).solved);
  });
});

describe('isSolvedBySingles', () => {
  it('is true where the course of the board with its rows home has no fact', () => {
    const found = boards.map((board) => {
      const { slides, digits } = solve(board)!;
      const home = (row: number, column: number) =>
        (column + board.size - slides[row]!) % board.size;
      const cells = Array.from({ length: board.size ** 2 }, (_, at) => {
        const [row, column] = [Math.floor(at / board.size), at % board.size];
        const cell = home(row, column);
        return { digit: digits[row]![cell]!, isBlank: board.rows[row]![cell] === '.' };
      });
      const blanks = new Set(cells.flatMap(({ isBlank }, at) => (isBlank ? [at] : [])));
      const grid = Uint8Array.from(cells, ({ digit }) => digit);
      const { deductions, solved } = courseOf(homeBoard(board.size, grid, blanks));
      const singles = isSolvedBySingles(
        board.size,
        grid.map((digit, at) => (blanks.has(at) ? 0 : digit)),
      );
      expect(singles).toBe(solved && deductions.every(({ depth }) => depth === 0));
      return singles;
    });
    expect(new Set(found)).toEqual(new Set([true, false]));
  });
});

describe('isLogical', () => {
  it('is false for a board with one solution that takes guessing', () => {
    // The first of the hardest puzzles in tests/fixtures/sudoku.json.
    const puzzle =
      '........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3';
    const pinned = Array.from({ length: 9 }, (_, row) => row);
    const rows = pinned.map((row) => puzzle.slice(row * 9, row * 9 + 9));
    const board: Board = { size: 9, box: BOX[9], rows, pinned, beans: 5 };
    expect(solve(board)).not.toBeNull();
    expect(isLogical(board)).toBe(false);
  });

  it('is false for a board with several solutions', () => {
    const board: Board = {
      size: 4,
      box: BOX[4],
      rows: ['1234', '....', '....', '....'],
      pinned: [0],
      beans: 1,
    };
    expect(isLogical(board)).toBe(false);
  });
});
