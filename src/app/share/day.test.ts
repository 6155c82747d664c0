import { expect, it } from 'vitest';
import { definitionOf, type GameId } from '../../games/definitions.ts';
import type { GameRecord } from '../records/records.ts';
import { dayResults, shareDay } from './day.ts';

const record = (game: GameId, id: string, result: unknown) =>
  ({
    definition: definitionOf(game),
    results: new Map([[id, { id, result }]]),
    unreadable: new Map(),
    excused: new Map(),
    progress: new Map(),
  }) as unknown as GameRecord;

const TODAY = '2026-11-22';
const results = dayResults(
  [
    record('sudoku-shift', '517', [60_900, 60_900, 60_900, 60_900]),
    record('yearly-daily', '2026-11-21', [61_500, 0, 0.1]),
    record('geografind', '400', ['FR', 'DE', 'win']),
    record('royal-family', '393', [61_500, 1]),
  ],
  TODAY,
);

it('takes what is finished of the current puzzles', () => {
  expect(results.map(({ id, figure }) => `${id} ${figure}`)).toEqual([
    'sudoku-shift 4:03',
    'geografind 2/6',
    'royal-family 1:01',
  ]);
});

it('is shared as lines and as a sentence', () => {
  expect(shareDay(results, TODAY)).toEqual({
    lines:
      'Crema, 22 November 2026\n☕ Sudoku Shift 4:03\n☕ Geografind 2/6\n☕ Royal Family 1:01\n5:04 in total',
    sentence:
      'My Crema puzzles for 22 November 2026: Sudoku Shift in 4 minutes 3 seconds, Geografind in 2 guesses, Royal Family in 1 minute 1 second. 5 minutes 4 seconds in total.',
  });
});
