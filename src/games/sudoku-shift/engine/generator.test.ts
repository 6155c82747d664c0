import { describe, expect, it } from 'vitest';
import { makeRng } from '../../../lib/rng.ts';
import { type Board, SIZES } from '../rules/types.ts';
import { generate, generateBoard } from './generator.ts';
import { costOf, deduceAll } from './logic.ts';
import { RECIPES, recipeFor } from './recipes.ts';
import { eachSlipping } from './slips.ts';
import { solve } from './solver.ts';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const days = WEEKDAYS.flatMap((weekday) =>
  [0, 1].map((week) => ({
    weekday,
    puzzle: generate(String(700 + week * 7 + weekday), weekday),
  })),
);
const boards = days.flatMap(({ puzzle }) => puzzle.boards);

describe('generate', () => {
  it('leaves a sixth to 60 percent blank, some in every row and all in none', () => {
    for (const { size, rows } of boards) {
      const blanks = rows.map((row) => [...row].filter((c) => c === '.').length);
      const share = blanks.reduce((a, b) => a + b) / size ** 2;
      expect(share).toBeGreaterThanOrEqual(1 / 6);
      expect(share).toBeLessThanOrEqual(0.6);
      expect(Math.min(...blanks)).toBeGreaterThan(0);
      expect(Math.max(...blanks)).toBeLessThan(size);
    }
  });

  it('leaves more to be filled in as the week goes on', () => {
    for (const i of SIZES.keys()) {
      const blanks = [0, 2, 4, 6].map((weekday) =>
        days
          .filter((day) => day.weekday === weekday)
          .reduce((sum, day) => sum + day.puzzle.boards[i]!.rows.join('').split('.').length - 1, 0),
      );
      expect(blanks).toEqual(blanks.toSorted((a, b) => a - b));
      expect(blanks.at(-1)).toBeGreaterThanOrEqual(1.5 * blanks[0]!);
    }
  });

  it('leaves more on one Monday than on another', () => {
    const mondays = days.filter(({ weekday }) => weekday === 0);
    const blanks = mondays.map(({ puzzle }) => puzzle.boards.flatMap(({ rows }) => rows).join(''));
    expect(new Set(blanks.map((text) => text.split('.').length)).size).toBeGreaterThan(1);
  });

  it('has rows from Thursday on that only digits decide', () => {
    const ways = (board: Board) => {
      let count = 0;
      eachSlipping(board, () => ++count < 1000);
      return count;
    };
    const late = days.filter(({ weekday }) => weekday >= 3).flatMap(({ puzzle }) => puzzle.boards);
    expect(late.map(ways).filter((count) => count < 2 || count > 300)).toEqual([]);
  });

  it('has a Mocha from Friday on that singles do not solve once the rows are home', () => {
    for (const { weekday, puzzle } of days.filter((day) => day.weekday !== 3)) {
      expect(isSolvedBySingles(puzzle.boards.at(-1)!)).toBe(weekday < 3);
    }
  });
});

/**
 * Whether naked and hidden singles fill a board whose rows are home; by lists of candidates, apart
 * from the engine.
 */
function isSolvedBySingles(board: Board): boolean {
  const { size, box } = board;
  const { slides } = solve(board)!;
  const grid = board.rows.flatMap((row, r) => {
    const home = slides[r]! === 0 ? row : row.slice(-slides[r]!) + row.slice(0, -slides[r]!);
    return [...home].map((c) => (c === '.' ? 0 : Number(c)));
  });
  const placeOf = (at: number) => {
    const [row, column] = [Math.floor(at / size), at % size];
    return [row, column, `${Math.floor(row / box[0])} ${Math.floor(column / box[1])}`];
  };
  const cells = grid.map((_, at) => at);
  const isPeer = (a: number, b: number) =>
    placeOf(a).some((unit, kind) => a !== b && unit === placeOf(b)[kind]);
  const peers = cells.map((at) => cells.filter((other) => isPeer(at, other)));
  const candidates = (at: number) =>
    Array.from({ length: size }, (_, i) => i + 1).filter(
      (digit) => grid[at] === 0 && peers[at]!.every((other) => grid[other] !== digit),
    );
  for (let found = true; found; ) {
    found = false;
    const open = cells.map(candidates);
    for (const at of cells) {
      const single = open[at]!.find(
        (digit) =>
          open[at]!.length === 1 ||
          [0, 1, 2].some((kind) =>
            cells.every(
              (other) =>
                other === at ||
                placeOf(other)[kind] !== placeOf(at)[kind] ||
                !open[other]!.includes(digit),
            ),
          ),
      );
      if (single === undefined) continue;
      grid[at] = single;
      found = true;
      break;
    }
  }
  return !grid.includes(0);
}

describe('generateBoard', () => {
  it('makes a slide or a digit the hardest step, as wished', () => {
    const rng = makeRng('hardest');
    const slides = [true, false].map((isSlide) => {
      const made = Array.from({ length: 40 }, () =>
        generateBoard(6, RECIPES[1]!, { theme: null, lean: 0, isSlide }, rng),
      );
      return made.filter((board) => {
        const steps = deduceAll(board)!;
        const most = Math.max(...steps.map(costOf));
        return steps.find((one) => costOf(one) === most)!.step.kind === 'shift';
      }).length;
    });
    // Crescendos are taken whatever their hardest step.
    expect(slides[0]).toBeGreaterThan(slides[1]! + 10);
  });

  it.each(SIZES)('comes to any number of beans at size %i', (size) => {
    const rng = makeRng('any beans');
    for (const beans of [1, 2, 3, 4, 5]) {
      const wish = { theme: null, lean: 0, isSlide: false };
      expect(generateBoard(size, recipeFor(beans), wish, rng).beans).toBe(beans);
    }
  });
});
