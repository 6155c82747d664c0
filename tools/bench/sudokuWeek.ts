/**
 * Measures how the generator's boards of Sudoku Shift rise through the week, by means that share
 * nothing with our grades: HoDoKu's rating of a Mocha (9×9) with its rows home, and whether the givens
 * alone tell where the rows belong.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { generate } from '../../src/games/sudoku-shift/engine/generator.ts';
import { solve } from '../../src/games/sudoku-shift/engine/solver.ts';
import { unitsOf } from '../../src/games/sudoku-shift/engine/units.ts';
import { givenAt, isPinned } from '../../src/games/sudoku-shift/rules/standing.ts';
import type { Board } from '../../src/games/sudoku-shift/rules/types.ts';
import { type Figure, forInformation, percentile, rounded } from './figure.ts';

const WEEKS = 24;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const THURSDAY = 3;
const FRIDAY = 4;
const SATURDAY = 5;

/** Techniques that look at a single cell or unit; every other one needs a pair, a pointing digit or more. */
const SINGLES = ['FULL_HOUSE', 'NAKED_SINGLE', 'HIDDEN_SINGLE'];

interface Rating {
  readonly score: number;
  readonly solved: boolean;
  readonly techniques: readonly string[];
}

/** The board with its rows home, as HoDoKu reads it: 81 characters, a dot for a blank. */
function withRowsHome(board: Board): string {
  const slides = solve(board)!.slides;
  const { size } = board;
  return board.rows
    .map((row, r) => {
      const text = [...row];
      return text.map((_, column) => text[(column + size - slides[r]!) % size]).join('');
    })
    .join('');
}

/** HoDoKu's ratings in the order of the boards; null, with a sentence on stderr, where it is missing. */
function rated(boards: readonly Board[]): readonly Rating[] | null {
  const script = fileURLToPath(new URL('rateSudokus.py', import.meta.url));
  const python = process.env.CREMA_PYTHON ?? 'python3';
  const { status, stdout } = spawnSync(python, [script], {
    input: boards.map(withRowsHome).join('\n'),
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(
      'HoDoKu is not here: "pip install hodoku-py" brings it; CREMA_PYTHON names its Python.',
    );
    return null;
  }
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Rating);
}

/** Number of ways to slide all rows without a clash of givens, up to `limit`. */
function waysToSlide(board: Board, limit: number): number {
  const { size } = board;
  const { boxOf } = unitsOf(size);
  const columns = new Uint16Array(size);
  const boxes = new Uint16Array(size);
  let ways = 0;
  function place(row: number): void {
    if (ways >= limit) return;
    if (row === size) {
      ways++;
      return;
    }
    for (let slide = 0; slide < (isPinned(board, row) ? 1 : size); slide++) {
      const before = [columns.slice(), boxes.slice()] as const;
      let fits = true;
      for (let cell = 0; cell < size && fits; cell++) {
        const bit = 1 << givenAt(board, row, cell);
        if (bit === 1) continue;
        const column = (cell + slide) % size;
        const box = boxOf[row * size + column]!;
        fits = ((columns[column]! | boxes[box]!) & bit) === 0;
        columns[column]! |= bit;
        boxes[box]! |= bit;
      }
      if (fits) place(row + 1);
      columns.set(before[0]);
      boxes.set(before[1]);
    }
  }
  place(0);
  return ways;
}

const shareOf = <T>(list: readonly T[], has: (one: T) => boolean) =>
  rounded(list.filter(has).length / Math.max(1, list.length));

const byDay = (values: readonly number[]) =>
  Object.fromEntries(values.map((value, day) => [DAYS[day]!, value]));

export function benchSudokuWeek(): Figure[] {
  const days = DAYS.map((_, weekday) =>
    Array.from(
      { length: WEEKS },
      (_, week) => generate(String(900 + 7 * week + weekday), weekday).boards,
    ),
  );
  const alone = days.map((puzzles) =>
    shareOf(
      puzzles.flat().filter(({ size }) => size >= 6),
      (board) => waysToSlide(board, 2) === 1,
    ),
  );
  const worst = (from: number) => Math.max(...alone.slice(from));
  const slides = forInformation(
    'boards of 6×6 and more whose givens alone leave one way to slide: most of a day from Thursday on (goal 0.5, weekends 0.25)',
    worst(THURSDAY),
    '',
    byDay(alone),
    worst(THURSDAY) <= 0.5 && worst(SATURDAY) <= 0.25,
  );
  const mochas = days.map((puzzles) => puzzles.map((boards) => boards.at(-1)!));
  const all = rated(mochas.flat());
  if (all === null) return [slides];
  const ratings = DAYS.map((_, day) => all.slice(day * WEEKS, (day + 1) * WEEKS));
  const medians = ratings.map((some) =>
    percentile(
      some.map(({ score }) => score),
      0.5,
    ),
  );
  const harder = ratings.map((some) =>
    shareOf(some, ({ techniques }) => techniques.some((name) => !SINGLES.includes(name))),
  );
  const rises = medians.every((median, day) => day === 0 || median > medians[day - 1]!);
  const least = Math.min(...harder.slice(FRIDAY));
  return [
    slides,
    forInformation(
      "HoDoKu's median score of a Sunday's Mocha, rising from Monday on",
      medians.at(-1)!,
      'points',
      byDay(medians),
      rises,
    ),
    forInformation(
      'Mochas that need a pair, a pointing digit or more: least of a day from Friday on (goal 0.5)',
      least,
      '',
      byDay(harder),
      least >= 0.5,
    ),
  ];
}
