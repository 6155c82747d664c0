import { expect, it } from 'vitest';
import { definitionOf, type GameId } from '../../games/definitions.ts';
import { isDayDone, newestOpen } from './newestOpen.ts';
import type { GameRecord } from './records.ts';

// The day of the puzzles Geografind 400 and Royal Family 398.
const TODAY = '2026-11-22';

function record(
  game: GameId,
  done: readonly string[],
  excused: readonly string[] = [],
): GameRecord {
  const results = new Map(
    done.map((id) => [id, { id, result: [1], openedOn: null, finishedAt: null }]),
  );
  const excuses = new Map(excused.map((id) => [id, 'withdrawn' as const]));
  const definition = definitionOf(game);
  return { definition, results, progress: new Map(), excused: excuses };
}

it('goes on with the newest that is not finished, and never with what was withdrawn', () => {
  expect(newestOpen(record('geografind', []), TODAY)).toBe('400');
  expect(newestOpen(record('geografind', ['400', '399']), TODAY)).toBe('398');
  expect(newestOpen(record('geografind', ['400'], ['399']), TODAY)).toBe('398');
});

it('lets a day end without what was withdrawn', () => {
  const [open, excused] = [record('geografind', []), record('geografind', [], ['400'])];
  expect([isDayDone([open], TODAY), isDayDone([excused], TODAY)]).toEqual([false, true]);
  // An unfinished puzzle of a weekly game does not keep the day open.
  expect(isDayDone([record('crossnumber', [])], TODAY)).toBe(true);
});
