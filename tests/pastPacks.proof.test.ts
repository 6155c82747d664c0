/**
 * Puzzles that the app generates after the last packs have a single solution and the beans of
 * their game's plan, on every day.
 */
import { expect, it } from 'vitest';
import { TOOLKITS } from '../tools/games/index.ts';
import { makePastPacks } from '../tools/games/pastPacks.ts';

const PUZZLES = 100;

it.each(TOOLKITS.map((toolkit) => [toolkit.game.id, toolkit] as const))(
  'the next puzzles of %s are proper, and on plan',
  (_, toolkit) => {
    const made = [...makePastPacks(toolkit, PUZZLES)];
    expect(made.flatMap(({ id, complaints }) => complaints.map((one) => `${id}: ${one}`))).toEqual(
      [],
    );
    expect(made.flatMap(({ id, onPlan }) => (onPlan ? [] : [id]))).toEqual([]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(PUZZLES);
  },
);
