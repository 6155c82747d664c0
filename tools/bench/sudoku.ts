/** Measures the generator and the solver of Sudoku Shift. */
import { readFileSync } from 'node:fs';
import { generate } from '../../src/games/sudoku-shift/engine/generator.ts';
import { countPlain } from '../../src/games/sudoku-shift/engine/plain.ts';
import { atMost, type Figure, forInformation, percentile, rounded } from './figure.ts';
import { benchSudokuWeek } from './sudokuWeek.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../tests/fixtures/${name}`, import.meta.url), 'utf8');

/**
 * Checks uniqueness of all 288 grids of size 4 with every set of clues: 18,874,368 checks, and the
 * numbers of unique puzzles must agree with OEIS A109252.
 */
function benchExhaustive(): Figure {
  const facts = JSON.parse(fixture('sudoku.json')) as Record<string, number[]>;
  const expected = facts.uniquely_solvable_4x4_by_clue_count_0_to_16!;
  const grids: Uint8Array[] = [];
  const digits = new Uint8Array(16);
  (function fill(at: number): void {
    if (at === 16) {
      grids.push(digits.slice());
      return;
    }
    for (let digit = 1; digit <= 4; digit++) {
      digits[at] = digit;
      if (countPlain(4, digits, 1) > 0) fill(at + 1);
    }
    digits[at] = 0;
  })(0);
  const unique = new Array<number>(17).fill(0);
  const begin = performance.now();
  for (const grid of grids) {
    for (let mask = 0; mask < 1 << 16; mask++) {
      let clues = 0;
      for (let i = 0; i < 16; i++) {
        const given = (mask >> i) & 1;
        digits[i] = given * grid[i]!;
        clues += given;
      }
      if (countPlain(4, digits, 2) === 1) unique[clues]!++;
    }
  }
  const taken = performance.now() - begin;
  const agrees = JSON.stringify(unique) === JSON.stringify(expected);
  const details = { checks: grids.length << 16, agrees };
  return forInformation(
    'every sudoku of size 4 against OEIS A109252',
    taken,
    'ms',
    details,
    agrees,
  );
}

function benchGeneration(): Figure {
  const times: number[] = [];
  for (let i = 0; i < 210; i++) {
    const begin = performance.now();
    generate(`bench ${i}`, i % 7);
    times.push(performance.now() - begin);
  }
  return atMost("generating a day's Sudoku Shift, slowest day", Math.max(...times), 'ms', 1000, {
    runs: times.length,
    meanMs: rounded(times.reduce((a, b) => a + b) / times.length),
    p95Ms: rounded(percentile(times, 0.95)),
    firstMs: rounded(times[0]!),
  });
}

export function benchSudoku(): Figure[] {
  return [benchGeneration(), ...benchSudokuWeek(), benchExhaustive()];
}
