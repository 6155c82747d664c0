import { expect, it } from 'vitest';
import { ENOUGH_PLAYS } from '../../src/desk/figures.ts';
import { begunIn, gaveUpIn, sumTallies, tallyOf } from '../../src/desk/tally.ts';
import { MOST_COUNTS } from '../../src/feedback/callables.ts';
import { makeRng } from '../../src/lib/rng.ts';
import { TOOLKITS } from '../games/index.ts';
import { demoTallies } from './demoTallies.ts';

const made = (seed: string) =>
  demoTallies('2026-11-21', 14, TOOLKITS, () => '00000000000001', makeRng(seed));

it('tells of every game enough for the desk to show where people gave up', () => {
  const calls = made('demo');
  const counts = calls.flatMap(({ puzzles }) => puzzles);
  for (const { id: game } of TOOLKITS) {
    const ids = new Set(counts.filter((one) => one.game === game).map(({ id }) => id));
    const tallies = [...ids].map((id) =>
      sumTallies(
        counts
          .filter((one) => one.game === game && one.id === id)
          .map(({ outcome }) => tallyOf(outcome, 1)),
      ),
    );
    expect(Math.min(...tallies.map(begunIn))).toBeGreaterThan(ENOUGH_PLAYS);
    expect(tallies.some((tally) => gaveUpIn(tally) >= ENOUGH_PLAYS)).toBe(true);
  }
});

it('is what the function takes, and the same every time', () => {
  const calls = made('demo');
  expect(new Set(calls.map(({ key }) => key)).size).toBe(calls.length);
  for (const { key, puzzles } of calls) {
    expect(key).toMatch(/^[a-z0-9]{24}$/);
    expect(puzzles.length).toBeGreaterThan(0);
    expect(puzzles.length).toBeLessThanOrEqual(MOST_COUNTS);
  }
  expect(made('demo')).toEqual(calls);
  expect(made('other')).not.toEqual(calls);
});
