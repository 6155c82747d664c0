import { expect, it } from 'vitest';
import { expectTrueSentences } from '../../../../tests/support/tutor.ts';
import { unwrap } from '../../../lib/result.ts';
import { apply, start, status } from '../rules/rules.ts';
import type { Move, State } from '../rules/types.ts';
import { coach } from './coach.ts';
import { EXAMPLE, EXAMPLE_HOME } from './example.ts';

/** The sentences from the start on, one after each move. */
function told(...moves: readonly Move[]): string[] {
  let state = start(EXAMPLE);
  return [
    coach(EXAMPLE, state),
    ...moves.map((move) => {
      state = unwrap(apply(EXAMPLE, state, move));
      return coach(EXAMPLE, state);
    }),
  ];
}

const slide = (row: number, by: number): Move => ({ type: 'shift', row, by });
const fill = (row: number, cell: number, digit: number): Move => ({
  type: 'fill',
  row,
  cell,
  digit,
});

it('leads from the goal to the end, a sentence after every move', () => {
  expect(told(slide(1, 3), slide(3, 2), fill(0, 2, 3), fill(3, 3, 3))).toEqual([
    'Slide the rows and fill the blanks so that every row, column and box has each digit once. First, slide row 2 until it fits: drag it, or press the arrows beside it.',
    'That row fits: no digit repeats in its columns or boxes. Now slide row 4.',
    'All rows are home. Row 1 is missing a digit: select the blank and enter it.',
    'Right! One blank left, in row 4.',
    'Solved! Every row, column and box has each digit once.',
  ]);
});

it('asks again for a row that was slid back to where it was', () => {
  expect(told(slide(1, 3), slide(1, 1)).at(-1)).toMatch(
    /First, slide row 2 until it fits: drag it, or press the arrows beside it\.$/,
  );
});

/** The board as it is drawn, by row and column; 0 for a blank. */
const drawn = ({ slides, fills }: State): readonly (readonly number[])[] =>
  EXAMPLE.rows.map((row, r) =>
    [...row].map((_, column) => {
      const cell = (column - slides[r]! + 4) % 4;
      return Number(row[cell]) || fills[r]![cell]!;
    }),
  );

const isHome = (state: State, row: string | number) =>
  state.slides[Number(row) - 1] === EXAMPLE_HOME[Number(row) - 1];
const blanksOf = (state: State) =>
  drawn(state).flatMap((row, r) => row.filter((digit) => digit === 0).map(() => `${r + 1}`));

it('says only what is true after every first and second move', () => {
  const home = [slide(1, 3), slide(3, 2), fill(0, 2, 3), fill(3, 3, 3)].reduce(
    (state, move) => unwrap(apply(EXAMPLE, state, move)),
    start(EXAMPLE),
  );
  expect([status(EXAMPLE, home), home.slides]).toEqual(['won', EXAMPLE_HOME]);
  expectTrueSentences<State, Move>({
    start: start(EXAMPLE),
    moves: () => [
      ...[1, 3].flatMap((row) => [1, 2, 3].map((by) => slide(row, by))),
      ...[1, 2, 3, 4].flatMap((digit) => [fill(0, 2, digit), fill(3, 3, digit)]),
    ],
    apply: (state, move) => apply(EXAMPLE, state, move),
    coach: (state) => coach(EXAMPLE, state),
    says: [
      [
        /^Clash: row (\d) has two (\d)s\. Try another digit\.$/,
        (state, row, digit) =>
          drawn(state)[Number(row) - 1]!.filter((one) => `${one}` === digit).length === 2,
      ],
      [
        /^Clash: rows (\d) and (\d) both have a (\d) in the same (column|box)\. Keep sliding row (\d)\.$/,
        (state, one, other, digit, unit, row) => {
          const rows = [one!, other!].map(Number);
          const [a, b] = rows.map((each) => drawn(state)[each - 1]!.indexOf(Number(digit)));
          const sharesBox =
            Math.ceil(rows[0]! / 2) === Math.ceil(rows[1]! / 2) && a! >> 1 === b! >> 1;
          return (
            (unit === 'column' ? a === b : sharesBox) &&
            a! >= 0 &&
            rows.includes(Number(row)) &&
            !isHome(state, row!)
          );
        },
      ],
      [
        /^Slide the rows and fill the blanks so that every row, column and box has each digit once\. First, slide row (\d) until it fits: drag it, or press the arrows beside it\.$/,
        (state, row) => !isHome(state, row!),
      ],
      [
        /^That row fits: no digit repeats in its columns or boxes\. Now slide row (\d)\.$/,
        (state, row) => !isHome(state, row!) && [2, 4].some((other) => isHome(state, other)),
      ],
      [
        /^All rows are home\. Row (\d) is missing a digit: select the blank and enter it\.$/,
        (state, row) =>
          [2, 4].every((each) => isHome(state, each)) && blanksOf(state).includes(row!),
      ],
    ],
  });
});
