import { describe, expect, it } from 'vitest';
import { toolkitOf } from '../../tools/games/index.ts';
import { playById } from '../../tools/plays.ts';
import { makeRng } from '../lib/rng.ts';
import { type LookedAt, odditiesOf } from './oddities.ts';

const DAY_MS = 86_400_000;

const looked = (log: unknown, more: Partial<LookedAt> = {}): LookedAt => ({
  ...{ game: 'sudoku-shift', board: '5', player: 'anna', place: 2, players: 40, at: 0 },
  ...{ log: typeof log === 'string' ? log : JSON.stringify(log) },
  ...more,
});
const marksOf = (log: unknown) => {
  const play = looked(log);
  return odditiesOf(play, [play]);
};
const rng = makeRng('oddities');
const moves = (count: number, wait: (i: number) => number) =>
  Array.from({ length: count }, (_, i) => [Math.round(wait(i)), 0, { type: 'fill', cell: i }]);

describe('a play', () => {
  it.each(['300', '301', '302', '303', '304'])('as of a person has no mark: %s', (id) =>
    expect(marksOf(playById(toolkitOf('sudoku-shift'), id).log)).toEqual([]),
  );

  it('of a timer is even, and so is one with some noise', () => {
    expect(marksOf(moves(40, () => 900))).toEqual(['even-waits', 'no-hesitation']);
    const noisy = moves(40, () => 600 + 600 * rng.next());
    expect(marksOf(noisy)).toEqual(['even-waits', 'no-hesitation']);
  });

  it('that never stops to look is told', () => {
    // The moves are alternately quick and slow, and no wait is much longer.
    expect(marksOf(moves(40, (i) => (i % 2 ? 300 : 1_500)))).toEqual(['no-hesitation']);
  });

  it('of few moves says nothing, and neither does what is no log', () => {
    for (const log of [moves(29, () => 900), [], '{', 'null', '7', '[7]', '[[1,2]]', [null]]) {
      expect(marksOf(log)).toEqual([]);
    }
  });
});

describe('who leads many boards', () => {
  const led = (board: string, more: Partial<LookedAt> = {}) =>
    looked([], { board, place: 1, ...more });
  const isMarked = (all: readonly LookedAt[]) => odditiesOf(all[0]!, all).includes('leads-many');

  it('is told from three in a week on', () => {
    expect(isMarked([led('1'), led('2', { at: DAY_MS }), led('3', { at: 2 * DAY_MS })])).toBe(true);
  });
  it.each([
    ['two', [led('1'), led('2')]],
    ['three in two weeks', [led('1'), led('2'), led('3', { at: 10 * DAY_MS })]],
    ['three of few players', [led('1'), led('2'), led('3', { players: 9 })]],
    ['two firsts and a second', [led('1'), led('2'), led('3', { place: 2 })]],
    ['one that was taken off', [led('1'), led('2'), led('3', { place: null })]],
    ['another result of theirs', [led('9', { place: 2 }), led('1'), led('2'), led('3')]],
    ['two people', [led('1'), led('2'), led('3', { player: 'bert' })]],
  ])('not for %s', (_, all) => expect(isMarked(all)).toBe(false));
});
