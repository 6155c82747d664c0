import { expect, it } from 'vitest';
import { bench } from './bench.ts';
import { BEANS_BY_WEEKDAY } from './plan.ts';
import { status } from './rules/rules.ts';
import { unseal } from './rules/seal.ts';
import { toolkit } from './toolkit.ts';
import { generate } from './world/targets.ts';
import { TIERS } from './world/tiers.ts';

// Puzzle 399 belongs to 21 November 2026, a Saturday.
const wish = { id: '399', board: 0, beans: 4, seed: 'a' };

it('proposes a country of the weekday that is not given out within a month or two', () => {
  const boards = Array.from({ length: 20 }, (_, i) => bench.propose({ ...wish, seed: String(i) }));
  const near = Array.from({ length: 17 }, (_, i) => generate(String(399 + 7 * (i - 8)), 5));
  const taken = near.flatMap((puzzle) => puzzle.boards.map(({ answer }) => unseal(answer)));
  for (const board of boards) {
    expect(TIERS[5]).toContain(unseal(board.answer));
    expect(taken).not.toContain(unseal(board.answer));
    expect(bench.report(board).complaints).toEqual([]);
  }
  expect(new Set(boards.map(({ answer }) => unseal(answer))).size).toBeGreaterThan(1);
  expect(bench.propose(wish)).toEqual(bench.propose(wish));
});

it.each([1, 2, 3, 4, 5])('proposes a country for %i beans, whatever the day is', (beans) => {
  const board = bench.propose({ ...wish, beans });
  const weekday = TIERS.findIndex((codes) => codes.includes(unseal(board.answer)!));
  expect(BEANS_BY_WEEKDAY[weekday]).toBe(beans);
  expect(board.beans).toBe(beans);
});

it('knows the answer, and complains like the toolkit', () => {
  const [board] = generate('399', 5).boards;
  const report = bench.report(board!);
  expect(report).toMatchObject({ solutions: 1, complaints: [] });
  expect(status(board!, report.solved[0]!)).toBe('won');
  expect(toolkit.verify(board!)).toMatchObject({ good: true, report: { tier: 6 } });
});
