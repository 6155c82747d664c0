import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GUESSES, TIME } from '../../tests/support/measures.ts';
import { bucketOf, LAST_BUCKET } from '../protocol/spread.ts';
import { barsOf } from './bars.ts';

const MIN = 60_000;
const counts = (bars: ReturnType<typeof barsOf>) => bars.map((bar) => bar.count);

describe('bars', () => {
  it('are none without results', () => expect(barsOf(TIME, {}, null)).toEqual([]));

  it('stay as fine as they are while they are few', () => {
    // 1:00 to 1:30, and 2:00 to 2:30
    const bars = barsOf(TIME, { 2: 3, 4: 1 }, 70_000);
    expect(bars.filter((bar) => bar.count > 0)).toEqual([
      { from: 1 * MIN, to: 1.5 * MIN, count: 3, own: true },
      { from: 2 * MIN, to: 2.5 * MIN, count: 1, own: false },
    ]);
    expect(counts(bars)).toEqual([0, 0, 3, 0, 1, 0, 0]);
  });

  it('become wider when there would be too many', () => {
    // Every half minute from 5 to 20 minutes: 31 buckets, two minutes per bar.
    const spread = Object.fromEntries(Array.from({ length: 31 }, (_, i) => [10 + i, 1]));
    const bars = barsOf(TIME, spread, 12.4 * MIN);
    expect(bars[0]).toEqual({ from: 4 * MIN, to: 6 * MIN, count: 2, own: false });
    expect(bars.find((bar) => bar.own)?.from).toBe(12 * MIN);
    expect(bars.length).toBeLessThanOrEqual(12);
    expect(bars.at(-1)?.to).toBeNull();
  });

  it('end open when somebody left the puzzle open overnight', () => {
    const bars = barsOf(TIME, { 10: 30, 11: 30, 12: 30, [LAST_BUCKET]: 1 }, 9 * 60 * MIN);
    expect(counts(bars)).toEqual([0, 0, 30, 30, 30, 0, 1]);
    expect(bars.at(-1)).toMatchObject({ to: null, own: true });
  });

  it('of guesses end with the losses', () => {
    const bars = barsOf(GUESSES, { 2: 1, 6: 3, 7: 1 }, 6);
    expect(bars.map(({ from }) => from)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(bars.at(-1)?.to).toBe(8);
  });

  it('are fewer where there is no room for more', () => {
    const bars = barsOf(GUESSES, { 1: 1, [LAST_BUCKET]: 1 }, null);
    expect(bars.map(({ from, to }) => [from, to])).toEqual([
      [0, 50],
      [50, 100],
      [100, 150],
      [150, 200],
      [200, null],
    ]);
  });

  it('lose nobody, are at most twelve, and hold the player once', () => {
    const spread = fc
      .dictionary(
        fc.integer({ min: 0, max: LAST_BUCKET }).map(String),
        fc.integer({ min: 1, max: 99 }),
      )
      .filter((buckets) => Object.keys(buckets).length > 0);
    const measure = fc.constantFrom(TIME, GUESSES);
    fc.assert(
      fc.property(measure, spread, fc.nat(9_000_000), (kind, buckets, rank) => {
        const bars = barsOf(kind, buckets, rank);
        const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
        expect(sum(counts(bars))).toBe(sum(Object.values(buckets)));
        expect(bars.length).toBeLessThanOrEqual(12);
        expect(bars.filter((bar) => bar.own)).toHaveLength(1);
        bars.slice(1).forEach((bar, i) => {
          expect(bar.from).toBe(bars[i]?.to);
        });
      }),
    );
  });
});

describe('buckets', () => {
  it.each([
    [TIME, 0, 0],
    [TIME, 29_999, 0],
    [TIME, 30_000, 1],
    [TIME, 9 * 60 * MIN, LAST_BUCKET],
    [TIME, -5, 0],
    [GUESSES, 4, 4],
  ] as const)('%j %d: %d', (measure, rank, bucket) => {
    expect(bucketOf(measure, rank)).toBe(bucket);
  });
});
