import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../daily/date.ts';
import { idFor, releasedOn } from '../daily/numbering.ts';
import { DEFINITIONS, definitionOf, type GameId } from '../games/definitions.ts';
import type { Listing } from '../protocol/listing.ts';
import { listingKey } from '../protocol/listings.ts';
import { type CalendarInput, calendarOf } from './calendar.ts';

/** A Saturday. */
const TODAY = '2026-11-21';
const HASH = '00000000000001';

/** Every puzzle from 14 days before to `ahead` days after today. */
function puzzlesUntil(ahead: number): Map<string, number | null> {
  const puzzles = new Map<string, number | null>();
  for (const { id: game, schedule } of DEFINITIONS) {
    for (let day = -14; day <= ahead; day++) {
      const id = releasedOn(schedule, addDays(TODAY, day));
      if (id !== null) puzzles.set(listingKey(game, id), 3);
    }
  }
  return puzzles;
}

const input = (more: Partial<CalendarInput> = {}): CalendarInput => ({
  today: TODAY,
  puzzles: puzzlesUntil(120),
  unread: new Set(),
  index: new Map(),
  reports: [],
  ...more,
});

const idOn = (game: GameId, days: number) =>
  idFor(definitionOf(game).schedule, addDays(TODAY, days));

function puzzleAt(of: CalendarInput, game: GameId, days: number) {
  const date = addDays(TODAY, days);
  const day = calendarOf(of).days.find((one) => one.date === date);
  return day!.puzzles.find((puzzle) => puzzle.game === game)!;
}

const alarmsAt = (of: CalendarInput, game: GameId, days: number) =>
  puzzleAt(of, game, days).alarms.map(({ kind }) => kind);

const listing = (more: Partial<Listing>): Listing => ({
  version: 1,
  hashes: [HASH],
  state: 'published',
  reason: '',
  excused: false,
  revision: 1,
  ...more,
});

describe('the calendar', () => {
  it('holds fourteen days back and ninety ahead, with every puzzle on its day', () => {
    const { days } = calendarOf(input());
    expect(daysBetween(days[0]!.date, TODAY)).toBe(14);
    expect(daysBetween(TODAY, days.at(-1)!.date)).toBe(90);
    expect(days).toHaveLength(105);
    const weekly = days.filter(({ puzzles }) => puzzles.some(({ game }) => game === 'crossnumber'));
    expect(weekly).toHaveLength(15);
    const daily = DEFINITIONS.filter(({ schedule }) => schedule.cadence === 'daily').length;
    expect(days.flatMap(({ puzzles }) => puzzles)).toHaveLength(daily * 105 + 15);
  });

  it('has nothing to say where all is well', () => {
    const { days, supplies } = calendarOf(input());
    expect(days.flatMap(({ puzzles }) => puzzles.flatMap(({ alarms }) => alarms))).toEqual([]);
    expect(supplies.map(({ alarm }) => alarm)).toEqual(DEFINITIONS.map(() => null));
  });

  it('sets beans beside the plan', () => {
    const sunday = puzzleAt(input(), 'sudoku-shift', 1);
    expect(sunday).toMatchObject({ beans: 3, planned: 5, state: 'planned', version: 1 });
    expect(puzzleAt(input(), 'yearly-daily', 1).planned).toBeNull();
  });

  it('tells what the desk has changed', () => {
    const index = new Map([
      [
        listingKey('geografind', idOn('geografind', 2)),
        listing({ version: 2, hashes: [HASH, '00000000000002'], state: 'corrected' }),
      ],
    ]);
    expect(puzzleAt(input({ index }), 'geografind', 2)).toMatchObject({
      state: 'corrected',
      version: 2,
    });
  });
});

