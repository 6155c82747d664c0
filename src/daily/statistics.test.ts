import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GUESSES, TIME } from '../../tests/support/measures.ts';
import { statisticsOf } from './statistics.ts';

const minute = 60_000;
const wins = (...ranks: number[]) => ranks.map((rank) => ({ rank, won: true }));

describe('statisticsOf', () => {
  it('counts losses as played only', () => {
    const figures = statisticsOf([...wins(3, 5, 4, 4), { rank: 7, won: false }], GUESSES);
    expect(figures).toMatchObject({ played: 5, won: 4, best: 3, median: 4, mean: 4 });
  });

  it.each([
    [[5], 5],
    [[1, 9], 5],
    [[9, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
  ])('the median of %j is %d', (ranks, median) => {
    expect(statisticsOf(wins(...ranks), GUESSES).median).toBe(median);
  });

  it('gives each small number its own bucket, from 1 on', () => {
    expect(statisticsOf(wins(2, 4, 4), GUESSES).histogram).toEqual([
      { from: 1, to: 2, count: 0 },
      { from: 2, to: 3, count: 1 },
      { from: 3, to: 4, count: 0 },
      { from: 4, to: 5, count: 2 },
      { from: 5, to: 6, count: 0 },
      { from: 6, to: 7, count: 0 },
    ]);
  });

  it('puts times into spans that people read at a glance', () => {
    const times = wins(3.2 * minute, 3.9 * minute, 4.1 * minute, 8.5 * minute);
    expect(statisticsOf(times, TIME).histogram).toEqual([
      { from: 3 * minute, to: 4 * minute, count: 2 },
      { from: 4 * minute, to: 5 * minute, count: 1 },
      { from: 5 * minute, to: 6 * minute, count: 0 },
      { from: 6 * minute, to: 7 * minute, count: 0 },
      { from: 7 * minute, to: 8 * minute, count: 0 },
      { from: 8 * minute, to: 9 * minute, count: 1 },
    ]);
  });

  it('lets one night left open not press the others into one bar', () => {
    const times = wins(
      ...Array.from({ length: 39 }, (_, i) => 2 * minute + i * 5000),
      9 * 60 * minute,
    );
    const { histogram } = statisticsOf(times, TIME);
    expect(histogram.length).toBeGreaterThan(5);
    expect(histogram.at(-1)).toMatchObject({ to: null });
  });

  it('has buckets that hold every win once, touch each other and are few', () => {
    const anyRanks = fc.array(fc.integer({ min: 1, max: 1e8 }), { maxLength: 60 });
    fc.assert(
      fc.property(anyRanks, fc.constantFrom(TIME, GUESSES), (ranks, kind) => {
        const { histogram } = statisticsOf(wins(...ranks), kind);
        expect(histogram.length).toBeLessThanOrEqual(10);
        for (const [i, bucket] of histogram.entries()) {
          const next = histogram[i + 1];
          if (next) expect(bucket.to).toBe(next.from);
          const inside = ranks.filter(
            (rank) => rank >= bucket.from && (bucket.to === null || rank < bucket.to),
          );
          expect(bucket.count).toBe(inside.length);
        }
        expect(histogram.reduce((sum, bucket) => sum + bucket.count, 0)).toBe(ranks.length);
      }),
    );
  });
});
