import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definitionOf } from '../games/definitions.ts';
import { addDays, type CivilDate, daysBetween } from './date.ts';
import type { Schedule } from './numbering.ts';
import {
  DAYS_PER_REST,
  type Finished,
  type Forgiveness,
  MOST_RESTS,
  overallStreak as overallStreakWith,
  type Streak,
  streakOf as streakWith,
} from './streak.ts';

/** No rests, no absences. */
const STRICT: Forgiveness = { hasRests: false, absences: [] };
const RESTING: Forgiveness = { hasRests: true, absences: [] };

const lengths = ({ current, best }: Streak) => ({ current, best });
const streakOf = (schedule: Schedule, results: Iterable<Finished>, today: CivilDate) =>
  lengths(streakWith(schedule, results, today, STRICT));
const overallStreak = (
  games: Iterable<{ readonly schedule: Schedule; readonly results: Iterable<Finished> }>,
  today: CivilDate,
) => lengths(overallStreakWith(games, today, STRICT));

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
    ['today is lost', [won(3), won(4), lost(5)], 5, 0, 2],
    ['a loss in between', [won(1), won(2), won(3), lost(4), won(5)], 5, 1, 3],
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

describe('rests', () => {
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const wins = (...played: readonly number[]) => played.map((number) => won(number, null));
  const on = (number: number): CivilDate => addDays('2025-10-18', number);
  const streak = (results: Finished[], today: number, forgiveness = RESTING) =>
    streakWith(daily, results, on(today), forgiveness);

  it.each<[string, number[], number, Partial<Streak>]>([
    ['ten days earn one', numbers(1, 10), 10, { current: 10, rests: 1 }],
    ['two are kept', numbers(1, 45), 45, { current: 45, rests: 2 }],
    ['three days are too many', [...numbers(1, 30), 34], 34, { current: 1, best: 30 }],
  ])('%s', (_, played, today, expected) => {
    expect(streak(wins(...played), today)).toMatchObject(expected);
  });

  it('are none when they are switched off', () => {
    expect(streak(wins(...numbers(1, 12)), 12, STRICT)).toMatchObject({ current: 12, rests: 0 });
  });

  it('tell which days they have bridged', () => {
    const results = wins(...numbers(1, 20), 22, 24);
    expect(streak(results, 24).rested).toEqual([on(21), on(23)]);
    expect(streak(wins(...numbers(1, 9), 11), 11).rested).toEqual([]);
  });

  it('bridge a lost puzzle as well', () => {
    const results = [...wins(...numbers(1, 10)), { ...lost(11), openedOn: null }];
    expect(streak(results, 11)).toMatchObject({ current: 10, rests: 0, rested: [on(11)] });
  });

  it('are not needed on days that were announced', () => {
    const forgiveness = { hasRests: false, absences: [{ from: on(6), until: on(9) }] };
    expect(streak(wins(...numbers(1, 5)), 10, forgiveness).current).toBe(5);
    expect(streak(wins(...numbers(1, 5), 10), 10, forgiveness).current).toBe(6);
    expect(streak(wins(...numbers(1, 5), 7, 10), 10, forgiveness).current).toBe(7);
    expect(streak(wins(...numbers(1, 5)), 11, forgiveness).current).toBe(0);
    expect(streak([...wins(...numbers(1, 5)), lost(7)], 8, forgiveness).current).toBe(5);
  });

  it('excuse a weekly puzzle whose week the absence touches', () => {
    const absences = [{ from: '2025-10-15', until: '2025-10-16' } as const];
    const results = [
      { id: '1', openedOn: null, won: true },
      { id: '3', openedOn: null, won: true },
    ];
    const of = (forgiveness: Forgiveness) =>
      streakWith(weekly, results, '2025-10-20', forgiveness).current;
    expect(of({ hasRests: false, absences })).toBe(2);
    expect(of(STRICT)).toBe(1);
  });
});

