import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';
import { makeRng } from './rng.ts';
import { shownTimes } from './shownTimes.ts';

it('gives whole seconds that add up to the whole seconds of the sum', () => {
  expect(shownTimes([1900, 2900, 3900])).toEqual([1000, 3000, 4000]);
  const rng = makeRng('shown times');
  for (let i = 0; i < 1000; i++) {
    const times = Array.from({ length: 4 }, () => rng.below(600_000));
    const sum = times.reduce((total, time) => total + time, 0);
    const shown = shownTimes(times);
    expect(shown.reduce((total, time) => total + time, 0)).toBe(Math.floor(sum / 1000) * 1000);
    for (const [j, time] of shown.entries()) {
      expect(time % 1000).toBe(0);
      expect(Math.abs(time - (times[j] ?? 0))).toBeLessThan(1000);
    }
  }
});

it('leaves one time as a stopwatch shows it', () => {
  expect(shownTimes([61_999]).map(formatDuration)).toEqual(['1:01']);
});
