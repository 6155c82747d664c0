import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CivilDate } from '../daily/date.ts';
import { unwrap } from '../lib/result.ts';
import {
  departureFrom,
  isShown,
  joined,
  KEPT_DAYS,
  type ListedResult,
  left,
  MOST_MEMBERS,
  newTable,
  removed,
  renewed,
  type Table,
  withHiddenTimes,
  withInfo,
  withResults,
} from './table.ts';

const INFO = {
  leaderboardName: 'Mellow Macchiato',
  avatarIcon: 'coffee',
  avatarColor: 'emerald',
} as const;
const TODAY = '2026-11-27';
const TABLE = newTable('anna', INFO, { name: 'Cosy Latte', code: 'lusab-babad-gutih', at: 1 });
it('shows only days that are kept in every zone', () => {
  // While the 27th ends in Hawaii, the 29th begins at the date line: from then on the 16th is kept.
  const oldest = addDays('2026-11-29', 1 - KEPT_DAYS);
  expect(isShown(oldest, '2026-11-27')).toBe(true);
  expect(isShown(addDays(oldest, -1), '2026-11-27')).toBe(false);
});

const both = unwrap(joined(TABLE, 'ben', INFO, { at: 2 }));
const result = (changes: Partial<ListedResult> = {}): ListedResult => ({
  ...{ date: TODAY, game: 'geografind', rank: 3, checked: true },
  ...changes,
});

describe('a table', () => {
  it('has its maker as owner, and takes a player once', () => {
    expect(TABLE).toMatchObject({ owner: 'anna', members: { anna: { joinedAt: 1 } } });
    expect(unwrap(joined(both, 'ben', INFO, { at: 3 }))).toBe(both);
  });

  it('has a seat for fifty', () => {
    let table = TABLE;
    for (let i = 1; i < MOST_MEMBERS; i++)
      table = unwrap(joined(table, `player${i}`, INFO, { at: i }));
    expect(joined(table, 'late', INFO, { at: 99 })).toMatchObject({
      ok: false,
      problem: { code: 'full' },
    });
    expect(joined(table, 'anna', INFO, { at: 99 }).ok).toBe(true);
  });

  it.each(['nobody', 'constructor', 'toString', '__proto__'])('has no member %s', (uid) => {
    expect(removed(both, 'anna', uid)).toMatchObject({ problem: { code: 'no-member' } });
  });

  it('goes to whoever came first when its owner leaves, and ends with the last', () => {
    const three = unwrap(joined(both, 'carla', INFO, { at: 2 }));
    const next = left(three, 'anna')!;
    expect(next.owner).toBe('ben');
    expect(left(next, 'carla')!.owner).toBe('ben');
    expect(left(left(next, 'ben')!, 'carla')).toBeNull();
  });

  it('forgets the results of who has left', () => {
    const played = withResults(both, 'ben', [result()], TODAY);
    const rest = left(withResults(played, 'anna', [result()], TODAY), 'ben')!;
    expect(Object.keys(rest.days[TODAY]!)).toEqual(['anna']);
    const back = unwrap(joined(rest, 'ben', INFO, { at: 5 }));
    expect(back.days[TODAY]!.ben).toBeUndefined();
  });

  it('counts each result once, whatever is taken off while its player is away', () => {
    const months = { '2026-10': { ben: 7, anna: 2 } };
    const results = [result(), result({ game: 'royal-family' }), result({ date: '2026-11-20' })];
    const played = withResults({ ...both, months }, 'ben', results, TODAY);
    expect(withResults(played, 'ben', results, TODAY)).toEqual(played);
    expect(played.months).toEqual({ ...months, '2026-11': { ben: 3 } });
    const departure = departureFrom(played, 'one', 'ben');
    expect(departure.months).toEqual({ '2026-10': 7, '2026-11': 3 });
    const rest = left(played, 'ben')!;
    expect(JSON.stringify(rest)).not.toContain('ben');
    const back = unwrap(joined(rest, 'ben', INFO, { at: 5 }));
    const come = (now: readonly ListedResult[], today: CivilDate = TODAY) =>
      withResults(back, 'ben', now, today, departure).months['2026-11'];
    expect(come(results)).toEqual({ ben: 3 });
    expect(come(results.slice(1))).toEqual({ ben: 2 });
    expect(come([...results, result({ game: 'crossnumber' })])).toEqual({ ben: 4 });
    // After a month away the numbers are final.
    expect(come([], '2026-12-27')).toEqual({ ben: 3 });
  });

  it('lets only its owner remove others and renew the code', () => {
    expect(removed(both, 'ben', 'anna').ok).toBe(false);
    expect(removed(both, 'anna', 'anna').ok).toBe(false);
    expect(removed(both, 'anna', 'carla').ok).toBe(false);
    expect(Object.keys(unwrap(removed(both, 'anna', 'ben')).members)).toEqual(['anna']);
    expect(renewed(both, 'ben', 'x').ok).toBe(false);
    expect(unwrap(renewed(both, 'anna', 'other')).code).toBe('other');
  });

  it('shows new names', () => {
    const info = { ...INFO, leaderboardName: 'Calm Roast' };
    expect(withInfo(both, 'ben', info).members.ben).toEqual({ ...both.members.ben, ...info });
    expect(withInfo(both, 'carla', info)).toBe(both);
  });
});

