import { describe, expect, it } from 'vitest';
import { definitionOf } from '../games/definitions.ts';
import type { CivilDate } from './date.ts';
import { type Finished, overallStreak, streakOf } from './streak.ts';

const daily = definitionOf('geografind').schedule; // number 1 on 2025-10-19
const weekly = definitionOf('crossnumber').schedule; // number 1 on Sunday 2025-10-05

function day(number: number): CivilDate {
  return `2025-10-${18 + number}` as CivilDate; // up to number 13, 2025-10-31
}
function won(number: number, openedOn: CivilDate | null = day(number)): Finished {
  return { id: String(number), openedOn, won: true };
}
function excused(number: number): Finished {
  return { id: String(number), openedOn: null, won: null };
}
function lost(number: number): Finished {
  return { id: String(number), openedOn: day(number), won: false };
}

describe('overallStreak and what was withdrawn', () => {
  it('no day ends it on which the only game that somebody plays was withdrawn', () => {
    const results = [won(2), excused(3), won(4)];
    expect(overallStreak([{ schedule: daily, results }], day(4)).current).toBe(2);
  });

  it('another game on that day counts all the same', () => {
    const games = [
      { schedule: daily, results: [won(2), excused(3), won(4)] },
      { schedule: definitionOf('royal-family').schedule, results: [] },
      { schedule: daily, results: [won(3)] },
    ];
    expect(overallStreak(games, day(4)).current).toBe(3);
  });
});

describe('streakOf a daily game', () => {
  it.each<[string, Finished[], number, number, number]>([
    ['nothing played', [], 5, 0, 0],
    ['today is won', [won(5)], 5, 1, 1],
    ['three in a row up to today', [won(5), won(3), won(4)], 5, 3, 3],
    ['today is still open', [won(3), won(4)], 5, 2, 2],
    ['yesterday was left out', [won(2), won(3)], 5, 0, 2],
    ['today is lost', [won(3), won(4), lost(5)], 5, 0, 2],
    ['a loss in between', [won(1), won(2), won(3), lost(4), won(5)], 5, 1, 3],
    ['the best lies in the past', [won(1), won(2), won(3), won(5), won(6)], 6, 2, 3],
    ['yesterday was played from the archive', [won(3), won(4, day(5)), won(5)], 5, 1, 1],
    ['a loss in the archive', [won(3), won(4), { ...lost(1), openedOn: day(5) }], 4, 2, 2],
    ['opened before midnight, finished after', [won(4, day(4)), won(5)], 5, 2, 2],
    ['unknown opening counts as on time', [won(3, null), won(4, null)], 4, 2, 2],
    ['opened on a clock that was behind', [won(3, '1970-01-01'), won(4)], 4, 2, 2],
    ['opened on a clock that was ahead', [won(3, '9999-12-31'), won(4)], 4, 1, 1],
    ['flew west over the date line', [won(3), won(4), won(5)], 4, 3, 3],
    ['flew west over the date line, and had lost', [won(3), won(4), lost(5)], 4, 0, 2],
    ['one was withdrawn, and left out', [won(2), won(3), excused(4), won(5)], 5, 3, 3],
    ['today is withdrawn', [won(3), won(4), excused(5)], 5, 2, 2],
    ['yesterday was withdrawn, today is open', [won(3), excused(4)], 5, 1, 1],
    ['two withdrawn in a row', [won(2), excused(3), excused(4), won(5)], 5, 2, 2],
    ['the first of a run was withdrawn', [excused(3), won(4), won(5)], 5, 2, 2],
    ['only withdrawn ones', [excused(4), excused(5)], 5, 0, 0],
    ['one to come is held', [won(4), won(5), excused(6)], 5, 2, 2],
    ['one to come is held, today is open', [won(4), excused(6)], 5, 1, 1],
    ['the clock went back for years', [won(8), won(9)], 1, 0, 2],
  ])('%s', (_, results, today, current, best) => {
    expect(streakOf(daily, results, day(today))).toEqual({ current, best });
  });

  it('passes over ids that are none', () => {
    const odd = ['0', '01', 'x', '2025-10-19'].map((id) => ({ id, openedOn: null, won: true }));
    expect(streakOf(daily, [...odd, won(2)], day(2))).toEqual({ current: 1, best: 1 });
  });

  it('crosses months, leap days and changes of the clock', () => {
    const dated = (id: CivilDate): Finished => ({ id, openedOn: id, won: true });
    const days: CivilDate[] = ['2028-02-28', '2028-02-29', '2028-03-01'];
    expect(
      streakOf(definitionOf('yearly-daily').schedule, days.map(dated), '2028-03-01').current,
    ).toBe(3);
    const spring: CivilDate[] = ['2026-03-28', '2026-03-29', '2026-03-30'];
    expect(
      streakOf(definitionOf('yearly-daily').schedule, spring.map(dated), '2026-03-30').current,
    ).toBe(3);
  });

  it('counts long runs without taking long', () => {
    const many = Array.from({ length: 20_000 }, (_, i) => won(i + 1, null));
    expect(streakOf(daily, many, '2080-01-01').best).toBe(20_000);
  });
});

describe('streakOf a weekly game', () => {
  const week = (number: number, openedOn: CivilDate): Finished => ({
    id: String(number),
    openedOn,
    won: true,
  });

  it('takes any day of the week as on time', () => {
    const results = [week(1, '2025-10-11'), week(2, '2025-10-12')];
    expect(streakOf(weekly, results, '2025-10-25').current).toBe(2);
    expect(streakOf(weekly, results, '2025-10-26').current).toBe(0);
  });

  it('takes the Sunday after as late', () => {
    expect(streakOf(weekly, [week(1, '2025-10-12')], '2025-10-12')).toEqual({
      current: 0,
      best: 0,
    });
  });
});

describe('overallStreak', () => {
  const sudoku = (number: number, openedOn: CivilDate): Finished => ({
    id: String(number),
    openedOn,
    won: true,
  });

  it('counts a day when any daily puzzle was finished on time, won or lost', () => {
    const streak = overallStreak(
      [
        { schedule: daily, results: [won(1), lost(3)] },
        { schedule: definitionOf('sudoku-shift').schedule, results: [sudoku(119, '2025-10-20')] },
      ],
      '2025-10-21',
    );
    expect(streak).toEqual({ current: 3, best: 3 });
  });

  it('counts neither archive play nor weekly puzzles', () => {
    const streak = overallStreak(
      [
        { schedule: daily, results: [won(1), won(2, '2025-10-25')] },
        { schedule: weekly, results: [{ id: '3', openedOn: '2025-10-20', won: true }] },
      ],
      '2025-10-20',
    );
    expect(streak).toEqual({ current: 1, best: 1 });
  });
});
