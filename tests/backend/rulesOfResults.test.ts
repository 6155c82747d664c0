import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODES } from '../../src/games/geografind/codes.ts';
import { MAX_RESULTS_PER_CALL } from '../../src/protocol/callables.ts';
import { INFO, newProfile } from './support/profiles.ts';
import { commitRaw, type Plain } from './support/rawWrite.ts';
import { RULES, type RulesEmulator, rulesEmulator } from './support/rulesEmulator.ts';

const PROJECT = 'demo-crema-results';

let rules: RulesEmulator;
beforeAll(async () => {
  rules = await rulesEmulator(PROJECT);
});
afterAll(() => rules.env.cleanup());
beforeEach(async () => {
  await rules.env.clearFirestore();
  await setDoc(doc(rules.as('anna'), 'users/anna'), newProfile());
});

/** A result map with `count` results, for puzzles from number `from` on. */
const many = (count: number, from: number, make: (i: number) => unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [String(from + i), make(i)]));
const codes = (i: number) => ['FR', CODES[i]!];

const COMPLETE = {
  sudokuShiftTimes: { 5: [1, 20_000, 300_000, 2_592_000_000] },
  yearlyDailyScores: { '08_21_2026': [61_000, 0, 0.1] },
  crossnumberTimes: { 4: [61_000, 1] },
  geografindGuesses: { 4: ['FR', 'DE', 'win'] },
  royalFamilyTimes: { 4: [61_000, 1] },
};

describe('new results', () => {
  it.each(Object.entries(COMPLETE))('one of %s', (map, results) =>
    assertSucceeds(rules.save({ [map]: results })),
  );
  it('all at once, and again without harm', async () => {
    await assertSucceeds(rules.save(COMPLETE));
    await assertSucceeds(rules.save(COMPLETE));
  });
  it('a lost game, and one won at once', () =>
    assertSucceeds(
      rules.save({
        geografindGuesses: {
          7: ['FR', 'DE', 'IT', 'ES', 'PT', 'PL', 'loss'],
          8: ['FR', 'win'],
          9: ['FR', 'win'],
        },
      }),
    ));
  it('with the same times as another', async () => {
    await rules.save(COMPLETE);
    await assertSucceeds(rules.save({ crossnumberTimes: { 5: [61_000, 1] } }));
  });

  /** Results that no `resultCases.json` has; results.test.ts tries those. */
  const wrong: Record<string, readonly [map: keyof typeof COMPLETE, value: unknown]> = {
    NaN: ['sudokuShiftTimes', [Number.NaN, 2, 3, 4]],
    Infinity: ['sudokuShiftTimes', [Number.POSITIVE_INFINITY, 2, 3, 4]],
    'two results in one, with a key': ['sudokuShiftTimes', [1, 2, 3, 4, '/', '|', '/', '=', '9']],
  };
  // The double guess is tried at every position of a write, since the order in which the rules
  // check results is unknown.
  it.each([...Array(MAX_RESULTS_PER_CALL).keys()])(
    'refused: a country guessed twice, in the game at place %i',
    (at) =>
      assertFails(
        rules.save({
          geografindGuesses: many(MAX_RESULTS_PER_CALL, 100, (i) =>
            i === at ? ['FR', 'DE', 'FR', 'win'] : [...codes(i), 'win'],
          ),
        }),
      ),
  );

  it.each(Object.entries(wrong))('refused: %s', (_, [map, value]) =>
    assertFails(rules.save({ [map]: { 4: value } })),
  );

  const wrongKeys: readonly (readonly [map: keyof typeof COMPLETE, key: string])[] = [
    ...['0', '01', '-1', '1.5', '10000', 'five', ' 5', '5 6', '5/6', '=', '|', '/'].map(
      (key) => ['sudokuShiftTimes', key] as const,
    ),
    ['sudokuShiftTimes', 'constructor'],
    ['yearlyDailyScores', '8_21_2026'],
    ['yearlyDailyScores', '13_01_2026'],
    ['yearlyDailyScores', '08_32_2026'],
    ['yearlyDailyScores', '2026-08-21'],
    ['yearlyDailyScores', '5'],
    ['geografindGuesses', 'x'.repeat(1000)],
  ];
  it.each(wrongKeys)('refused: %s with the key "%s"', (map, key) =>
    assertFails(
      rules.save({ [map]: Object.fromEntries([[key, Object.values(COMPLETE[map])[0]]]) }),
    ),
  );
  it('refused: what only a client of one’s own can send', async () => {
    const write = (key: string, value: Plain) =>
      commitRaw(PROJECT, 'anna', `sudokuShiftTimes.\`${key}\``, {
        sudokuShiftTimes: { [key]: value },
      });
    expect(await write('5', [1, 2, 3, 4])).toBe(200);
    expect(await write('__proto__', [1, 2, 3, 5])).toBeGreaterThanOrEqual(400);
    expect(await write('', [1, 2, 3, 5])).toBeGreaterThanOrEqual(400);
    expect(await write('6', [[1, 2, 3, 5]])).toBeGreaterThanOrEqual(400);
  });
});

