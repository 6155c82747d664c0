import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SudokuShiftOracle } from '../../../../tests/support/sudokuShiftOracle.ts';
import { unwrap } from '../../../lib/result.ts';
import { apply, start, status } from '../rules/rules.ts';
import { digitAt, givenAt, isPinned } from '../rules/standing.ts';
import type { Board, Move, State } from '../rules/types.ts';
import { generate } from './generator.ts';
import { hint } from './hints.ts';
import { type Solution, solve } from './solver.ts';

const boards = [0, 2, 4, 5, 6].flatMap((weekday) => generate(`hints ${weekday}`, weekday).boards);

/**
 * Random states that a player can reach: some rows slid, some blanks filled, rightly or wrongly.
 */
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

/**
 * Expects the hint to name a digit that the player filled in wrongly, and a digit with which it
 * really clashes.
 */
function expectMistake(
  board: Board,
  state: State,
  solution: Solution,
  { steps, move, look, isShown }: NonNullable<ReturnType<typeof hint>>,
): void {
  const [{ text, evidence, target }, ...following] = steps as [(typeof steps)[number]];
  expect(move.type).toBe('clear');
  if (move.type !== 'clear') return;
  const { row, cell } = move;
  const digit = state.fills[row]![cell]!;
  expect(target).toEqual([{ row, cell }]);
  expect(digit).not.toBe(solution.digits[row]![cell]);
  const [rival] = evidence;
  // The board shows for free which digit clashes with a given one, and that two others clash.
  const shown = isShown ? text : look?.text;
  expect(/^(?:Two|Several) \ds in /.test(shown ?? '')).toBe(rival !== undefined);
  if (!rival) {
    const fills = state.fills.map((row, r) =>
      row.map((one, c) => (one === solution.digits[r]![c] ? one : 0)),
    );
    const oracle = new SudokuShiftOracle(board, { ...state, fills }, solution.slides);
    for (const step of following) expect(oracle.step(step)).toBeNull();
    expect(/the next steps show why\.$/.test(text)).toBe(following.length > 0);
    return;
  }
  expect(following).toEqual([]);
  if (!rival || !('row' in rival) || !('cell' in rival)) return;
  expect(digitAt(board, state, rival.row, rival.cell!)).toBe(digit);
  expect(rival.row === row ? rival.cell : null).not.toBe(cell);
  expect(givenAt(board, rival.row, rival.cell!) > 0).toBe(isShown === true);
}

