import { expect, it } from 'vitest';
import { addDays } from '../daily/date.ts';
import { GAME_IDS } from '../games/definitions.ts';
import { duesOf, type HealthDocument, parseHealth } from './health.ts';

const TODAY = '2026-11-27';
const packs = Object.fromEntries(GAME_IDS.map((game) => [game, 84])) as HealthDocument['packs'];
const LOOK: HealthDocument = { day: TODAY, packs, openSums: 0 };
const due = (more: Partial<HealthDocument>) => duesOf({ ...LOOK, ...more }, TODAY);

it('nothing is due on a usual day', () => expect(due({})).toEqual([]));

it('a game whose packs last for less than thirty days is due, by its name', () => {
  for (const [days, words] of [
    [0, '0 more days'],
    [1, '1 more day'],
    [29, '29 more days'],
  ] as const) {
    expect(due({ packs: { ...packs, geografind: days, crossnumber: 30 } })).toEqual([
      `Geografind has puzzles for ${words}. Make new packs.`,
    ]);
  }
});

it('a board that is not summed up is due', () =>
  expect([due({ openSums: 1 }), due({ openSums: 2 })]).toEqual([
    ['Totals not updated for over an hour: 1 leaderboard.'],
    ['Totals not updated for over an hour: 2 leaderboards.'],
  ]));

it('a look that did not come is due', () => {
  expect(duesOf(null, TODAY)).toEqual(['No daily check has run yet.']);
  expect(due({ day: addDays(TODAY, -1) })).toEqual([]);
  expect(due({ day: addDays(TODAY, -2) })).toEqual(['The daily check has stopped running.']);
});

it('a stored look is read as it was written, with no days for a game that came later', () => {
  expect(parseHealth({ ...LOOK, more: 1 })).toEqual(LOOK);
  const { geografind: _, ...others } = packs;
  expect(parseHealth({ ...LOOK, packs: others })?.packs.geografind).toBe(0);
});

it.each([null, {}, { ...LOOK, openSums: -1 }, { ...LOOK, packs: null }, { ...LOOK, day: 7 }, []])(
  '%j is no look',
  (data) => expect(parseHealth(data)).toBeNull(),
);
