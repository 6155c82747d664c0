import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardFloors, isFasterThanPeople, timesOf } from './boardFloors.ts';
import type { PlayLog } from './log.ts';

/** Two plays in a hundred took 2:00 to 2:15, all others longer. */
const HUNDRED = { 8: 2, 20: 50, 40: 48 };

it('a play tells the time of each board', () => {
  const log: PlayLog = [
    [10_000, 0, { type: 'a' }],
    [6_000, 0, 'hint'],
    // Time before a `select` belongs to the board that was played before it.
    [4_000, 2, 'select'],
    [2_000, 2, 'hint'],
    [500, 0, 'select'],
    [2_000, 0, { type: 'b' }],
    [99_999_999, 1, 'select'],
    [10, 1, { type: 'c' }],
  ];
  expect(timesOf(log, '+1')).toEqual({ 0: { 240: '+1' }, 1: { 0: '+1' }, 2: { 0: '+1' } });
  expect(timesOf([[44_999, 0, { type: 'a' }]], 1)).toEqual({ 0: { 2: 1 } });
  expect(timesOf([], 1)).toEqual({});
});

describe('the floor of a board', () => {
  it('is a third of what the quickest in fifty took', () => {
    expect(boardFloors([{ 0: HUNDRED }])).toEqual({ 0: 40_000 });
  });

  it('is as low as one much quicker player in a hundred leaves it', () => {
    expect(boardFloors([{ 0: { 1: 1, 8: 2, 20: 97 } }])).toEqual({ 0: 40_000 });
  });

  it('comes of all shards together, and of nothing else in them', () => {
    const half = { 0: { 8: 1, 20: 25, 40: 24 }, 1: { 8: 1, 20: 10 } };
    const damaged = { 0: { x: 400, 300: 400, 4: 0.5, 5: -1 }, 1: null, zero: {} };
    expect(boardFloors([half, null, damaged, 7, half])).toEqual({ 0: 40_000 });
    fc.assert(fc.property(fc.array(fc.anything()), (shards) => void boardFloors(shards)));
  });

  it.each([
    ['few have played', { 8: 2, 20: 97 }],
    ['the quickest take a quarter of a minute', { 0: 2, 20: 98 }],
    ['nobody has played', {}],
  ])('is none where %s', (_, times) => expect(boardFloors([{ 0: times }])).toEqual({}));
});

describe('a play', () => {
  const floors = { 1: 40_000 };
  const log = (second: number): PlayLog => [
    [1_000, 0, { type: 'fill' }],
    [0, 1, 'select'],
    [second - 1_000, 1, { type: 'fill' }],
    [1_000, 1, { type: 'fill' }],
  ];
  it('below the floor of one of its boards is told why', () => {
    expect(isFasterThanPeople(log(39_999), floors)).toBe(
      'Board 2 took 0:39. Only 1 player in 50 takes under 2:00.',
    );
  });
  it('at the floor is like any other, and so is one without', () => {
    expect(isFasterThanPeople(log(40_000), floors)).toBeNull();
    expect(isFasterThanPeople(log(1_000), {})).toBeNull();
    expect(isFasterThanPeople([[1, 0, {}]], Object.create({ 0: 5 }))).toBeNull();
  });
});
