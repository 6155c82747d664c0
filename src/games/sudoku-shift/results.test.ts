import { describe, expect, it } from 'vitest';
import { LONGEST_PLAY_MS } from '../shared/limits.ts';
import { generate } from './engine/generator.ts';
import { results } from './results.ts';
import { game } from './rules/game.ts';
import { start } from './rules/rules.ts';

const { isComplete, rank } = results;
const result = [38_000, 112_900, 190_000, 362_000];

it('is complete with four times and ranked by their sum', () => {
  expect(isComplete(result)).toBe(true);
  expect(isComplete(result.slice(0, 3))).toBe(false);
  expect(isComplete(null)).toBe(false);
  expect(rank(result)).toBe(702_900);
  expect(rank([1])).toBe(Number.POSITIVE_INFINITY);
});

describe('results', () => {
  it('are made of whole times that can be read back, whatever a clock says', () => {
    const puzzle = generate('1', 1);
    const times = [1234.6, 0, Number.NaN, 1e15];
    const plays = puzzle.boards.map((b, i) => ({ state: start(b), elapsed: times[i]!, hints: 0 }));
    expect(game.makeResult(puzzle, plays)).toEqual([1235, 1, 1, LONGEST_PLAY_MS]);
  });
});
