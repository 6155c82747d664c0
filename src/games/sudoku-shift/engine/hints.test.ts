import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { apply, columnOf, digitAt, isPinned, start, status } from '../rules/rules.ts';
import type { Board, Move, State } from '../rules/types.ts';
import { generate } from './generator.ts';
import { hint } from './hints.ts';
import { type Solution, solve } from './solver.ts';

const boards = [0, 2, 4, 5, 6].flatMap((weekday) => generate(`hints ${weekday}`, weekday).boards);

/** States that a player may get into: some rows slid, some blanks filled, rightly or wrongly. */
function statesOf(board: Board): fc.Arbitrary<State> {
  const cells = board.rows.flatMap((row, r) =>
    [...row].flatMap((c, cell) => (c === '.' ? [{ row: r, cell }] : [])),
  );
  const loose = board.rows.flatMap((_, row) => (isPinned(board, row) ? [] : [row]));
  const fills = fc.record({
    at: fc.constantFrom(...cells),
    digit: fc.integer({ min: 1, max: board.size }),
    right: fc.boolean(),
  });
  const shifts = fc.record({
    row: fc.constantFrom(...loose),
    by: fc.integer({ min: 1, max: board.size - 1 }),
    right: fc.boolean(),
  });
  const solution = solve(board)!;
  return fc
    .record({
      fills: fc.array(fills, { maxLength: 20 }),
      shifts: fc.array(shifts, { maxLength: 6 }),
    })
    .map((play) => {
      const moves: Move[] = [
        ...play.fills.map(({ at, digit, right }): Move => {
          const told = right ? solution.digits[at.row]![at.cell]! : digit;
          return { type: 'fill', ...at, digit: told };
        }),
        ...play.shifts.map(({ row, by, right }): Move => {
          return { type: 'shift', row, by: right ? solution.slides[row]! : by };
        }),
      ];
      return moves.reduce((state, move) => {
        const next = apply(board, state, move);
        return next.ok ? next.value : state;
      }, start(board));
    });
}

const positions = fc
  .constantFrom(...boards)
  .chain((board) => statesOf(board).map((state) => ({ board, state })));

/** The rows that stand where they belong, and that a player can take for granted. */
function homeRows(board: Board, state: State, solution: Solution): number[] {
  return state.slides.flatMap((slide, row) =>
    isPinned(board, row) || (slide !== 0 && slide === solution.slides[row]) ? [row] : [],
  );
}

/** Whether `digit` in this place meets the same digit in the column or box of another row. */
function meets(
  board: Board,
  state: State,
  rows: readonly number[],
  row: number,
  column: number,
  digit: number,
): boolean {
  const [boxRows, boxCols] = board.box;
  return rows.some((other) => {
    if (other === row) return false;
    return state.slides.some((_, cell) => {
      if (digitAt(board, state, other, cell) !== digit) return false;
      const x = columnOf(state, other, cell);
      const sameBand = Math.floor(other / boxRows) === Math.floor(row / boxRows);
      return x === column || (sameBand && Math.floor(x / boxCols) === Math.floor(column / boxCols));
    });
  });
}

