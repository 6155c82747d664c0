/**
 * Checks each step of the hints for all published boards against an independently written solver.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SudokuShiftOracle } from '../../../../tests/support/sudokuShiftOracle.ts';
import { unwrap } from '../../../lib/result.ts';
import { apply, start, status } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';
import { hint } from './hints.ts';
import { solve } from './solver.ts';

const PACKS = new URL('../../../../public/puzzles/sudoku-shift/', import.meta.url);

function shippedBoards(): Board[] {
  return readdirSync(PACKS).flatMap((name) => {
    const { puzzles } = JSON.parse(readFileSync(new URL(name, PACKS), 'utf8')) as {
      puzzles: { boards: Board[] }[];
    };
    return puzzles.flatMap(({ boards }) => boards);
  });
}

type Told = NonNullable<ReturnType<typeof hint>>;

/** The hint's errors, as sentences; empty if there are none. */
function faultsOf(board: Board, state: State, told: Told, home: readonly number[]): string[] {
  const oracle = new SudokuShiftOracle(board, state, home);
  const faults = told.steps.flatMap((step) => {
    const fault = oracle.step(step);
    const words = step.text.split(/\s+/).length;
    return [
      ...(fault === null ? [] : [`${step.text} ${fault}`]),
      ...(words > 25 ? [`${words} words: ${step.text}`] : []),
    ];
  });
  const fault = oracle.move(told.move);
  if (fault !== null) faults.push(`${told.steps.at(-1)!.text} The move ${fault}`);
  if (told.steps.length > 6) faults.push(`${told.steps.length} steps`);
  if (told.technique === 'trial and error') faults.push('it tries out');
  return faults;
}

/** Words that a sentence needs where what bars a digit is nothing on the board. */
const RULED_OUT = /,? or ha(?:s|ve) been ruled out/;

/** The steps in which the oracle does not miss the words that own to an earlier step. */
function overlooked(board: Board, state: State, told: Told, home: readonly number[]): string[] {
  const oracle = new SudokuShiftOracle(board, state, home);
  return told.steps.flatMap((step) => {
    const bare = { ...step, text: step.text.replace(RULED_OUT, '') };
    if (bare.text !== step.text && oracle.saidBy(bare) === null) return [step.text];
    oracle.step(step);
    return [];
  });
}

describe('hints of shipped boards', () => {
  it('lead from the start to the end, each step from its evidence alone', () => {
    const faults: string[] = [];
    let hints = 0;
    let owning = 0;
    let missed = 0;
    for (const board of shippedBoards()) {
      const { slides } = solve(board)!;
      let state = start(board);
      while (status(board, state) !== 'won') {
        const told = hint(board, state)!;
        faults.push(...faultsOf(board, state, told, slides));
        if (told.steps.some(({ text }) => RULED_OUT.test(text))) {
          missed += overlooked(board, state, told, slides).length;
          owning++;
        }
        state = unwrap(apply(board, state, told.move));
        hints++;
      }
    }
    expect(faults.slice(0, 20)).toEqual([]);
    expect(owning).toBeGreaterThan(100);
    // Now and then a place that an earlier step rules out is blocked as well: that step is one too many.
    expect(missed).toBeLessThan(owning / 100);
    expect(hints).toBeGreaterThan(10_000);
  });
});
