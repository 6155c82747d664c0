/** The smallest game there is, for testing what knows no game: count up to the board's number. */
import type { Game, Puzzle } from '../../src/games/game.ts';
import { fail, ok } from '../../src/lib/result.ts';

/** A board is the number to reach, a state the number reached, a move a step of 1 or 2. */
export const counting: Game<number, number, number> = {
  id: 'sudoku-shift',
  hintCost: 20_000,
  reversible: true,
  parsePuzzle: (json) => {
    const { id, boards } = (json ?? {}) as { id?: unknown; boards?: unknown };
    return Array.isArray(boards)
      ? ok({ id: String(id), boards: boards.map(Number) })
      : fail('bad-puzzle', 'A puzzle is a list of numbers.');
  },
  parseMove: (json) =>
    json === 1 || json === 2 ? ok(json) : fail('bad-move', 'A move is 1 or 2.'),
  parseResult: () => fail('unused', 'Results are not read in these tests.'),
  makePuzzle: ({ id, boards }) => ({ id, boards: [...boards] }),
  makeResult: (_puzzle, plays) => plays.map(({ elapsed }) => elapsed),
  start: () => 0,
  apply: (board, state, move) =>
    state + move > board ? fail('too-far', 'That is too far.') : ok(state + move),
  status: (board, state) => (state === board ? 'won' : 'playing'),
  progress: (board, state) => state / board,
  beans: () => null,
  isComplete: () => true,
  isWin: () => true,
  rank: () => 0,
  timesOf: () => [],
};

export function countingPuzzle(...boards: number[]): Puzzle<number> {
  return { id: '7', boards };
}