describe('hint', () => {
  it('leads to the end from any state, each step a right one or a repair', () => {
    fc.assert(
      fc.property(positions, ({ board, state: from }) => {
        const solution = solve(board)!;
        let state = from;
        for (let steps = 0; status(board, state) === 'playing'; steps++) {
          expect(steps).toBeLessThan(200);
          const { move } = hint(board, state)!;
          if (move.type === 'fill') expect(move.digit).toBe(solution.digits[move.row]![move.cell]);
          if (move.type === 'clear') {
            const digit = state.fills[move.row]![move.cell]!;
            expect(digit).toBeGreaterThan(0);
            expect(digit).not.toBe(solution.digits[move.row]![move.cell]);
          }
          state = unwrap(apply(board, state, move));
          if (move.type === 'shift') expect(state.slides[move.row]).toBe(solution.slides[move.row]);
        }
        expect(hint(board, state)).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  it('never has to fall back on trial, whatever the player does first', () => {
    fc.assert(
      fc.property(positions, ({ board, state }) => {
        expect(hint(board, state)?.technique).not.toBe('elimination');
      }),
      { numRuns: 200 },
    );
  });

  it('takes a wrong digit back before anything else', () => {
    fc.assert(
      fc.property(positions, ({ board, state }) => {
        const solution = solve(board)!;
        const wrong = state.fills.some((row, r) =>
          row.some((digit, cell) => digit > 0 && digit !== solution.digits[r]![cell]),
        );
        expect(hint(board, state)?.technique === 'repair').toBe(wrong);
      }),
    );
  });

  it('rules slides out by clashes that are there to be seen', () => {
    let seen = 0;
    fc.assert(
      fc.property(positions, ({ board, state }) => {
        const told = hint(board, state);
        if (told?.move.type !== 'shift' || !told.why.startsWith('Anywhere else')) return;
        seen++;
        const { row } = told.move;
        const home = homeRows(board, state, solve(board)!);
        const cells = told.focus.flatMap(({ cell }) => (cell === undefined ? [] : [cell]));
        for (let by = 0; by < board.size; by++) {
          const clashes = cells.some((cell) => {
            const column = (columnOf(state, row, cell) + by) % board.size;
            return meets(board, state, home, row, column, digitAt(board, state, row, cell));
          });
          expect(clashes).toBe(by !== told.move.by);
        }
      }),
      { numRuns: 300 },
    );
    expect(seen).toBeGreaterThan(10);
  });

  it('calls a cell a single only where every other digit can be seen from it', () => {
    let seen = 0;
    fc.assert(
      fc.property(positions, ({ board, state }) => {
        const told = hint(board, state);
        if (told?.move.type !== 'fill') return;
        const { row, cell, digit } = told.move;
        const others = Array.from({ length: board.size }, (_, i) => i + 1).filter(
          (d) => d !== digit,
        );
        const inRow = (d: number) =>
          state.slides.some((_, c) => digitAt(board, state, row, c) === d);
        const home = homeRows(board, state, solve(board)!);
        const column = columnOf(state, row, cell);
        if (told.why.includes('one blank left')) {
          seen++;
          expect(others.every(inRow)).toBe(true);
        } else if (told.why.startsWith('Its row, column and box')) {
          seen++;
          expect(home).toContain(row);
          const visible = others.every(
            (d) => inRow(d) || meets(board, state, home, row, column, d),
          );
          expect(visible).toBe(true);
        } else if (told.why.includes('each other blank there')) {
          seen++;
          for (let c = 0; c < board.size; c++) {
            if (c === cell || digitAt(board, state, row, c) > 0) continue;
            expect(meets(board, state, home, row, columnOf(state, row, c), digit)).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
    expect(seen).toBeGreaterThan(20);
  });

  it('speaks of a row slid to a wrong place as one to leave aside, or corrects it', () => {
    fc.assert(
      fc.property(positions, ({ board, state }) => {
        const solution = solve(board)!;
        const told = hint(board, state);
        if (!told || told.technique === 'repair') return;
        const misplaced = state.slides.flatMap((slide, row) =>
          slide !== 0 && slide !== solution.slides[row] ? [row] : [],
        );
        const aside = misplaced.filter((row) => row !== told.move.row);
        expect(told.why.includes('aside')).toBe(aside.length > 0);
        for (const row of aside) expect(told.why).toContain(String(row + 1));
      }),
    );
  });

  it('tells a slide from where the row stands, the shorter way round', () => {
    // 1234 / 3412 / 2143 / 4321 with the second row slipped to the left by one.
    const board: Board = {
      size: 4,
      box: [2, 2],
      rows: ['1234', '4123', '2143', '4321'],
      pinned: [0, 2, 3],
      beans: 1,
    };
    expect(hint(board, start(board))).toEqual({
      technique: 'only slip left',
      where: 'Look at row 2.',
      why: 'Anywhere else, its 1 would meet another 1 from a row that is home, in its column or box. Row 2 slides 1 to the right.',
      move: { type: 'shift', row: 1, by: 1 },
      focus: [{ row: 1 }, { row: 1, cell: 1 }],
    });
    const slid = unwrap(apply(board, start(board), { type: 'shift', row: 1, by: 2 }));
    expect(hint(board, slid)).toMatchObject({
      why: expect.stringContaining('Row 2 slides 1 to the left.'),
      move: { type: 'shift', row: 1, by: 3 },
    });
  });

  it('has nothing to say of a board with two solutions', () => {
    const board: Board = {
      size: 4,
      box: [2, 2],
      rows: ['....', '....', '....', '1234'],
      pinned: [3],
      beans: 1,
    };
    expect(hint(board, start(board))).toBeNull();
  });
});
