import { expect, it } from 'vitest';
import { definitionOf } from '../../games/definitions.ts';
import type { GameRecord } from '../records/records.ts';
import { minutesFor, ownMinutes } from './minutes.ts';

const record = (id: Parameters<typeof definitionOf>[0], results: Record<string, unknown>) =>
  ({
    definition: definitionOf(id),
    results: new Map(Object.entries(results).map(([key, result]) => [key, { id: key, result }])),
    excused: new Map(),
    progress: new Map(),
  }) as unknown as GameRecord;

const minutes = (n: number) => n * 60_000;

it('is the estimate for how hard it is while little is known of the player', () => {
  const {
    minutes: [easiest, hardest],
  } = definitionOf('royal-family');
  const none = record('royal-family', {});
  expect(minutesFor(none, '393', 1)).toBe(easiest);
  expect(minutesFor(none, '393', 5)).toBe(hardest);
  expect(minutesFor(none, '393', null)).toBe(Math.round((easiest + hardest) / 2));
});

it('is the median of the player’s own of this weekday as soon as there are three', () => {
  // Puzzle 393 is of a Sunday, and so is every seventh before it.
  const two = { 386: [minutes(30), 1], 379: [minutes(20), 1] };
  const {
    minutes: [, hardest],
  } = definitionOf('royal-family');
  const others = { 392: [minutes(2), 1], 391: [minutes(2), 1] };
  expect(minutesFor(record('royal-family', { ...two, ...others }), '393', 5)).toBe(hardest);
  expect(ownMinutes(record('royal-family', { ...two, ...others }), '393')).toBeNull();
  const three = { ...two, ...others, 372: [minutes(40), 1] };
  expect(minutesFor(record('royal-family', three), '393', 5)).toBe(30);
  expect(ownMinutes(record('royal-family', three), '393')).toBe(30);
});

it('is the estimate always where results tell no times', () => {
  const guesses = { 393: ['FR', 'win'], 386: ['FR', 'win'], 379: ['FR', 'win'] };
  expect(minutesFor(record('geografind', guesses), '400', 1)).toBe(
    definitionOf('geografind').minutes[0],
  );
});

it('is that of the week in a menu of sizes, and one’s own of that size alone', () => {
  const none = record('crossnumber', {});
  const [small, , , , large] = [1, 2, 3, 4, 5].map((id) => minutesFor(none, `${id}`, null));
  expect(minutesFor(none, '61', null)).toBe(small);
  expect(large).toBeGreaterThan(4 * small!);
  const smalls = { 1: [minutes(8), 1], 6: [minutes(9), 1], 11: [minutes(10), 1] };
  expect(minutesFor(record('crossnumber', smalls), '16', null)).toBe(9);
  expect(minutesFor(record('crossnumber', smalls), '15', null)).toBe(large);
});
