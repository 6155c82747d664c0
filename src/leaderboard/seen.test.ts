import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Leaderboard } from './port.ts';
import { findSeen, SEEN, type SeenRow, withSeen } from './seen.ts';

const board = (players: number): Leaderboard => ({
  entries: [],
  players,
  spread: {},
  own: null,
  unchecked: { entries: [], players: 0, own: null },
});

describe('boards that were seen', () => {
  it('come back as they went', () => {
    const kept = withSeen([], 'sudoku-shift', '516', { at: 5, board: board(7) });
    expect(findSeen(kept, 'sudoku-shift', '516')).toEqual({ at: 5, board: board(7) });
    expect(findSeen(kept, 'sudoku-shift', '515')).toBeNull();
    expect(findSeen(kept, 'geografind', '516')).toBeNull();
  });

  it('are twenty at most, the latest', () => {
    let kept: readonly SeenRow[] = [];
    for (let n = 1; n <= 25; n++) {
      kept = withSeen(kept, 'geografind', String(n), { at: n, board: board(n) });
    }
    // Leaderboard 6 is viewed again, so it is not evicted next.
    kept = withSeen(kept, 'geografind', '6', { at: 26, board: board(6) });
    kept = withSeen(kept, 'geografind', '26', { at: 27, board: board(26) });
    expect(kept).toHaveLength(20);
    const has = (id: string) => findSeen(kept, 'geografind', id) !== null;
    expect([has('5'), has('6'), has('7'), has('8'), has('26')]).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
  });

  it('do not mind what is kept there', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        const kept = SEEN.parse(json);
        expect(findSeen(kept, 'geografind', '1')).toBeNull();
        const now = withSeen(kept, 'geografind', '1', { at: 1, board: board(1) });
        expect(findSeen(now, 'geografind', '1')?.at).toBe(1);
      }),
    );
  });
});
