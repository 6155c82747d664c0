import { expect, it } from 'vitest';
import { DEFINITIONS, GAME_IDS, type GameId } from '../../games/definitions.ts';
import type { ResultRow } from '../../storage/entities.ts';
import { inOrder } from './inOrder.ts';
import type { GameRecord } from './records.ts';

const TODAY = '2026-11-21';
const ROW = { id: '', result: [1, 1], openedOn: TODAY, finishedAt: 0 } as ResultRow;

const records = (finished: Partial<Record<GameId, string>> = {}) =>
  DEFINITIONS.map((definition): GameRecord => {
    const id = finished[definition.id];
    const results = new Map(id === undefined ? [] : [[id, ROW]]);
    return { definition, results, unreadable: new Map(), progress: new Map(), excused: new Map() };
  });
const idsOf = (some: readonly GameRecord[]) => some.map(({ definition }) => definition.id);

it('shows a newcomer the shortest game first and the longest last', () => {
  const order = ['geografind', 'yearly-daily', 'royal-family', 'sudoku-shift', 'crossnumber'];
  expect(idsOf(inOrder(records(), TODAY))).toEqual(order);
  expect(idsOf(inOrder(records({ 'yearly-daily': TODAY }), TODAY))).toEqual(order);
  // This week's Crossnumber came out days ago.
  expect(idsOf(inOrder(records({ crossnumber: '59' }), TODAY))).toEqual(order);
});

it('keeps the usual order from the day after the first puzzle on', () => {
  expect(idsOf(inOrder(records({ 'yearly-daily': '2026-11-20' }), TODAY))).toEqual(GAME_IDS);
  expect(idsOf(inOrder(records({ crossnumber: '58' }), TODAY))).toEqual(GAME_IDS);
});
