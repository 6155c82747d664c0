import { expect, it } from 'vitest';
import { addDays, type CivilDate, type CivilMonth } from '../daily/date.ts';
import type { Table } from '../protocol/table.ts';
import { numbersOf, resultOf, type Seat, seatsOf, standingsOf, weekOf } from './standing.ts';

const INFO = { avatarIcon: 'coffee', avatarColor: 'emerald', hidesTimes: false } as const;
const member = (leaderboardName: string, joinedAt: number) => ({
  ...INFO,
  leaderboardName,
  joinedAt,
});
const TODAY: CivilDate = '2026-11-27';
const GAME = 'sudoku-shift';
const TABLE: Table = {
  ...{ name: 'Cosy Latte', code: 'lusab-babad-gutih', owner: 'anna' },
  members: {
    dan: member('Calm Roast', 4),
    carla: member('Mellow Mocha', 3),
    ben: member('Mellow Mocha', 2),
    anna: member('Mellow Mocha', 1),
  },
  days: {
    [TODAY]: {
      anna: { [GAME]: { rank: 200, checked: true } },
      ben: { [GAME]: { rank: 100, checked: true } },
      carla: { [GAME]: { rank: null, checked: true } },
      dan: { [GAME]: { rank: 1, checked: false } },
    },
  },
  months: {},
};
const PUZZLE = { game: GAME, date: TODAY } as const;
const none = () => null;
const seats = (reader = 'anna') => seatsOf(TABLE, reader, {});
const drawn = (all: ReturnType<typeof standingsOf>) =>
  all.map(({ seat, place, isWaiting }) => `${seat.uid} ${place}${isWaiting ? ' waiting' : ''}`);

it('seats members in the order of joining, and marks equal names', () => {
  expect(seatsOf(TABLE, 'ben', { carla: 'Carla from work' })).toMatchObject([
    { uid: 'anna', name: 'Mellow Mocha', label: null, isOwn: false },
    { uid: 'ben', name: 'Mellow Mocha II', isOwn: true },
    { uid: 'carla', name: 'Mellow Mocha III', label: 'Carla from work' },
    { uid: 'dan', name: 'Calm Roast' },
  ]);
});

it('numbers as many equal names as a table has seats', () => {
  const members = Object.fromEntries(
    Array.from({ length: 50 }, (_, i) => [`p${i}`, member('Calm Roast', i)]),
  );
  const names = seatsOf({ ...TABLE, members }, 'p0', {}).map(({ name }) => name);
  expect(names.slice(3, 10)).toEqual(
    ['IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'].map((mark) => `Calm Roast ${mark}`),
  );
  expect(new Set(names).size).toBe(50);
});

it('places checked times, and lists the others behind them', () => {
  expect(drawn(standingsOf(TABLE, seats(), PUZZLE, none))).toEqual([
    'ben 1',
    'anna 2',
    'carla null',
    'dan null',
  ]);
});

it('gives equal ranks the same place', () => {
  const days = {
    [TODAY]: { ...TABLE.days[TODAY], anna: { [GAME]: { rank: 100, checked: true } } },
  };
  const all = standingsOf({ ...TABLE, days }, seats(), PUZZLE, none);
  expect(drawn(all).slice(0, 2)).toEqual(['anna 1', 'ben 1']);
});

it('shows the reader’s own result while it waits, and nobody else’s', () => {
  const others = { ...TABLE.days[TODAY] };
  delete others.anna;
  const table = { ...TABLE, days: { [TODAY]: others } };
  const own = () => 50;
  expect(drawn(standingsOf(table, seats(), PUZZLE, own)).slice(0, 2)).toEqual([
    'anna 1 waiting',
    'ben 2',
  ]);
  const ben = seats().find(({ uid }) => uid === 'ben') as Seat;
  expect(resultOf({ ...table, days: {} }, ben, PUZZLE, own).result).toBeNull();
  // The server's result stands before that of this device.
  expect(drawn(standingsOf(TABLE, seats(), PUZZLE, own))).toContain('anna 2');
});