describe('results that are there', () => {
  beforeEach(() => rules.save(COMPLETE));
  const changes: Record<string, Record<string, unknown>> = {
    'another time': { sudokuShiftTimes: { 5: [1, 1, 1, 1] } },
    'the same as a float, which is no JSON number of ours': { royalFamilyTimes: { 4: [1.5, 1] } },
    'unsolved again': { crossnumberTimes: { 4: [61_000, 0] } },
    'other guesses': { geografindGuesses: { 4: ['DE', 'win'] } },
    'one of two places for the old one': {
      royalFamilyTimes: { 4: [5, 1], 5: [61_000, 1] },
    },
    null: { sudokuShiftTimes: { 5: null } },
    nothing: { sudokuShiftTimes: { 5: deleteField() } },
    'nothing, beside a new one': { crossnumberTimes: { 4: deleteField(), 5: [7, 1] } },
  };
  it.each(Object.entries(changes))('never become: %s', (_, fields) =>
    assertFails(rules.save(fields)),
  );
  it('never swap places', async () => {
    await rules.save({ crossnumberTimes: { 5: [7, 1] } });
    await assertFails(rules.save({ crossnumberTimes: { 4: [7, 1], 5: [61_000, 1] } }));
  });
  it('do not go, though another is just like it', async () => {
    await rules.save({ crossnumberTimes: { 5: [61_000, 1] } });
    await assertFails(rules.save({ crossnumberTimes: { 4: deleteField() } }));
  });
  it('do not go with a whole new document', () =>
    assertFails(setDoc(doc(rules.as('anna'), 'users/anna'), newProfile())));
});

describe('unfinished results of the former site', () => {
  const unfinished = {
    sudokuShiftTimes: { 10: [], 11: [5], 12: [5, 6, 7], 13: [0, 0, 0, 0], 14: [5.5, 6, 0, 0] },
    yearlyDailyScores: { '08_09_2026': [61_000], '08_10_2026': [61.25, 2], '08_11_2026': [0.15] },
    crossnumberTimes: { 10: [5, 0], 11: [] },
    geografindGuesses: { 10: ['FR'], 11: ['FR', 'DE'], 12: ['France', 'de', 'ken', 'wif'] },
    royalFamilyTimes: { 10: [6, 0], 11: [7], 12: [123.4, 0] },
  };
  beforeEach(() =>
    rules.put('users/anna', {
      ...unfinished,
      ...{ crossnumberTimes: { ...unfinished.crossnumberTimes, 20: [9, 1] } },
    }),
  );

  it('make way for complete ones', () =>
    assertSucceeds(
      rules.save({
        sudokuShiftTimes: many(5, 10, (i) => [i + 1, 2, 3, 4]),
        yearlyDailyScores: {
          '08_09_2026': [61_000, 2, 0.1],
          '08_10_2026': [61_001, 2, 0.1],
          '08_11_2026': [61_002, 2, 0.1],
        },
        crossnumberTimes: many(2, 10, (i) => [100 + i, 1]),
        geografindGuesses: many(3, 10, (i) => [...codes(i), 'win']),
        royalFamilyTimes: many(3, 10, (i) => [100 + i, 1]),
      }),
    ));
  it('make way for complete ones only', () =>
    assertFails(rules.save({ crossnumberTimes: { 10: [6, 0] } })));
  it('do not cover for a complete one', () =>
    assertFails(rules.save({ crossnumberTimes: { 10: [100, 1], 20: [8, 1] } })));
  it('do not take over a complete one’s value', () =>
    assertFails(rules.save({ crossnumberTimes: { 10: [9, 1], 20: [8, 1] } })));
  it('do not go', () => assertFails(rules.save({ crossnumberTimes: { 10: deleteField() } })));
  it(`make way for ${MAX_RESULTS_PER_CALL} at once, and no more`, async () => {
    const count = MAX_RESULTS_PER_CALL + 1;
    await rules.put('users/anna', { royalFamilyTimes: many(count, 100, (i) => [i + 1000, 0]) });
    const complete = (most: number) => ({
      royalFamilyTimes: many(most, 100, (i) => [i + 2000, 1]),
    });
    await assertFails(rules.save(complete(count)));
    await assertSucceeds(rules.save(complete(count - 1)));
  });
  it('that are no results at all stand in the way of nothing else', async () => {
    await rules.put('users/anna', { crossnumberTimes: null });
    await assertSucceeds(rules.save({ leaderboardName: 'Soft Mug' }));
    await assertFails(rules.save({ royalFamilyTimes: { 4: [61_000, 1] } }));
  });
  it('that are exactly alike make way together', async () => {
    await rules.put('users/anna', { geografindGuesses: { 30: ['IT'], 31: ['IT'] } });
    await assertFails(rules.save({ geografindGuesses: { 30: ['IT', 'win'] } }));
    await assertSucceeds(
      rules.save({ geografindGuesses: { 30: ['IT', 'win'], 31: ['IT', 'ES', 'win'] } }),
    );
  });
});

