/** The distance to a player's usual result, beside their own place at a table. */
import { expect, it } from 'vitest';
import { definitionOf, type GameId } from '../../games/definitions.ts';
import { CODES } from '../../games/geografind/codes.ts';
import type { GameRecord } from '../records/records.ts';
import { underUsual } from './usual.ts';

const record = (id: GameId, results: Record<string, unknown>) =>
  ({
    definition: definitionOf(id),
    results: new Map(Object.entries(results).map(([key, result]) => [key, { id: key, result }])),
    excused: new Map(),
    progress: new Map(),
  }) as unknown as GameRecord;
const s = (seconds: number) => [seconds * 1000, 1];
/** Five Sundays before puzzle 393, whose median is 2:00, and a Saturday. */
const SUNDAYS = { 386: s(90), 379: s(110), 372: s(120), 365: s(130), 358: s(500), 392: s(5) };
const after = (seconds: number, others: object = SUNDAYS) =>
  underUsual(record('royal-family', { ...others, 393: s(seconds) }), '393');

it('is the distance to the median of the same weekday, where the player was quicker', () => {
  expect(after(80)).toBe('0:40');
  expect(after(119)).toBe('0:01');
  // As the whole seconds that are shown.
  expect(after(119.9)).toBe('0:01');
});

it('is about the usual time, or nothing: nobody is told that they were slow', () => {
  expect(after(120.4)).toBe('');
  expect(after(132)).toBe('');
  expect(after(133)).toBeNull();
  expect(after(5_000)).toBeNull();
});

it('takes five other plays of that weekday, and a result on this device', () => {
  const { 358: _, ...four } = SUNDAYS;
  expect(after(80, four)).toBeNull();
  expect(underUsual(record('royal-family', SUNDAYS), '393')).toBeNull();
});

it('counts guesses, and no lost game', () => {
  const won = (guesses: number) => [...CODES.slice(0, guesses), 'win'];
  const lost = [...CODES.slice(0, 6), 'loss'];
  const sundays = { 386: won(4), 379: won(4), 372: won(4), 365: won(3), 358: won(5), 351: lost };
  const now = (result: unknown) =>
    underUsual(record('geografind', { ...sundays, 393: result }), '393');
  expect(now(won(2))).toBe('2 guesses');
  expect(now(won(3))).toBe('1 guess');
  expect(now(won(4))).toBe('');
  expect(now(won(5))).toBeNull();
  expect(now(lost)).toBeNull();
});
