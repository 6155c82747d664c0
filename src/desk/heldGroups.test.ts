import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupHeld } from './heldGroups.ts';
import type { Dated, HeldResult } from './port.ts';

const LOG = Array.from({ length: 60 }, (_, i): [number, number, number] => [900 + i, 0, i]);
const OTHER = [...LOG.slice(1), [900, 0, 61]];

const held = (key: string, more: Partial<Dated<HeldResult>> = {}): Dated<HeldResult> => ({
  ...{ key, at: Number(key), player: `player${key}`, game: 'sudoku-shift', board: '516' },
  ...{ rank: 1, reason: '', log: JSON.stringify(LOG), info: null, ...more },
});
const log = (entries: unknown) => ({ log: JSON.stringify(entries) });
const keysOf = (list: readonly Dated<HeldResult>[]) =>
  groupHeld(list).map(({ results }) => results.map(({ key }) => key).join(' '));

it.each<[string, Dated<HeldResult>[], string[]]>([
  ['nothing', [], []],
  ['the same log', [held('2'), held('1'), held('3')], ['1 2 3']],
  [
    'the same moves at other times',
    [held('1'), held('2', log(LOG.map(([ms, ...rest]) => [ms + 7, ...rest])))],
    ['1 2'],
  ],
  ['other moves', [held('1'), held('2', log(OTHER))], ['1', '2']],
  ['another board', [held('1'), held('2', { board: '516@2' })], ['1', '2']],
  ['another game', [held('1'), held('2', { game: 'crossnumber' })], ['1', '2']],
  ['what is no log', [held('1', { log: 'x' }), held('2', { log: 'x' })], ['1', '2']],
  [
    'moves that two people may well have made',
    [held('1', log(LOG.slice(1))), held('2', log(LOG.slice(1)))],
    ['1', '2'],
  ],
  ['logs without a move', [held('1', log([])), held('2', log([]))], ['1', '2']],
  [
    'the entry that has the moves, though some differ',
    [held('1', { sameAs: 'ann' }), held('2', { sameAs: 'ann', ...log(OTHER) })],
    ['1 2'],
  ],
  [
    'two groups that a third result brings together',
    [
      held('1'),
      held('2', { sameAs: 'ann', ...log(OTHER) }),
      held('3', { sameAs: 'ann' }),
      held('4'),
    ],
    ['1 2 3 4'],
  ],
  [
    'an entry of the same account on another board',
    [held('1', { sameAs: 'ann' }), held('2', { sameAs: 'ann', board: '517', ...log(OTHER) })],
    ['1', '2'],
  ],
])('groups by %s', (_, list, groups) => {
  expect(keysOf(list)).toEqual(groups);
});

it('says whose entry it is, whichever result knows it', () => {
  expect(groupHeld([held('1'), held('2', { sameAs: 'ann' })])[0]!.sameAs).toBe('ann');
  expect(groupHeld([held('1')])[0]!.sameAs).toBeNull();
});

it('leaves nothing out and puts nothing in twice, in whatever order results come', () => {
  const one = fc.record({
    moves: fc.integer({ min: 0, max: 3 }),
    sameAs: fc.constantFrom(undefined, 'ann', 'ben'),
    board: fc.constantFrom('516', '517'),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 12 }), (list) => {
      const all = list.map(({ moves, sameAs, board }, i) =>
        held(String(i), {
          board,
          ...log(LOG.map(([ms, board]) => [ms, board, moves])),
          ...(sameAs && { sameAs }),
        }),
      );
      const groups = keysOf(all);
      const keys = groups.join(' ').split(' ').filter(Boolean);
      expect(keys.toSorted()).toEqual(all.map(({ key }) => key).toSorted());
      expect(keysOf(all.toReversed())).toEqual(groups);
    }),
  );
});