describe('complete results of the former site', () => {
  const complete: Readonly<Record<string, readonly [map: string, key: string, unknown, unknown]>> =
    {
      'a mark in another place': ['yearlyDailyScores', '08_09_2026', [61_000, 0.1], [9, 0, 0.1]],
      'a mark first': ['yearlyDailyScores', '08_09_2026', [0.1, 61.25, 2], [9, 0, 0.1]],
      'a mark alone': ['yearlyDailyScores', '08_09_2026', [0.1], [9, 0, 0.1]],
      'a country by name': ['geografindGuesses', '10', ['France', 'win'], ['FR', 'win']],
      'a loss': ['geografindGuesses', '10', ['fr', 'loss'], ['FR', 'win']],
      'the end first': ['geografindGuesses', '10', ['win', 'FR'], ['FR', 'win']],
      'times in seconds': ['sudokuShiftTimes', '10', [35.2, 40, 50, 60], [1, 2, 3, 4]],
      'a time with a fraction': ['royalFamilyTimes', '10', [123.4, 1], [123, 1]],
    };
  it.each(Object.entries(complete))('%s stays', async (_, [map, key, former, today]) => {
    await rules.put('users/anna', { [map]: { [key]: former } });
    await assertFails(rules.save({ [map]: { [key]: today } }));
    await assertSucceeds(rules.save({ crossnumberTimes: { 30: [61_000, 1] } }));
  });
  it('stays under its own key, beside which others are stored', async () => {
    await rules.put('users/anna', { yearlyDailyScores: { '10_5_2025': [61_000, 0.1] } });
    await assertSucceeds(rules.save({ yearlyDailyScores: { '10_06_2025': [61_000, 2, 0.1] } }));
    await assertFails(rules.save({ yearlyDailyScores: { '10_5_2025': [9, 0, 0.1] } }));
    await assertFails(rules.save({ yearlyDailyScores: { '10_7_2025': [9, 0, 0.1] } }));
  });
});