describe('an alarm', () => {
  it('rings when there is too little ahead, and for each of the near days without a puzzle', () => {
    const of = input({ puzzles: puzzlesUntil(10) });
    const { supplies } = calendarOf(of);
    expect(supplies.find(({ game }) => game === 'sudoku-shift')).toMatchObject({
      days: 10,
      until: addDays(TODAY, 10),
      alarm: 'Only enough puzzles for 10 more days.',
    });
    expect(alarmsAt(of, 'sudoku-shift', 10)).toEqual([]);
    expect(alarmsAt(of, 'sudoku-shift', 11)).toEqual(['missing']);
    expect(puzzleAt(of, 'sudoku-shift', 11).state).toBeNull();
    expect(alarmsAt(of, 'sudoku-shift', 29)).toEqual(['missing']);
    expect(alarmsAt(of, 'sudoku-shift', 30)).toEqual([]);
  });

  it('does not ring for what could not be read', () => {
    const unread = new Set(['/puzzles/sudoku-shift/2026-12.json']);
    const of = input({ puzzles: puzzlesUntil(9), unread });
    expect(puzzleAt(of, 'sudoku-shift', 10)).toMatchObject({ state: 'unknown', alarms: [] });
    const alarms = calendarOf(of).supplies.map(({ game, alarm }) => [game, alarm !== null]);
    expect(Object.fromEntries(alarms)).toMatchObject({ 'sudoku-shift': false, geografind: true });
  });

  it('says so when there is nothing at all', () => {
    const { supplies } = calendarOf(input({ puzzles: new Map() }));
    expect(supplies.every(({ alarm }) => alarm === 'There is no puzzle for today.')).toBe(true);
  });

  it('rings for a held puzzle whose day comes', () => {
    const held = (days: number) => {
      const key = listingKey('geografind', idOn('geografind', days));
      return alarmsAt(
        input({ index: new Map([[key, listing({ state: 'held' })]]) }),
        'geografind',
        days,
      );
    };
    expect(held(8)).toEqual([]);
    expect(held(7)).toEqual(['held']);
    expect(held(0)).toEqual(['held']);
    expect(held(-3)).toEqual(['held']);
  });

  it.each([
    [0, '0 more days', 'due today'],
    [1, '1 more day', 'due in 1 day'],
    [2, '2 more days', 'due in 2 days'],
  ])('counts %d', (days, left, due) => {
    const key = listingKey('geografind', idOn('geografind', days));
    const of = input({
      puzzles: puzzlesUntil(days),
      index: new Map([[key, listing({ state: 'held' })]]),
    });
    expect(calendarOf(of).supplies.find(({ game }) => game === 'geografind')!.alarm).toBe(
      `Only enough puzzles for ${left}.`,
    );
    expect(puzzleAt(of, 'geografind', days).alarms[0]!.words).toBe(`On hold, and ${due}.`);
  });

  it('calls a puzzle planned that was held and released', () => {
    const key = `sudoku-shift/${idOn('sudoku-shift', 3)}`;
    const of = (more: Partial<Listing>) =>
      puzzleAt(input({ index: new Map([[key, listing(more)]]) }), 'sudoku-shift', 3).state;
    expect(of({ revision: 2 })).toBe('planned');
    expect(of({ revision: 3, version: 2, hashes: [HASH, '00000000000002'] })).toBe('published');
    expect(of({ state: 'held' })).toBe('held');
  });

  it('rings for a report that nobody has settled', () => {
    const reports = [{ game: 'crossnumber' as const, id: idOn('crossnumber', 0) }];
    const released = calendarOf(input({ reports })).days.flatMap(({ puzzles }) =>
      puzzles.filter(({ alarms }) => alarms.length > 0),
    );
    expect(released.map(({ game, alarms }) => [game, alarms[0]!.kind])).toEqual([
      ['crossnumber', 'report'],
    ]);
  });
});

it('counts the reports of a puzzle that were not kept', () => {
  const one = { game: 'sudoku-shift' as const, id: idOn('sudoku-shift', 0) };
  const words = (...reports: CalendarInput['reports']) =>
    puzzleAt(input({ reports }), 'sudoku-shift', 0).alarms.map((alarm) => alarm.words);
  expect(words(one)).toEqual(['1 player report.']);
  expect(words(one, { ...one, more: 30 }, one)).toEqual(['32 player reports.']);
  expect(words()).toEqual([]);
});