describe('whatever was played', () => {
  const SPAN = 60;
  /** Around the end of February of a leap year, and both changes of the clock of a year. */
  const starts = fc.constantFrom<CivilDate>('2028-02-01', '2026-03-10', '2026-10-10');
  const days = fc.uniqueArray(fc.nat(SPAN), { maxLength: SPAN });
  const absences = (start: CivilDate) =>
    fc.array(
      fc.tuple(fc.nat(SPAN), fc.nat(9)).map(([from, length]) => ({
        from: addDays(start, from),
        until: addDays(start, from + length),
      })),
      { maxLength: 3 },
    );
  const course = starts.chain((start) =>
    fc.record({
      start: fc.constant(start),
      played: days,
      excused: days,
      today: fc.nat(SPAN),
      one: fc.nat(SPAN),
      forgiveness: fc.record({ hasRests: fc.boolean(), absences: absences(start) }),
    }),
  );
  const { schedule } = definitionOf('yearly-daily');
  const finishedOn = (date: CivilDate, isWon: boolean | null = true): Finished => ({
    id: date,
    openedOn: null,
    won: isWon,
  });

  it('one result more never shortens a streak, nor takes a rest', () => {
    fc.assert(
      fc.property(course, ({ start, played, excused, today, one, forgiveness }) => {
        const results = [
          ...excused.map((day) => finishedOn(addDays(start, day), null)),
          ...played.map((day) => finishedOn(addDays(start, day))),
        ];
        const more = [...results, finishedOn(addDays(start, one))];
        const now = addDays(start, today);
        for (const of of [
          (some: Finished[]) => streakWith(schedule, some, now, forgiveness),
          (some: Finished[]) => overallStreakWith([{ schedule, results: some }], now, forgiveness),
        ]) {
          const [before, after] = [of(results), of(more)];
          expect(after.current).toBeGreaterThanOrEqual(before.current);
          expect(after.best).toBeGreaterThanOrEqual(before.best);
          expect(after.best).toBeGreaterThanOrEqual(after.current);
          if (after.current > 0 && before.current > 0) {
            expect(after.rests).toBeGreaterThanOrEqual(before.rests);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('the order in which results arrive does not matter', () => {
    fc.assert(
      fc.property(course, fc.array(fc.nat()), ({ start, played, today, forgiveness }, order) => {
        const results = played.map((day) => finishedOn(addDays(start, day)));
        const shuffled = results
          .map((one, i) => [order[i] ?? 0, one] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, one]) => one);
        const now = addDays(start, today);
        const of = (some: Finished[]) => streakWith(schedule, some, now, forgiveness);
        expect(of(shuffled)).toEqual(of(results));
      }),
    );
  });

  it('without absences the streak and its rests are as counted day by day', () => {
    fc.assert(
      fc.property(course, ({ start, played, today, forgiveness: { hasRests } }) => {
        const dates = new Set(played.map((day) => addDays(start, day)));
        const now = addDays(start, today);
        // A second way to count, apart from the first: each day from the first on.
        let [length, credit, best] = [0, 0, 0];
        for (let date = start; date < now; date = addDays(date, 1)) {
          if (dates.has(date)) [length, credit] = [length + 1, credit + 1];
          else if (hasRests && length > 0 && credit >= DAYS_PER_REST) credit -= DAYS_PER_REST;
          else [length, credit] = [0, 0];
          credit = Math.min(credit, DAYS_PER_REST * MOST_RESTS);
          best = Math.max(best, length);
        }
        if (dates.has(now)) {
          length++;
          credit = Math.min(credit + 1, DAYS_PER_REST * MOST_RESTS);
        }
        const past = [...dates].filter((date) => daysBetween(date, now) >= 0);
        const results = past.map((date) => finishedOn(date));
        expect(streakWith(schedule, results, now, { hasRests, absences: [] })).toMatchObject({
          current: length,
          best: Math.max(best, length),
          rests: hasRests ? Math.floor(credit / DAYS_PER_REST) : 0,
        });
      }),
      { numRuns: 1000 },
    );
  });
});
