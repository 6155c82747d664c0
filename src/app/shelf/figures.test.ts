import { expect, it } from 'vitest';
import { definitionOf, type GameId } from '../../games/definitions.ts';
import type { GameRecord } from '../records/records.ts';
import { keepUnchanged, overallFigures } from './figures.ts';

const record = (game: GameId, results: Readonly<Record<string, unknown>>) =>
  ({
    definition: definitionOf(game),
    results: new Map(
      Object.entries(results).map(([id, result]) => [id, { id, result, openedOn: null }]),
    ),
    unreadable: new Map(),
    excused: new Map(),
    progress: new Map(),
  }) as unknown as GameRecord;

// 2026-11-22 is a Sunday.
const TODAY = '2026-11-22';
const records = [
  record('sudoku-shift', { 517: [1000, 1000, 1000, 1000], 516: [1000, 1000, 1000, 3000] }),
  record('geografind', { 400: ['FR', 'win'], 398: ['FR', 'DE', 'PE', 'BO', 'BR', 'CL', 'loss'] }),
];

it('tells of all games together', () => {
  const { played, streak, time } = overallFigures(records, TODAY, {
    hasRests: true,
    absences: [],
  });
  expect({ played, time }).toEqual({ played: 4, time: 10_000 });
  expect(streak).toEqual({ current: 3, best: 3, rests: 0, rested: [] });
});

it('keeps the records of games in which nothing has changed', () => {
  const read = () => records.map((one) => ({ ...one, results: new Map(one.results) }));
  expect(keepUnchanged(records, read())).toBe(records);
  const [same, other] = read();
  const latest = [same!, { ...other!, excused: new Map([['401', 'held' as const]]) }];
  const kept = keepUnchanged(records, latest);
  expect(kept[0]).toBe(records[0]);
  expect(kept[1]).toBe(latest[1]);
});
