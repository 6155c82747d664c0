import { fieldsOf } from '../../../lib/reading.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Game } from '../../contract/game.ts';
import { makeNumberedPuzzle, parseNumberedPuzzle } from '../../shared/numbered.ts';
import { results } from '../results.ts';

export type Side = 'heads' | 'tails';

/**
 * A move is an object, because in a log of moves a plain word stands for undo, redo and the like.
 */
export interface Call {
  readonly type: 'call';
  readonly side: Side;
}

export const parseSide = (json: unknown) =>
  json === 'heads' || json === 'tails' ? ok<Side>(json) : fail('bad-side', 'A coin has two sides.');

function parseCall(json: unknown): Result<Call> {
  const fields = fieldsOf(json);
  const side = parseSide(fields?.side);
  if (fields?.type !== 'call') return fail('bad-call', 'A move calls the coin.');
  return side.ok ? ok({ type: 'call', side: side.value }) : side;
}

/**
 * A board is the side on which the coin falls; a state is the side that the player called, or null
 * before the call.
 */
export const game: Game<Side, Side | null, Call> = {
  id: 'template',
  results,
  hintCost: null,
  reversible: false,
  hand: { call: { ms: 200, at: ['side'] } },
  parsePuzzle: (json) => parseNumberedPuzzle(json, 1, parseSide),
  parseMove: parseCall,
  makePuzzle: (puzzle) => makeNumberedPuzzle(puzzle, (side) => side),
  makeResult: ({ boards: [side] }, [play]) => [
    play?.state ?? 'heads',
    play?.state === side ? 'win' : 'loss',
  ],
  start: () => null,
  apply: (_board, state, move) =>
    state === null ? ok(move.side) : fail('called', 'It was called already.'),
  status: (board, state) => (state === null ? 'playing' : state === board ? 'won' : 'lost'),
  progress: (_board, state) => (state === null ? 0 : 1),
  beans: () => null,
};
