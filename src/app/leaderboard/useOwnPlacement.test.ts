import { expect, it, vi } from 'vitest';
import type { Leaderboards } from '../../leaderboard/port.ts';
import { firstPlacement } from './useOwnPlacement.ts';

/** Leaderboards of which one has the player's result; `turns` records the rounds of requests. */
function boardsWith(mine: string | null) {
  let turn = 0;
  const turns = new Set<number>();
  const readPlacement = vi.fn(async (_game: string, board: string) => {
    turns.add(turn);
    await new Promise((resolve) => setImmediate(resolve));
    turn += 1;
    return board === mine ? { board } : null;
  });
  return { turns, readPlacement, boards: { readPlacement } as unknown as Leaderboards };
}
const ALL = Array.from({ length: 50 }, (_, i) => (i === 0 ? '41' : `41@${i + 1}`)).join(' ');

it('asks for the own version’s board, and no other where that is it', async () => {
  const { boards, readPlacement } = boardsWith('41');
  expect(await firstPlacement(boards, 'geografind', ALL, 'anna')).toEqual({ board: '41' });
  expect(readPlacement).toHaveBeenCalledExactlyOnceWith('geografind', '41', 'anna');
});

it.each(['41@37', null])('asks for all others at once where it is not: %s', async (mine) => {
  const { boards, readPlacement, turns } = boardsWith(mine);
  const found = await firstPlacement(boards, 'geografind', ALL, 'anna');
  expect(found).toEqual(mine === null ? null : { board: mine });
  expect(readPlacement).toHaveBeenCalledTimes(50);
  expect(turns.size).toBe(2);
});
