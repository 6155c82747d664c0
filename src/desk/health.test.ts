import { describe, expect, it } from 'vitest';
import { addDays } from '../daily/date.ts';
import { GAME_IDS } from '../games/definitions.ts';
import { costOf, duesOf, type HealthDocument, parseHealth } from './health.ts';

const TODAY = '2026-11-27';
const look = (more: Partial<HealthDocument> = {}): HealthDocument => ({
  day: TODAY,
  packs: Object.fromEntries(GAME_IDS.map((game) => [game, 84])) as HealthDocument['packs'],
  ...{ openSums: 0, errors: 0, refused: 0, held: 0, heldHours: 0, reports: 0, results: 0 },
  ...more,
});
const week = (errors: number) =>
  Array.from({ length: 7 }, (_, i) => look({ day: addDays(TODAY, -1 - i), errors }));
const measures = (looks: readonly HealthDocument[]) =>
  duesOf(looks, TODAY).map(({ measure }) => measure);

it('nothing is due on a usual day', () => {
  expect(measures([look({ errors: 4, held: 20, heldHours: 71, reports: 50 }), ...week(3)])).toEqual(
    [],
  );
});

describe('due is', () => {
  it('a game whose packs last for less than thirty days, by its name', () => {
    const short = look({ packs: { ...look().packs, geografind: 29, crossnumber: 30 } });
    expect(duesOf([short], TODAY)).toEqual([
      { measure: 'packs', text: 'Geografind has puzzles for 29 more days. Make new packs.' },
    ]);
  });

  it.each<[string, Partial<HealthDocument>]>([
    ['openSums', { openSums: 1 }],
    ['held', { held: 21 }],
    ['held', { held: 1, heldHours: 72 }],
    ['reports', { reports: 51 }],
    ['errors', { errors: 5 }],
  ])('%s: %j', (measure, more) => {
    expect(measures([look(more)])).toEqual([measure]);
  });

  it('a rise of errors, and no usual number of them', () => {
    expect(measures([look({ errors: 21 }), ...week(10)])).toEqual(['errors']);
    expect(measures([look({ errors: 20 }), ...week(10)])).toEqual([]);
  });

  it('a look that did not come', () => {
    expect(measures([])).toEqual(['written']);
    expect(measures([look({ day: addDays(TODAY, -1) })])).toEqual([]);
    expect(measures([look({ day: addDays(TODAY, -2) })])).toEqual(['written']);
  });
});

it('a day’s cost is that of decision 28: three cents for a thousand results', () => {
  expect(costOf({ results: 1_000 })).toBeCloseTo(0.03, 2);
});

describe('a stored look', () => {
  it('is read as it was written', () => {
    expect(parseHealth(TODAY, { ...look(), at: 'later' })).toEqual(look());
  });
  it('has no days for a game that came later', () => {
    const { geografind: _, ...packs } = look().packs;
    expect(parseHealth(TODAY, { ...look(), packs })?.packs.geografind).toBe(0);
  });
  it.each([null, {}, { ...look(), held: -1 }, { ...look(), packs: null }, []])(
    '%j is none',
    (data) => {
      expect(parseHealth(TODAY, data)).toBeNull();
    },
  );
});
