/** The moves by which a game's engine solves a board; without Node, so that a page may ask for them. */
import type { AnyToolkit } from '../src/games/toolkits.ts';
import { type Result, unwrap } from '../src/lib/result.ts';

/**
 * The most moves in a play: more than any board takes; a longer play means that the engine is in a
 * loop.
 */
export const MOST_MOVES = 3000;

/** The engine's moves from the start of a board, computed once. */
export function solvingMoves(toolkit: AnyToolkit, board: unknown): readonly unknown[] {
  const { game } = toolkit;
  const moves: unknown[] = [];
  let state = game.start(board);
  while (game.status(board, state) === 'playing') {
    const move = nextMove(toolkit, board, state);
    moves.push(move);
    state = unwrap<unknown>(game.apply(board, state, move));
    if (moves.length > MOST_MOVES) throw new Error('The hints never finish the board.');
  }
  return moves;
}

export function nextMove({ engine, robot }: AnyToolkit, board: unknown, state: unknown): unknown {
  const hint = engine.hint(board, state);
  return hint.ok || hint.problem.code !== 'locked' || !robot?.meanwhile
    ? unwrap<{ move: unknown }>(hint as Result<{ move: unknown }>).move
    : robot.meanwhile(board, state);
}