describe('results', () => {
  it('are of members only', () => {
    expect(withResults(both, 'carla', [result()], TODAY)).toBe(both);
  });

  it('are kept for two weeks', () => {
    const oldest = addDays(TODAY, 1 - KEPT_DAYS);
    const table = withResults(
      both,
      'ben',
      [result({ date: oldest }), result({ date: addDays(oldest, -1) }), result()],
      TODAY,
    );
    expect(Object.keys(table.days).toSorted()).toEqual([oldest, TODAY]);
    const tomorrow = withResults(table, 'anna', [], addDays(TODAY, 1));
    expect(Object.keys(tomorrow.days)).toEqual([TODAY]);
  });

  it('of checked moves stand before others', () => {
    const first = withResults(both, 'ben', [result({ rank: 5, checked: false })], TODAY);
    const checked = withResults(first, 'ben', [result({ rank: 5 })], TODAY);
    expect(checked.days[TODAY]!.ben!.geografind).toEqual({ rank: 5, checked: true });
    const late = withResults(checked, 'ben', [result({ rank: 1, checked: false })], TODAY);
    expect(late.days).toEqual(checked.days);
  });

  it('of who hides times say only that they are there', () => {
    const played = withResults(both, 'ben', [result()], TODAY);
    const hidden = withHiddenTimes(played, 'ben', true);
    expect(hidden.days[TODAY]!.ben!.geografind).toEqual({ rank: null, checked: true });
    const more = withResults(hidden, 'ben', [result({ game: 'royal-family', rank: 9 })], TODAY);
    expect(more.days[TODAY]!.ben!['royal-family']!.rank).toBeNull();
    const shown = withHiddenTimes(more, 'ben', false);
    expect(shown.days).toEqual(more.days);
    expect(withHiddenTimes(both, 'carla', true)).toBe(both);
  });

  it('come to the same table in any order', () => {
    const results = fc.array(
      fc.record({
        uid: fc.constantFrom('anna', 'ben', 'carla'),
        one: fc.record({
          date: fc.nat(20).map((days) => addDays(TODAY, -days) as CivilDate),
          game: fc.constantFrom<ListedResult['game'][]>('geografind', 'sudoku-shift'),
          checked: fc.constant(true),
        }),
      }),
    );
    const add = (table: Table, sent: readonly { uid: string; one: Omit<ListedResult, 'rank'> }[]) =>
      // A player has one result of a puzzle, whichever device sends it.
      sent.reduce(
        (now, { uid, one }) => withResults(now, uid, [{ ...one, rank: one.date.length }], TODAY),
        table,
      );
    fc.assert(
      fc.property(results, fc.array(fc.nat()), (sent, order) => {
        const shuffled = sent
          .map((one, i) => [order[i] ?? 0, one] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, one]) => one);
        expect(add(both, shuffled)).toEqual(add(both, sent));
        expect(add(add(both, sent), shuffled)).toEqual(add(both, sent));
      }),
    );
  });
});
