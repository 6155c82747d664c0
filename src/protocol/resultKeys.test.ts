import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../daily/date.ts';
import { GAME_IDS } from '../games/definitions.ts';
import { idFromResultKey, isPuzzleId, resultKey, storedNames } from './resultKeys.ts';

describe('the names of the specification', () => {
  it.each([
    ['sudoku-shift', 'ssPuzzles ssPuzzlesTimes ssPuzzleNo sudokuShiftTimes'],
    ['yearly-daily', 'ydPuzzles ydScores ydPuzzleDate yearlyDailyScores'],
    ['crossnumber', 'cnDocs cnPuzzleTimes cnPuzzleNo crossnumberTimes'],
    ['geografind', 'gfDocs gfGuesses gfPuzzleNo geografindGuesses'],
    ['royal-family', 'rfDocs rfTimes rfPuzzleNo royalFamilyTimes'],
  ] as const)('%s: %s', (game, names) => {
    const { puzzles, results, marker, profileMap } = storedNames(game);
    expect([puzzles, results, marker, profileMap].join(' ')).toBe(names);
  });
});

describe('resultKey', () => {
  it('is the id, or MM_DD_YYYY for a puzzle named by its date', () => {
    expect(resultKey('geografind', '41')).toBe('41');
    expect(resultKey('yearly-daily', '2026-08-09')).toBe('08_09_2026');
    expect(resultKey('yearly-daily', '2028-02-29')).toBe('02_29_2028');
  });

  it('is undone by idFromResultKey', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (n) => {
        const date = addDays('2025-06-24', n);
        expect(idFromResultKey('yearly-daily', resultKey('yearly-daily', date))).toBe(date);
        const id = String(n + 1);
        expect(idFromResultKey('crossnumber', resultKey('crossnumber', id))).toBe(id);
      }),
    );
  });

  it.each(['', '0', '01', '-1', '1.0', '1e3', ' 1', '__proto__', 'constructor', '99999999'])(
    'is never %j for a number',
    (key) => {
      for (const game of GAME_IDS) expect(idFromResultKey(game, key)).toBeNull();
    },
  );

  it.each(['11_20', '11-20-2026', '2026_11_20', '02_30_2026', '8_09_2026', '06_23_2025', '1_1_1'])(
    'is never %j for a date',
    (key) => expect(idFromResultKey('yearly-daily', key)).toBeNull(),
  );

  it('knows ids from anything else', () => {
    expect(isPuzzleId('yearly-daily', '2026-11-20')).toBe(true);
    expect(isPuzzleId('yearly-daily', '11_20_2026')).toBe(false);
    expect(isPuzzleId('yearly-daily', '2026-11-20x')).toBe(false);
    expect(isPuzzleId('geografind', '2026-11-20')).toBe(false);
  });
});
