/** A minimal game for tests of game-independent code: count up to the board's number. */
import type { Game, Puzzle } from '../../src/games/contract/game.ts';
import type { Results } from '../../src/games/contract/results.ts';
import { fail, ok } from '../../src/lib/result.ts';

/** The counting game's results: every value is a complete, winning one. */
export const countingResults: Results = {
  parse: () => fail('unused', 'Results are not read in these tests.'),
  isComplete: () => true,
  isWin: () => true,
  rank: () => 0,
  timesOf: () => [],
};

/**
 * The counting game. Board: the target number. State: the current number. Move: a step of 1 or 2,
 * or 0, with which the game answers a check.
 */
export const counting: Game<number, number, number> = {
  id: 'sudoku-shift',
  results: countingResults,
  hintCost: 20_000,
  reversible: true,
  parsePuzzle: (json) => {
    const { id, boards } = (json ?? {}) as { id?: unknown; boards?: unknown };
    return Array.isArray(boards)
      ? ok({ id: String(id), boards: boards.map(Number) })
      : fail('bad-puzzle', 'A puzzle is a list of numbers.');
  },
  parseMove: (json) =>
    json === 0 || json === 1 || json === 2 ? ok(json) : fail('bad-move', 'A move is 1 or 2.'),
  makePuzzle: ({ id, boards }) => ({ id, boards: [...boards] }),
  makeResult: (_puzzle, plays) => plays.map(({ elapsed }) => elapsed),
  start: () => 0,
  apply: (board, state, move) =>
    state + move > board ? fail('too-far', 'That is too far.') : ok(state + move),
  status: (board, state) => (state === board ? 'won' : 'playing'),
  progress: (board, state) => state / board,
  checks: { isVerdict: (move) => move === 0 },
  beans: () => null,
};

export function countingPuzzle(...boards: number[]): Puzzle<number> {
  return { id: '7', boards };
}
