import { expect, it } from 'vitest';
import { puzzleHash } from '../published/hash.ts';
import { boardHashes, isPlayedWhole, type PuzzleHashes, unplayedBoards } from './testPlays.ts';

const puzzle = { id: 1, boards: [{ a: 1 }, { a: 2 }, { a: 3 }] };
const [first, second, third] = boardHashes(puzzle) as [string, string, string];
const WHOLE: PuzzleHashes = { hash: puzzleHash(puzzle), boards: [first, second, third] };
const play = (boards: readonly (string | null)[], finished = false) => ({
  ...{ hash: '00000000000009', boards, finished },
});

it('tells boards apart by what is in them', () => {
  expect(new Set([first, second, third]).size).toBe(3);
  expect(boardHashes({ ...puzzle, boards: [...puzzle.boards.slice(0, 2), { a: 4 }] })).toEqual([
    ...[first, second],
    expect.not.stringMatching(third),
  ]);
  for (const none of [null, 7, {}, { boards: 1 }]) expect(boardHashes(none)).toEqual([]);
});

it.each<[string, Parameters<typeof unplayedBoards>[0], number[]]>([
  ['nothing', [], [0, 1, 2]],
  ['a play that was given up at once', [play([null, null, null])], [0, 1, 2]],
  ['two boards, one of them as it is no more', [play([first, '00000000000008', null])], [1, 2]],
  ['all of them before one was changed', [play([first, second, '00000000000008'], true)], [2]],
  [
    'the changed one afterwards',
    [play([first, second, '00000000000008'], true), play([null, null, third])],
    [],
  ],
  ['a board at another place', [play([second, first, third])], [0, 1]],
  ['the whole, by an older build', [{ hash: WHOLE.hash, finished: true }], []],
  ['the whole given up, by an older build', [{ hash: WHOLE.hash, finished: false }], [0, 1, 2]],
])('of %s', (_, plays, left) => {
  expect(unplayedBoards(plays, WHOLE)).toEqual(left);
  expect(isPlayedWhole(plays, WHOLE)).toBe(left.length === 0);
});

it('asks for a play of the whole where the boards are not known', () => {
  const unknown = { hash: WHOLE.hash, boards: [] };
  expect(isPlayedWhole([], unknown)).toBe(false);
  expect(isPlayedWhole([play([first, second, third], true)], unknown)).toBe(false);
  expect(isPlayedWhole([{ hash: WHOLE.hash, finished: true }], unknown)).toBe(true);
});