describe('hint', () => {
  it('hardly ever has to fall back on trial, whatever the player does first', () => {
    const asked = fc.sample(positions, 200);
    const tried = asked.filter(
      ({ board, state }) => hint(board, state)?.technique === 'trial and error',
    );
    // In about one state in 100,000 a hint would need more steps than a player can follow.
    expect(tried.length).toBeLessThanOrEqual(1);
  });

  it('tries out rather than telling seven steps', () => {
    const board: Board = {
      size: 9,
      box: [3, 3],
      rows: [
        '.5..6..32',
        '.1.9..357',
        '.48.69..5',
        '.1.79...5',
        '5..76.8.1',
        '..36..752',
        '94..1...6',
        '.753.9681',
        '2.8516.7.',
      ],
      pinned: [1],
      beans: 5,
    };
    const first = { type: 'fill', row: 8, cell: 1, digit: 3, sweeps: true } as const;
    let state = unwrap(apply(board, start(board), first));
    for (let told = 0; status(board, state) === 'playing'; told++) {
      expect(told).toBeLessThan(400);
      const next = hint(board, state)!;
      expect(next.steps.length).toBeLessThanOrEqual(6);
      state = unwrap(apply(board, state, next.move));
    }
  });

  it('tells what follows from its evidence, or what is wrong, wherever the player has got', () => {
    let mistakes = 0;
    let explained = 0;
    fc.assert(
      fc.property(positions, ({ board, state }) => {
        if (status(board, state) === 'won') return;
        const solution = solve(board)!;
        const told = hint(board, state)!;
        for (const { text } of told.steps) expect(text.split(/\s+/).length).toBeLessThanOrEqual(25);
        expect(told.steps.length).toBeLessThanOrEqual(6);
        // A wrong digit is taken back before anything else.
        const isRight = state.fills.every((fills, row) =>
          fills.every((digit, cell) => digit <= 0 || digit === solution.digits[row]![cell]),
        );
        expect(told.mistake === null).toBe(isRight);
        if (told.mistake !== null) {
          mistakes++;
          if (told.steps.length > 1) explained++;
          expectMistake(board, state, solution, told);
          return;
        }
        // The hint names no mistake, so the player has made no mistake (after a mistake, a cell may
        // have no candidates left), and each step must be right.
        const oracle = new SudokuShiftOracle(board, state, solution.slides);
        for (const step of told.steps) expect(oracle.step(step)).toBeNull();
        expect(oracle.move(told.move)).toBeNull();
      }),
      { numRuns: 1000 },
    );
    expect(explained).toBeGreaterThan(0);
    expect(mistakes).toBeGreaterThan(100);
  });

  it('names two equal digits only where the player sees them meet', () => {
    // The board with solution 1234 / 3412 / 2143 / 4321, with a digit missing from each of the last
    // two rows.
    const board: Board = {
      size: 4,
      box: [2, 2],
      rows: ['1234', '3412', '2.43', '432.'],
      pinned: [0, 1, 2, 3],
      beans: 1,
    };
    const wrong = (digit: number) =>
      hint(board, unwrap(apply(board, start(board), { type: 'fill', row: 3, cell: 3, digit })));
    expect(wrong(2)).toMatchObject({
      mistake: '3 3 2',
      // The wrong digit clashes with a given digit, so the board already marks the mistake.
      isShown: true,
      steps: [
        {
          text: 'Two 2s in row 4.',
          evidence: [{ row: 3, cell: 2 }],
          target: [{ row: 3, cell: 3 }],
        },
      ],
      move: { type: 'clear', row: 3, cell: 3 },
    });
    const rows = ['1234', '3412', '2.43', '..2.'];
    const two = unwrap(apply(board, start(board), { type: 'fill', row: 3, cell: 3, digit: 2 }));
    const three = { ...two, fills: two.fills.map((row, r) => (r === 3 ? [2, 0, 0, 2] : row)) };
    expect(hint({ ...board, rows }, three)?.steps[0]?.text).toBe('Several 2s in row 4.');
  });

  it('speaks of a row slid to a wrong place as one to ignore, or corrects it', () => {
    fc.assert(
      fc.property(positions, ({ board, state }) => {
        const solution = solve(board)!;
        const told = hint(board, state);
        if (!told || told.mistake !== null) return;
        const misplaced = state.slides.flatMap((slide, row) =>
          slide !== 0 && slide !== solution.slides[row] ? [row] : [],
        );
        const aside = misplaced.filter((row) => row !== told.move.row);
        const [first] = told.steps;
        expect(first!.text.includes('Ignore')).toBe(aside.length > 0);
        if (aside.length > 0) expect(first!.target).toEqual(aside.map((row) => ({ row })));
        for (const row of aside) expect(first!.text).toContain(String(row + 1));
      }),
    );
  });

  it('tells a slide from where the row stands, the shorter way round', () => {
    // The board with solution 1234 / 3412 / 2143 / 4321, its second row one column too far left.
    const board: Board = {
      size: 4,
      box: [2, 2],
      rows: ['1234', '4123', '2143', '4321'],
      pinned: [0, 2, 3],
      beans: 1,
    };
    expect(hint(board, start(board))).toMatchObject({
      technique: 'only position for a row',
      mistake: null,
      steps: [
        {
          text: 'In 3 of row 2’s 4 positions, its 1 would clash with another 1. So it slides 1 to the right.',
          target: [{ row: 1, slide: 1 }],
          rulesOut: [
            { row: 1, slide: 0 },
            { row: 1, slide: 2 },
            { row: 1, slide: 3 },
          ],
        },
      ],
      move: { type: 'shift', row: 1, by: 1 },
    });
    const slid = unwrap(apply(board, start(board), { type: 'shift', row: 1, by: 2 }));
    const told = hint(board, slid)!;
    expect(told.steps.at(-1)!.text).toContain('So it slides 1 to the left.');
    expect(told.move).toEqual({ type: 'shift', row: 1, by: 3 });
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
