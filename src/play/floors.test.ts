import { describe, expect, it } from 'vitest';
import { TOOLKITS, toolkitOf } from '../../tools/games/index.ts';
import { puzzleOf } from '../../tools/games/published.ts';
import { playByEngine } from '../../tools/plays.ts';
import { formerFormsOf } from '../games/former.ts';
import { makeRng } from '../lib/rng.ts';
import { isFasterThanHand, leastTime } from './floors.ts';
import type { LogEntry } from './log.ts';

describe('faster than a hand', () => {
  it.each(TOOLKITS.map(({ id }) => [id] as const))(
    'is what a program plays in no time: %s',
    (id) => {
      const toolkit = toolkitOf(id);
      const puzzle = puzzleOf(toolkit, id === 'yearly-daily' ? '2026-11-21' : '12');
      const { log: played, result } = playByEngine(toolkit, puzzle, makeRng(id));
      const hurried = played.map(([, board, what]): LogEntry => [1, board, what]);
      // The least possible time is more than reaction time alone: it includes the time for the
      // moves that the game names (`Game.hand`).
      expect(leastTime(toolkit.game, played)).toBeGreaterThan(puzzle.boards.length * 250 + 100);
      expect(isFasterThanHand({ game: toolkit.game, result, log: hurried })).toMatch(
        /^It took .* No one can/,
      );
      expect(isFasterThanHand({ game: toolkit.game, result, log: played })).toBeNull();
      // A time that a hand can reach is never taken for seconds (src/games/{game}/former.ts).
      const least = puzzle.boards.map((_, board) =>
        leastTime(
          toolkit.game,
          played.filter(([, at]) => at === board),
        ),
      );
      const fastest =
        id === 'sudoku-shift' ? least : id === 'yearly-daily' ? [least[0], 0, 0.1] : [least[0], 1];
      if (id !== 'geografind')
        expect(formerFormsOf(id)!.read(fastest)).toMatchObject({ value: { result: fastest } });
    },
  );
});