it('shows no own result that does not come along to the table', () => {
  const at = Date.UTC(2026, 10, 27, 9);
  const members = { ...TABLE.members, anna: { ...TABLE.members.anna!, joinedAt: at } };
  const anna = seatsOf({ ...TABLE, members }, 'anna', {}).find(({ isOwn }) => isOwn) as Seat;
  const waits = (game: 'sudoku-shift' | 'crossnumber', date: CivilDate) =>
    resultOf({ ...TABLE, members, days: {} }, anna, { game, date }, () => 7).isWaiting;
  expect(waits(GAME, addDays(TODAY, -2))).toBe(true);
  expect(waits(GAME, addDays(TODAY, -3))).toBe(false);
  // The week's puzzle came out on Sunday, and is still that of yesterday.
  expect(waits('crossnumber', '2026-11-22')).toBe(true);
  expect(waits('crossnumber', '2026-11-15')).toBe(false);
});

it('shows no own time that is hidden, while it waits as well', () => {
  const members = { ...TABLE.members, anna: { ...TABLE.members.anna!, hidesTimes: true } };
  const table = { ...TABLE, members, days: {} };
  const anna = seatsOf(table, 'anna', {}).find(({ isOwn }) => isOwn) as Seat;
  expect(resultOf(table, anna, PUZZLE, () => 7)).toMatchObject({ result: { rank: null } });
  expect(standingsOf(table, [anna], PUZZLE, () => 7)[0]?.place).toBeNull();
});

it('counts nobody as first on a puzzle that all have lost', () => {
  const lost = { geografind: { rank: 7, checked: true } };
  const days = { [TODAY]: { anna: lost, ben: lost } };
  const week = weekOf({ ...TABLE, days }, seats(), [TODAY], none, ['geografind']);
  expect(week.members.map(({ firsts }) => firsts)).toEqual([0, 0, 0, 0]);
});

it('orders members by their numbers of a month, and of all months', () => {
  const table = {
    ...TABLE,
    days: {},
    months: {
      '2026-09': { ben: 30, carla: 2 },
      '2026-11': { anna: 4, ben: 7, carla: 7, gone: 9 },
    },
  };
  const places = (month: CivilMonth | null) =>
    numbersOf(table, seats(), month).map(({ seat, done, place }) => `${seat.uid} ${done} ${place}`);
  const november = ['ben 7 1', 'carla 7 1', 'anna 4 3', 'dan 0 null'];
  expect(places('2026-11')).toEqual(november);
  expect(places(null)).toEqual(['ben 37 1', 'carla 9 2', 'anna 4 3', 'dan 0 null']);
  expect(places('2026-10')).toEqual(['anna', 'ben', 'carla', 'dan'].map((one) => `${one} 0 null`));
});

it('sums a week: puzzles of each day, and of each member who was first how often', () => {
  const days = {
    [TODAY]: TABLE.days[TODAY]!,
    // Alone on a puzzle, a member is not first among others.
    [addDays(TODAY, -1)]: { anna: { geografind: { rank: 3, checked: true } } },
    // The week before does not count.
    [addDays(TODAY, -7)]: { ben: { [GAME]: { rank: 9, checked: true } } },
  };
  const dates = Array.from({ length: 7 }, (_, i) => addDays('2026-11-23', i));
  const week = weekOf({ ...TABLE, days }, seats(), dates, none, [GAME, 'geografind']);
  expect(week.days.map(({ done }) => done)).toEqual([0, 0, 0, 1, 4, 0, 0]);
  expect(week.members.map(({ seat, done, firsts }) => [seat.uid, done, firsts])).toEqual([
    ['anna', 2, 0],
    ['ben', 1, 1],
    ['carla', 1, 0],
    ['dan', 1, 0],
  ]);
});
