import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packUrlOf } from '../daily/packs.ts';
import { definitionOf, type GameId } from '../games/definitions.ts';
import { unseal } from '../games/geografind/rules/seal.ts';
import { plannedBeans } from './plans.ts';

/** Boards of the puzzles with these numbers, as their packs hold them. */
function packedBoards(game: GameId, ids: readonly number[]): { readonly beans: number }[] {
  return ids.flatMap((id) => {
    const url = packUrlOf(game, definitionOf(game).schedule, String(id));
    const pack = JSON.parse(readFileSync(new URL(`../../public${url}`, import.meta.url), 'utf8'));
    return pack.puzzles.find((puzzle: { id: number }) => puzzle.id === id).boards;
  });
}

/** How far the boards of these puzzles are from the plan, in beans. */
const beansOff = (game: GameId, ids: readonly number[]) =>
  ids.flatMap((id) =>
    packedBoards(game, [id]).map(({ beans }) => Math.abs(beans - plannedBeans(game, String(id))!)),
  );

const WEEKS = Array.from({ length: 28 }, (_, i) => 400 + i);

it('is what Geografind keeps to, and Royal Family but for a bean now and then', () => {
  expect(Math.max(...beansOff('geografind', WEEKS))).toBe(0);
  expect(Math.max(...beansOff('royal-family', WEEKS))).toBeLessThanOrEqual(1);
});

it('is what Royal Family and Sudoku Shift keep to on every day from 14 December 2026 on', () => {
  const from = (first: number) => Array.from({ length: 74 }, (_, i) => first + i);
  expect(Math.max(...beansOff('royal-family', from(415)))).toBe(0);
  expect(Math.max(...beansOff('sudoku-shift', from(539)))).toBe(0);
});

it('goes through five weeks of Crossnumber over and over', () => {
  expect([1, 2, 3, 4, 5, 6].map((id) => plannedBeans('crossnumber', String(id)))).toEqual([
    ...[1, 2, 3, 4, 5, 1],
  ]);
});

it('plans nothing for what the date brings', () => {
  expect(plannedBeans('yearly-daily', '2026-11-21')).toBeNull();
});

it('no country comes back within 22 weeks', () => {
  const countries = packedBoards(
    'geografind',
    Array.from({ length: 150 }, (_, i) => 300 + i),
  ).map((board) => unseal((board as { readonly answer?: unknown }).answer));
  expect(countries.every((code) => /^[A-Z]{2}$/.test(code ?? ''))).toBe(true);
  expect(new Set(countries).size).toBe(countries.length);
});
