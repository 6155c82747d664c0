import { describe, expect, it } from 'vitest';
import { TOOLKITS, toolkitOf } from '../../tools/games/index.ts';
import { puzzleOf } from '../../tools/games/published.ts';
import { playByEngine } from '../../tools/plays.ts';
import { unwrap } from '../lib/result.ts';
import { makeRng } from '../lib/rng.ts';
import { momentsOf } from './moments.ts';
import { isFinished, stateOf } from './session.ts';

const ids = { 'sudoku-shift': '516', 'yearly-daily': '2026-11-21', crossnumber: '12' } as const;

function played(game: string) {
  const toolkit = toolkitOf(game);
  const puzzle = puzzleOf(toolkit, (ids as Record<string, string>)[game] ?? '300');
  const { log } = playByEngine(toolkit, puzzle, makeRng(`moments of ${game}`));
  return {
    toolkit,
    puzzle,
    log,
    play: unwrap(momentsOf(toolkit.game, puzzle, log)),
  };
}

describe.each(TOOLKITS.map(({ id }) => [id] as const))('a play of %s', (game) => {
  const { toolkit, puzzle, log, play } = played(game);

  it('goes from the untouched puzzle to the finished one, in the time that it took', () => {
    const first = play.at(play.moments[0]!);
    const boards = puzzle.boards.map((board: unknown) => toolkit.game.start(board));
    expect(first.boards.map(stateOf)).toEqual(boards);
    const last = play.moments.at(-1)!;
    expect(isFinished(play.at(last))).toBe(true);
    expect(play.at(last).boards.map(stateOf)).toEqual(play.end.boards.map(stateOf));
    const elapsed = play.end.boards.reduce((sum, board) => sum + board.elapsed, 0);
    expect(last.at).toBe(elapsed);
  });

  it('has a moment for every entry but the questions, each of which can be shown', () => {
    const checks = log.filter(([, , what]) => what === 'check').length;
    expect(play.moments).toHaveLength(log.length - checks + 1);
    for (const moment of play.moments.filter((_, i) => i % 7 === 0)) {
      expect(play.at(moment).log).toHaveLength(moment.entries);
    }
    expect(play.moments.reduce((sum, { after }) => sum + after, 0)).toBe(play.moments.at(-1)!.at);
  });
});

it.each([[''], [null], [{}], [[[1, 2]]], [[[0, 0, 'fly']]], [[[0, 0, 'check']]]])(
  'says what is wrong with %j',
  (log) => {
    const { toolkit, puzzle } = played('crossnumber');
    const result = momentsOf(toolkit.game, puzzle, log);
    expect(result.ok).toBe(false);
  },
);
