import { fail, ok } from '../../../lib/result.ts';
import type { Game } from '../../contract/game.ts';
import { makeNumberedPuzzle, parseNumberedPuzzle } from '../../shared/numbered.ts';
import { results } from '../results.ts';

export type Side = 'heads' | 'tails';

export const parseSide = (json: unknown) =>
  json === 'heads' || json === 'tails' ? ok<Side>(json) : fail('bad-side', 'A coin has two sides.');

/** A board is the side that falls, a state the side called, a move the call. */
export const game: Game<Side, Side | null, Side> = {
  id: 'template',
  results,
  hintCost: null,
  reversible: false,
  parsePuzzle: (json) => parseNumberedPuzzle(json, 1, parseSide),
  parseMove: parseSide,
  makePuzzle: (puzzle) => makeNumberedPuzzle(puzzle, (side) => side),
  makeResult: ({ boards: [side] }, [play]) => [
    play?.state ?? 'heads',
    play?.state === side ? 'win' : 'loss',
  ],
  start: () => null,
  apply: (_board, state, move) =>
    state === null ? ok(move) : fail('called', 'It was called already.'),
  status: (board, state) => (state === null ? 'playing' : state === board ? 'won' : 'lost'),
  progress: (_board, state) => (state === null ? 0 : 1),
  beans: () => null,
};
