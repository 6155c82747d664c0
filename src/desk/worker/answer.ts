/** The desk worker's replies, in a module of their own so that tests need no worker. */
import { likenessOf, traitsOf } from '../../games/likeness.ts';
import { prove } from '../../games/proof.ts';
import { loadBench, loadToolkit } from '../../games/toolkits.ts';
import { ok, unwrap } from '../../lib/result.ts';
import type { DeskRequest } from './protocol.ts';

/**
 * Answers a request. Rejects with a sentence where no board can be made; invalid boards are
 * returned as problems.
 */
export async function answer(request: DeskRequest): Promise<unknown> {
  const { game } = request;
  switch (request.kind) {
    case 'propose':
      return (await loadBench(game)).propose(request.wish);
    case 'report': {
      const [bench, toolkit] = await Promise.all([loadBench(game), loadToolkit(game)]);
      const board = toolkit.parseBoard(request.board);
      return board.ok ? ok(bench.report(board.value)) : board;
    }
    case 'compare': {
      const toolkit = await loadToolkit(game);
      const [board, ...earlier] = [request.board, ...request.earlier].map((json) =>
        traitsOf(toolkit, unwrap(toolkit.parseBoard(json))),
      );
      return likenessOf(board!, earlier);
    }
    case 'prove':
      return prove(game, request.id, request.puzzle);
  }
}
