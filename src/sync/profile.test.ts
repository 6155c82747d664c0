import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProfile } from './profile.ts';

const AT = Date.UTC(2026, 10, 21);

describe('reading a profile', () => {
  it('fills in what is missing', () => {
    expect(readProfile({}, AT)).toEqual({
      info: null,
      results: [],
      complete: new Map(),
    });
  });

  it('takes what it knows and passes over the rest', () => {
    const profile = readProfile(
      {
        leaderboardName: 'Mellow Mocha',
        avatarIcon: 'bean',
        avatarColor: 'teal',
        somethingNew: 1,
        geografindGuesses: { 41: ['FR', 'win'], 42: ['FR'], '043': ['FR', 'win'], 44: 'win' },
        yearlyDailyScores: { '08_09_2026': [9000, 0, 0.1], '8_9_2026': [9000, 0, 0.1] },
        crossnumberTimes: null,
        openedLate: { 'geografind/41': '2026-01-02', 'geografind/42': 'yesterday' },
      },
      AT,
    );
    expect(profile.info).toEqual({
      leaderboardName: 'Mellow Mocha',
      avatarIcon: 'bean',
      avatarColor: 'teal',
    });
    expect(profile.results).toEqual([
      { game: 'geografind', id: '41', result: ['FR', 'win'], openedLate: '2026-01-02' },
      { game: 'geografind', id: '42', result: ['FR'], openedLate: null },
      { game: 'yearly-daily', id: '2026-08-09', result: [9000, 0, 0.1], openedLate: null },
    ]);
    expect([...profile.complete.keys()]).toEqual(['geografind/41', 'yearly-daily/2026-08-09']);
  });

  it('reads the forms of the former site, each puzzle once', () => {
    const { results, complete } = readProfile(
      {
        yearlyDailyScores: {
          '10_5_2025': [61000, 0.1],
          '10_5_2025_2': [9000, 0, 0.1],
          '10_6_2025': [9],
        },
        geografindGuesses: { 41: ['France', 'win'], 42: ['Atlantis', 'win'] },
        royalFamilyTimes: { 4: [123.4, 1] },
      },
      AT,
    );
    expect(results.map(({ id, result }) => [id, result])).toEqual([
      ['41', ['FR', 'win']],
      ['2025-10-05', [61000, 0, 0.1]],
      ['2025-10-06', [9]],
      ['4', [123400, 1]],
    ]);
    expect([...complete.keys()]).toEqual([
      'geografind/41',
      'yearly-daily/2025-10-05',
      'royal-family/4',
    ]);
  });

  it('does not copy results of puzzles that are not out yet', () => {
    const document = { geografindGuesses: { 41: ['FR', 'win'], 900: ['FR', 'win'] } };
    const profile = readProfile(document, AT);
    expect(profile.results.map((row) => row.id)).toEqual(['41']);
    expect([...profile.complete.keys()]).toEqual(['geografind/41', 'geografind/900']);
  });

  it('survives any document', () => {
    fc.assert(
      fc.property(fc.object({ withBigInt: false }), (document) => {
        readProfile(document, AT);
      }),
    );
  });
});
