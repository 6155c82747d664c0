import { describe, expect, it } from 'vitest';
import type { PlayLog } from '../play/log.ts';
import { boardFloors, isFasterThanPeople } from './boardFloors.ts';

const board = (times: Readonly<Record<string, number>>) => ({ hints: 0, times });
/** Two plays in a hundred took 2:00 to 2:15, all others longer. */
const HUNDRED = { 8: 2, 20: 50, 40: 48 };

describe('the floor of a board', () => {
  it('is a third of what the quickest in fifty took', () => {
    expect(boardFloors({ plays: 100, boards: { 0: board(HUNDRED) } })).toEqual({ 0: 40_000 });
  });

  it('is as low as one much quicker player in a hundred leaves it', () => {
    const times = { 1: 1, 8: 2, 20: 97 };
    expect(boardFloors({ plays: 100, boards: { 0: board(times) } })).toEqual({ 0: 40_000 });
  });

  it.each([
    ['few have played', { 8: 2, 20: 97 }],
    ['the quickest take a quarter of a minute', { 0: 2, 20: 98 }],
    ['nobody has played', {}],
  ])('is none where %s', (_, times) =>
    expect(boardFloors({ plays: 100, boards: { 0: board(times) } })).toEqual({}),
  );
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
      'Board 2 took 0:39; of fifty players the quickest takes 2:00.',
    );
  });
  it('at the floor is like any other, and so is one without', () => {
    expect(isFasterThanPeople(log(40_000), floors)).toBeNull();
    expect(isFasterThanPeople(log(1_000), {})).toBeNull();
    expect(isFasterThanPeople([[1, 0, {}]], Object.create({ 0: 5 }))).toBeNull();
  });
});
