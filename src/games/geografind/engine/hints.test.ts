/** Checks hints over every shipped puzzle, and from arbitrary states. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { CODES } from '../codes.ts';
import { parsePuzzle } from '../rules/codec.ts';
import { nextWords } from '../rules/next.ts';
import { answerOf, apply, start, status } from '../rules/rules.ts';
import { type Board, CLUES } from '../rules/types.ts';
import { countryOf } from '../world/countries.ts';
import { hint } from './hints.ts';

const FOLDER = 'public/puzzles/geografind';
const BOARDS = readdirSync(FOLDER)
  .sort()
  .flatMap((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')).puzzles as unknown[])
  .map((json) => unwrap(parsePuzzle(json)).boards[0]!);

const wrongOf = (board: Board) => CODES.filter((code) => code !== answerOf(board));

/** How many hints are available after 0, 1, 2 … guesses, independent of the code under test. */
const OPEN_AFTER = [0, 0, 1, 2, 3, 4];

describe('hints over every shipped puzzle', () => {
  it('come one after each guess from the second on, and give the country away to nobody', () => {
    for (const board of BOARDS) {
      const ratings: number[] = [];
      let state = start(board);
      for (const [i, country] of wrongOf(board).slice(0, 5).entries()) {
        state = unwrap(apply(board, state, { type: 'guess', country }));
        for (let found = hint(board, state); found.ok; found = hint(board, state)) {
          const { steps, rating, mistake, move } = found.value;
          expect(mistake).toBeNull();
          for (const { text } of steps) {
            expect(text.split(/\s+/).length).toBeLessThanOrEqual(25);
            expect(text).not.toContain(countryOf(answerOf(board)).name);
          }
          ratings.push(rating);
          state = unwrap(apply(board, state, move));
        }
        expect(state.revealed).toBe(OPEN_AFTER[i + 1]);
      }
      // Hints that give little away come before those that give much away.
      expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
      expect(new Set(ratings).size).toBe(CLUES.length);
      state = unwrap(apply(board, state, { type: 'guess', country: answerOf(board) }));
      expect(status(board, state)).toBe('won');
    }
    expect(BOARDS.length).toBeGreaterThan(400);
  });
});

it('say what comes next, and when', () => {
  const board = BOARDS[0]!;
  const words = [0, 1, 2, 3, 4].map((revealed) =>
    nextWords({ guesses: wrongOf(board).slice(0, 2), revealed }),
  );
  expect(words).toEqual([
    'the continent, whenever you like',
    'the outline, after your third guess',
    'the first letter, after your fourth guess',
    'the capital or the flag, after your fifth guess',
    null,
  ]);
  expect(hint(board, start(board))).toMatchObject({
    problem: { message: 'Next hint: the continent, after your second guess.' },
  });
  const state = { guesses: wrongOf(board).slice(0, 2), revealed: 0 };
  expect(unwrap(hint(board, state)).steps.at(-1)).toMatchObject({
    text: 'Next hint: the outline, after your third guess.',
    target: [{ clue: 'outline' }],
  });
});
