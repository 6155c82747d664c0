import { describe, expect, it } from 'vitest';
import { definitionOf, type GameId } from '../../games/definitions.ts';
import type { Json } from '../../lib/json.ts';
import { type GameRecord, playedDates } from '../records/records.ts';
import { nameOfSpan, neighbourOf, partsOf, recapOf, spanAround } from './recap.ts';

/** A time at noon on a date, where the tests run. */
const noon = (date: string) => new Date(`${date}T12:00:00`).getTime();

function record(
  game: GameId,
  rows: readonly (readonly [id: string, result: Json, finishedOn: string | null])[],
): GameRecord {
  return {
    definition: definitionOf(game),
    results: new Map(
      rows.map(([id, result, on]) => [
        id,
        { id, result, openedOn: null, finishedAt: on === null ? null : noon(on) },
      ]),
    ),
    progress: new Map(),
    excused: new Map(),
  };
}

const WEEK = spanAround('week', '2026-11-22');
const time = (seconds: number): Json => [seconds * 1000, 0, 0, 0].map((ms) => ms || 1);

it.each([
  ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['year', '2028-02-29', '2028-01-01', '2028-12-31'],
] as const)('the %s around %s', (kind, date, from, until) => {
  const span = spanAround(kind, date);
  expect(span).toEqual({ kind, from, until });
  expect(neighbourOf(neighbourOf(span, 1), -1)).toEqual(span);
  expect(neighbourOf(span, 1).from > until).toBe(true);
  expect(partsOf(span)).toHaveLength(kind === 'week' ? 7 : 12);
  expect(partsOf(span)[0]).toBe(from);
});

it('is the same in every zone', () => {
  // Sunday's Crossnumber finished on Saturday evening in Los Angeles, when it was Sunday in Berlin.
  const finishedAt = Date.parse('2026-11-29T05:30:00Z');
  const crossnumber = record('crossnumber', [['58', [61_000, 1], null]]);
  const row = { id: '58', result: [61_000, 1], openedOn: null, finishedAt };
  const results = new Map([['58', { ...row, finishedOn: '2026-11-28' as const }]]);
  const records = [{ ...crossnumber, results }];
  const zone = process.env.TZ;
  try {
    for (const TZ of ['Europe/Berlin', 'Pacific/Auckland', 'America/Los_Angeles']) {
      process.env.TZ = TZ;
      expect(recapOf(records, WEEK).plays).toHaveLength(0);
      expect(recapOf(records, neighbourOf(WEEK, 1)).days).toEqual(['2026-11-28']);
      expect(playedDates(records[0]!)).toEqual(['2026-11-28']);
    }
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

describe('a week', () => {
  const records = [
    record('sudoku-shift', [
      ['515', time(60), '2026-11-20'],
      ['516', time(90), null],
      // An archive puzzle counts on the day on which it was played.
      ['100', time(30), '2026-11-20'],
      ['510', time(30), '2026-11-15'],
    ]),
    record('geografind', [['399', ['FR', 'DE', 'win'], '2026-11-22']]),
  ];
  const recap = recapOf(records, WEEK);

  it('has the plays of its days, newest first', () => {
    const ids = recap.plays.map(({ definition, id }) => `${definition.id} ${id}`);
    expect(ids).toEqual([
      'geografind 399',
      'sudoku-shift 516',
      'sudoku-shift 515',
      'sudoku-shift 100',
    ]);
    expect(recap.days).toEqual(['2026-11-22', '2026-11-21', '2026-11-20']);
    expect(recap.parts.map((plays) => plays.length)).toEqual([0, 0, 0, 0, 2, 1, 1]);
  });

  it('adds up the time of timed games', () => {
    expect(recap.time).toBe(180_000 + 3 * 3);
  });
});

describe('a best', () => {
  // Saturdays, on which Sudoku Shift's puzzles are as hard as each other.
  const saturdays = ['481', '488', '495', '502', '509', '516'];
  const played = (...seconds: readonly number[]) =>
    record(
      'sudoku-shift',
      seconds.map((each, i) => [saturdays[i]!, time(each), null] as const),
    );
  const bestsOf = (of: GameRecord) =>
    recapOf([of], spanAround('year', '2026-11-21')).bests.map(({ id }) => id);

  it('takes three plays before it', () => {
    expect(bestsOf(played(90, 80, 70))).toEqual([]);
    expect(bestsOf(played(90, 80, 70, 60))).toEqual(['502']);
  });

  it('is better than all before, not as good', () => {
    expect(bestsOf(played(90, 80, 70, 70, 75, 69))).toEqual(['516']);
  });

  it('is of its weekday, where puzzles grow with the week', () => {
    const monday = ['511', time(1), null] as const;
    const saturday = saturdays.slice(0, 3).map((id) => [id, time(60), null] as const);
    expect(bestsOf(record('sudoku-shift', [...saturday, monday]))).toEqual([]);
  });

  it('is no loss', () => {
    const rows = ['390', '391', '392', '393'].map(
      (id) => [id, ['FR', 'DE', 'PE', 'BO', 'BR', 'CL', 'loss'] as Json, null] as const,
    );
    expect(bestsOf(record('geografind', rows))).toEqual([]);
  });
});

it('a year has a part for each month', () => {
  const of = record('yearly-daily', [
    ['2026-01-31', [60_000, 1, 0.1], null],
    ['2026-12-31', [60_000, 1, 0.1], null],
    ['2025-12-31', [60_000, 1, 0.1], null],
  ]);
  const { parts } = recapOf([of], spanAround('year', '2026-06-01'));
  expect(parts.map((plays) => plays.length)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
});

it.each([
  ['week', '2026-11-22', '16–22 November 2026'],
  ['week', '2027-01-01', '28 December – 3 January 2027'],
  ['year', '2026-11-22', '2026'],
] as const)('the %s around %s is called %s', (kind, date, name) => {
  expect(nameOfSpan(spanAround(kind, date))).toBe(name);
});