describe('how much a write may bring', () => {
  it(`${MAX_RESULTS_PER_CALL} results of one game`, () =>
    assertSucceeds(rules.save({ sudokuShiftTimes: many(20, 1, (i) => [i + 1, 2, 3, 4]) })));
  it(`not ${MAX_RESULTS_PER_CALL + 1}`, () =>
    assertFails(rules.save({ sudokuShiftTimes: many(21, 1, (i) => [i + 1, 2, 3, 4]) })));
  it('not one more of another game', () =>
    assertFails(
      rules.save({
        sudokuShiftTimes: many(20, 1, (i) => [i + 1, 2, 3, 4]),
        royalFamilyTimes: { 4: [5, 1] },
      }),
    ));
  it('not a thousand that are equal to one that is there', async () => {
    await rules.save({ royalFamilyTimes: { 4: [5, 1] } });
    await assertFails(rules.save({ royalFamilyTimes: many(1000, 10, () => [5, 1]) }));
    await assertFails(rules.save({ royalFamilyTimes: many(21, 10, () => [5, 1]) }));
    await assertFails(
      rules.save({
        royalFamilyTimes: many(11, 10, () => [5, 1]),
        crossnumberTimes: many(10, 10, (i) => [i + 1, 1]),
      }),
    );
    await assertSucceeds(rules.save({ royalFamilyTimes: many(20, 10, () => [5, 1]) }));
  });
  it('not a thousand that are equal to each other', () =>
    assertFails(rules.save({ royalFamilyTimes: many(1000, 10, () => [5, 1]) })));
  it('not forty in place of finished ones, whose rows lie behind those that the rules read', async () => {
    await rules.put('users/anna', { crossnumberTimes: many(40, 100, (i) => [i + 1, 1]) });
    await assertFails(rules.save({ crossnumberTimes: many(40, 100, (i) => [i + 500, 1]) }));
  });
  it('not a thousand days of the archive', async () => {
    const days = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`geografind/${i + 1}`, '2026-11-10']),
      );
    await assertFails(rules.save({ openedLate: days(1000) }));
    await assertFails(rules.save({ openedLate: days(21) }));
    await assertSucceeds(rules.save({ openedLate: days(20) }));
  });
  it('not a thousand', () =>
    assertFails(rules.save({ royalFamilyTimes: many(1000, 1, (i) => [i + 1, 1]) })));
  it('beside years of results, with everything else there is to change', async () => {
    await rules.put('users/anna', {
      sudokuShiftTimes: many(1500, 1, (i) => [i + 1, 20, 30, 40]),
      geografindGuesses: {
        ...many(1500, 1, (i) => ['FR', `${i % 9}`, 'win']),
        ...many(5, 2000, codes),
      },
      crossnumberTimes: many(4, 2000, (i) => [i + 1, 0]),
      royalFamilyTimes: many(4, 2000, (i) => [i + 1, 0]),
    });
    await rules.put('users/anna', {
      yearlyDailyScores: { '08_01_2026': [1, 0], '08_02_2026': [2, 0], '08_03_2026': [3, 0] },
      sudokuShiftTimes: many(4, 2000, (i) => [i + 1]),
    });
    await assertSucceeds(rules.save(twentyReplaced()));
  });
  it(`${MAX_RESULTS_PER_CALL} of a game that is looked at most closely, all of the archive`, () =>
    assertSucceeds(
      rules.save({
        geografindGuesses: many(20, 1, (i) => [...codes(i), 'win']),
        openedLate: Object.fromEntries(
          Array.from({ length: 20 }, (_, i) => [`geografind/${i + 1}`, `2026-11-${10 + i}`]),
        ),
      }),
    ));
  it(`${MAX_RESULTS_PER_CALL} of that game in place of unfinished ones, from a device`, async () => {
    await rules.put('users/anna', { geografindGuesses: many(20, 100, codes) });
    await assertSucceeds(
      rules.save({
        geografindGuesses: many(20, 100, (i) => [...codes(i), 'win']),
        devices: { 'Firefox on Android': serverTimestamp() },
      }),
    );
  });
  it('the same in place of unfinished ones', async () => {
    await rules.put('users/anna', { geografindGuesses: many(20, 100, codes) });
    await assertSucceeds(
      rules.save({
        ...INFO,
        geografindGuesses: many(20, 100, (i) => [...codes(i), 'win']),
        openedLate: Object.fromEntries(
          Array.from({ length: 20 }, (_, i) => [`geografind/${i + 100}`, `2026-11-${10 + i}`]),
        ),
      }),
    );
  });
  it('with expressions to spare of the thousand that a request may take', async () => {
    const spare = `[${Array(50).fill('1').join()}].size() == 50 && `;
    const dearer = await rulesEmulator(
      'demo-crema-spare',
      RULES.replace('return rows.size() <= 50', (found) => found.replace('rows', `${spare}rows`)),
    );
    await dearer.put('users/anna', {
      ...newProfile(),
      yearlyDailyScores: { '08_01_2026': [1, 0], '08_02_2026': [2, 0], '08_03_2026': [3, 0] },
      sudokuShiftTimes: many(4, 2000, (i) => [i + 1]),
      geografindGuesses: many(5, 2000, codes),
      crossnumberTimes: many(4, 2000, (i) => [i + 1, 0]),
      royalFamilyTimes: many(4, 2000, (i) => [i + 1, 0]),
    });
    await assertSucceeds(dearer.save(twentyReplaced()));
    await dearer.env.cleanup();
  });

  function twentyReplaced() {
    return {
      ...INFO,
      leaderboardName: 'Soft Mug',
      avatarIcon: 'dog',
      avatarColor: 'rose',
      sudokuShiftTimes: many(4, 2000, (i) => [i + 1, 1, 1, 1]),
      yearlyDailyScores: {
        '08_01_2026': [1, 0, 0.1],
        '08_02_2026': [2, 0, 0.1],
        '08_03_2026': [3, 0, 0.1],
      },
      crossnumberTimes: many(4, 2000, (i) => [i + 500, 1]),
      geografindGuesses: many(5, 2000, (i) => [...codes(i), 'win']),
      royalFamilyTimes: many(4, 2000, (i) => [i + 500, 1]),
      openedLate: { 'sudoku-shift/2000': '2026-11-20' },
      updatedAt: serverTimestamp(),
    };
  }
});

