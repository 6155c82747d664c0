import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GUESSES, TIME } from '../../tests/support/measures.ts';
import { bucketOf } from '../protocol/spread.ts';
import { bestPercent, estimatePlace, roundPlace } from './place.ts';

describe('a place by the spread', () => {
  const spread = { 0: 10, 2: 100, 5: 7 };
  it.each([
    [TIME, 0, 1],
    [TIME, 15_000, 6],
    [TIME, 45_000, 11],
    [TIME, 60_000, 11],
    [TIME, 75_000, 61],
    [TIME, 10_000_000, 118],
    [GUESSES, 2, 11],
    [GUESSES, 5, 111],
  ] as const)('%j %d: %d', (measure, rank, place) =>
    expect(estimatePlace(measure, spread, rank)).toBe(place),
  );

  it('is off by no more than the players of the own bucket', () => {
    const ranks = fc.array(fc.nat(9_000_000), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(ranks, fc.nat(199), (all, which) => {
        const own = all[which % all.length]!;
        const counts: Record<string, number> = {};
        for (const rank of all) {
          const bucket = bucketOf(TIME, rank);
          counts[bucket] = (counts[bucket] ?? 0) + 1;
        }
        const place = all.filter((rank) => rank < own).length + 1;
        const among = counts[bucketOf(TIME, own)] ?? 0;
        expect(Math.abs(estimatePlace(TIME, counts, own) - place)).toBeLessThanOrEqual(among);
      }),
    );
  });
});

describe('in words', () => {
  it.each([
    [1, 1_000_000, 1],
    [80_000, 1_000_000, 8],
    [80_001, 1_000_000, 9],
    [5, 4, 100],
    [1, 0, 100],
  ])('%d of %d is among the best %d in a hundred', (place, players, percent) =>
    expect(bestPercent(place, players)).toBe(percent),
  );
  it.each([
    [1, 1],
    [999, 999],
    [1_001, 1_000],
    [1_005, 1_010],
    [12_437, 12_400],
    [999_871, 1_000_000],
  ])('%d is about %d', (place, rounded) => expect(roundPlace(place)).toBe(rounded));
});
