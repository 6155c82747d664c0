import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../../daily/date.ts';
import { CODES } from '../codes.ts';
import { unseal } from '../rules/seal.ts';
import { generate } from './targets.ts';
import { TIERS } from './tiers.ts';

/** The puzzle with number n; number 1 belongs to Sunday 19 October 2025. */
function puzzle(n: number) {
  return generate(String(n), weekdayOf(addDays('2025-10-19', n - 1))).boards[0]!;
}

const BOARDS = Array.from({ length: 1000 }, (_, i) => puzzle(i + 1));
const TARGETS = BOARDS.map(({ answer }) => unseal(answer)!);

/**
 * The number of daily puzzles made by the older rule of targets.ts, up to the Sunday after the last
 * pack made by that rule.
 */
const PACKED = 491;

it('the packs are as they were', () => {
  const folder = new URL('../../../../public/puzzles/geografind/', import.meta.url);
  const packed = readdirSync(folder).flatMap((file) => {
    const { puzzles } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
      puzzles: { id: number; boards: unknown[] }[];
    };
    return puzzles.filter(({ id }) => id <= PACKED);
  });
  expect(packed.length).toBeGreaterThan(480);
  for (const { id, boards } of packed)
    expect(generate(String(id), (id + 5) % 7).boards).toEqual(boards);
});

describe('the countries of the days after the packs', () => {
  const moving = Array.from({ length: 7 * 28 * 12 }, (_, i) => PACKED + 1 + i).map((n) => ({
    weekday: weekdayOf(addDays('2025-10-19', n - 1)),
    code: unseal(puzzle(n).answer)!,
  }));

  it('are all but one in each cycle, and the one is in the next', () => {
    let before: Set<string> | null = null;
    for (let start = 0; start < moving.length; start += 7 * 28) {
      const cycle = new Set(moving.slice(start, start + 7 * 28).map(({ code }) => code));
      expect(cycle.size).toBe(196);
      if (before) expect(new Set([...before, ...cycle]).size).toBe(197);
      before = cycle;
    }
  });

  it('move from weekday to weekday, but by one tier at the most', () => {
    for (const { weekday, code } of moving) {
      const home = TIERS.findIndex((tier) => tier.includes(code));
      expect(Math.abs(home - weekday), code).toBeLessThanOrEqual(1);
    }
    for (let weekday = 0; weekday < 7; weekday++) {
      const met = new Set(moving.flatMap((day) => (day.weekday === weekday ? [day.code] : [])));
      expect(met.size).toBeGreaterThan(36);
    }
  });

  it('come back after 22 weeks at the earliest, the last of the packs too', () => {
    const last = new Map(TARGETS.slice(0, PACKED).map((code, i) => [code, i + 1]));
    let nearest = Number.POSITIVE_INFINITY;
    for (const [i, { code }] of moving.entries()) {
      const day = PACKED + 1 + i;
      nearest = Math.min(nearest, day - last.get(code)!);
      last.set(code, day);
    }
    expect(nearest).toBeGreaterThanOrEqual(22 * 7);
  });
});

describe('the countries of the first 1,000 days', () => {
  it('are known, and every country has its turn', () => {
    expect(new Set(TARGETS)).toEqual(new Set(CODES));
  });

  it('do not come back within 150 days', () => {
    const last = new Map<string, number>();
    let nearest = Number.POSITIVE_INFINITY;
    for (const [day, country] of TARGETS.entries()) {
      const before = last.get(country);
      if (before !== undefined) nearest = Math.min(nearest, day - before);
      last.set(country, day);
    }
    expect(nearest).toBeGreaterThan(150);
  });

  it('are sealed differently each time', () => {
    const sealed = BOARDS.map(({ answer }) => answer);
    expect(new Set(sealed).size).toBe(1000);
    expect(
      sealed.filter((text, i) => text.includes(TARGETS[i]!.toLowerCase())).length,
    ).toBeLessThan(20);
  });

  it('get harder from Monday to Sunday', () => {
    // Puzzle 2 belongs to a Monday.
    const weeks = Array.from({ length: 142 }, (_, week) =>
      BOARDS.slice(1 + 7 * week, 8 + 7 * week),
    );
    for (const week of weeks) expect(week.map(({ beans }) => beans)).toEqual([1, 1, 2, 3, 3, 4, 5]);
    const famous = ['FR', 'BR', 'IN', 'EG', 'JP'];
    const obscure = ['NR', 'KM', 'TV', 'VU'];
    const daysOf = (codes: string[]) =>
      new Set(
        TARGETS.slice(0, PACKED).flatMap((code, i) => (codes.includes(code) ? [(i + 6) % 7] : [])),
      );
    expect(daysOf(famous)).toEqual(new Set([0]));
    expect(daysOf(obscure)).toEqual(new Set([6]));
  });
});

it('seven tiers share the countries, each in one', () => {
  expect(TIERS.map((tier) => tier.length)).toEqual([28, 28, 28, 28, 28, 28, 29]);
  expect(TIERS.flat().toSorted()).toEqual(CODES.toSorted());
});