describe('days on which puzzles of the archive were opened', () => {
  it.each([
    ['sudoku-shift/5', '2026-11-20'],
    ['yearly-daily/2026-08-21', '2026-11-20'],
    ['crossnumber/4', '2026-11-20'],
    ['geografind/9999', '2026-11-20'],
    ['royal-family/4', '2026-11-20'],
  ])('%s', (key, day) => assertSucceeds(rules.save({ openedLate: { [key]: day } })));
  it('several on one day, and more on a later one', async () => {
    const first = { 'sudoku-shift/5': '2026-11-20', 'sudoku-shift/6': '2026-11-20' };
    await assertSucceeds(rules.save({ openedLate: first }));
    await assertSucceeds(rules.save({ openedLate: { ...first, 'crossnumber/7': '2026-11-20' } }));
    await assertSucceeds(rules.save({ openedLate: { 'crossnumber/8': '2026-11-21' } }));
  });
  it('none', () => assertSucceeds(rules.save({ openedLate: {} })));
  it('stay as they are', async () => {
    await rules.save({ openedLate: { 'sudoku-shift/5': '2026-11-20' } });
    await assertFails(rules.save({ openedLate: { 'sudoku-shift/5': '2026-11-21' } }));
    await assertFails(rules.save({ openedLate: { 'sudoku-shift/5': deleteField() } }));
    await assertFails(rules.save({ openedLate: deleteField() }));
  });
  it.each([
    ['chess/5', '2026-11-20'],
    ['sudoku-shift/05', '2026-11-20'],
    ['sudoku-shift/5 crossnumber/4', '2026-11-20'],
    ['sudoku-shift/2026-01-01', '2026-11-20'],
    ['yearly-daily/5', '2026-11-20'],
    ['constructor', '2026-11-20'],
    ['sudoku-shift/5', '2026-13-20'],
    ['sudoku-shift/5', 'yesterday'],
    ['sudoku-shift/5', 'sudoku-shift/7'],
    ['sudoku-shift/5', '|'],
    ['2026-11-20', '2026-11-20'],
    ['|', '2026-11-20'],
    ['sudoku-shift/5', ''],
    ['sudoku-shift/5', '2026-11-20 2026-11-21'],
    ['sudoku-shift/5', 20_261_120],
    ['sudoku-shift/5', ['2026-11-20']],
    ['sudoku-shift/5', { day: '2026-11-20' }],
    ['sudoku-shift/5', null],
    ['sudoku-shift/5', 'x'.repeat(100_000)],
  ])('refused: "%s" on %j', (key, day) =>
    assertFails(rules.save({ openedLate: Object.fromEntries([[key, day]]) })),
  );
});
