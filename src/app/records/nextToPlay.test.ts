import { describe, expect, it } from 'vitest';
import { addDays, type CivilDate } from '../../daily/date.ts';
import { idFor } from '../../daily/numbering.ts';
import { DEFINITIONS, definitionOf, type GameId } from '../../games/definitions.ts';
import type { ProgressRow, ResultRow } from '../../storage/entities.ts';
import { leftFromYesterday, nextToPlay, titleOf } from './nextToPlay.ts';
import type { GameRecord } from './records.ts';

// A Saturday; a day of Crossnumber's week 59, which began on Sunday 15.
const TODAY = '2026-11-21';

interface Played {
  /** Days, counted back from today, whose puzzles are finished. */
  readonly done?: readonly number[];
  /** The day on which all of these were finished, if not each on its own. */
  readonly allOn?: number;
  /** Puzzles begun: days back from today, and when they were last played. */
  readonly begun?: Readonly<Record<number, number>>;
  readonly looked?: true;
}

const RESULTS: Record<GameId, ResultRow['result']> = {
  geografind: ['FR', 'win'],
  'yearly-daily': [1, 0.1],
  'royal-family': [600_000, 1],
  'sudoku-shift': [1, 1, 1, 600_000],
  crossnumber: [600_000, 1],
};

function records(played: Partial<Record<GameId, Played>>, today: CivilDate): GameRecord[] {
  return DEFINITIONS.map((definition) => {
    const { done = [], allOn, begun = {}, looked } = played[definition.id] ?? {};
    const idOf = (ago: number) => idFor(definition.schedule, addDays(today, -ago));
    const results = done.map((ago): [string, ResultRow] => {
      const id = idOf(ago);
      const row = { id, result: RESULTS[definition.id], openedOn: null, finishedAt: null };
      return [id, allOn === undefined ? row : { ...row, finishedOn: addDays(today, -allOn) }];
    });
    const rows = Object.entries(begun).map(([ago, updatedAt]) => {
      const id = idOf(Number(ago));
      const row = { game: definition.id, id, progress: 0.4, updatedAt, ...(looked && { looked }) };
      return [id, row as unknown as ProgressRow] as const;
    });
    return {
      definition,
      results: new Map(results),
      progress: new Map(rows),
      excused: new Map(),
    };
  });
}

function nextAfter(played: Partial<Record<GameId, Played>>, today: CivilDate = TODAY) {
  const next = nextToPlay(records(played, today), today);
  return next && titleOf(next, today);
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

describe('the next puzzle', () => {
  it('is the shortest for a newcomer, and then the next one', () => {
    expect(nextAfter({})).toBe('Geografind');
    expect(nextAfter({ geografind: { done: [0] } })).toBe('Yearly Daily');
  });

  it('is of a game that the player plays', () => {
    expect(nextAfter({ 'royal-family': { done: [1] } })).toBe('Royal Family');
    expect(nextAfter({ 'sudoku-shift': { done: EVERY_DAY }, geografind: { done: [6] } })).toBe(
      'Sudoku Shift',
    );
  });

  it('is of a game of many days, not of many old puzzles on one day', () => {
    const royal = { done: EVERY_DAY };
    expect(nextAfter({ 'royal-family': royal, geografind: { done: EVERY_DAY, allOn: 5 } })).toBe(
      'Royal Family',
    );
  });

  it('is the shortest of several games that the player plays, and afterwards the shortest other', () => {
    const both = { 'sudoku-shift': { done: EVERY_DAY }, 'royal-family': { done: EVERY_DAY } };
    expect(nextAfter(both)).toBe('Royal Family');
    const done = [0, ...EVERY_DAY];
    expect(nextAfter({ 'sudoku-shift': { done }, 'royal-family': { done } })).toBe('Geografind');
  });

  it('is an unfinished one first, of several the one last played', () => {
    const geografind = { done: EVERY_DAY };
    expect(nextAfter({ geografind, 'sudoku-shift': { begun: { 0: 1 } } })).toBe('Sudoku Shift');
    const begun = { 'sudoku-shift': { begun: { 0: 1 } }, 'royal-family': { begun: { 1: 2 } } };
    expect(nextAfter(begun)).toBe('yesterday’s Royal Family');
    expect(nextAfter({ 'sudoku-shift': { begun: { 0: 1 }, looked: true } })).toBe('Geografind');
  });

  it('is this week’s only when the day is done, and last week’s on the day after', () => {
    const done = [0, ...EVERY_DAY];
    const crossnumber = { begun: { 0: 9 } };
    expect(nextAfter({ crossnumber })).toBe('Geografind');
    const day = { geografind: { done }, 'yearly-daily': { done }, 'royal-family': { done } };
    const all = { ...day, 'sudoku-shift': { done } };
    expect(nextAfter({ ...all, crossnumber })).toBe('Crossnumber');
    expect(nextAfter({ ...all, crossnumber: { begun: { 1: 9 } } }, '2026-11-22')).toBe(
      'last week’s Crossnumber',
    );
    expect(nextAfter({ ...all, crossnumber: { done: [0] } })).toBeNull();
  });

  it('is none that was finished just now', () => {
    const id = idFor(definitionOf('geografind').schedule, TODAY);
    const next = nextToPlay(records({}, TODAY), TODAY, `geografind/${id}`);
    expect(next?.record.definition.id).toBe('yearly-daily');
  });
});

it('what is left from yesterday is begun, not finished, and of yesterday', () => {
  const left = (played: Played) =>
    leftFromYesterday(records({ 'royal-family': played }, TODAY), TODAY).length;
  expect(left({ begun: { 1: 1 } })).toBe(1);
  expect(left({ begun: { 1: 1 }, done: [1] })).toBe(0);
  expect(left({ begun: { 0: 1, 2: 1 } })).toBe(0);
  expect(left({ begun: { 1: 1 }, looked: true })).toBe(0);
});
