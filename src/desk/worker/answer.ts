/** What the desk's worker answers. Apart from the worker itself, for a test has none. */
import type { GameId } from '../../games/definitions.ts';
import { fail, ok } from '../../lib/result.ts';
import { loadBench } from '../benches.ts';
import { prove } from '../proof.ts';
import { loadToolkit } from '../toolkits.ts';
import type { DeskRequest } from './protocol.ts';

async function benchOf(game: GameId) {
  const bench = await loadBench(game);
  if (!bench) throw new Error('This game has no bench yet.');
  return bench;
}

/** Rejects with a sentence where there is nothing to ask; bad boards are problems. */
export async function answer(request: DeskRequest): Promise<unknown> {
  const { game } = request;
  switch (request.kind) {
    case 'propose':
      return (await benchOf(game)).propose(request.wish);
    case 'report': {
      const [bench, toolkit] = await Promise.all([benchOf(game), loadToolkit(game)]);
      const board = toolkit.parseBoard(request.board);
      return board.ok ? ok(bench.report(board.value)) : board;
    }
    case 'amend': {
      const [bench, toolkit] = await Promise.all([benchOf(game), loadToolkit(game)]);
      const board = toolkit.parseBoard(request.board);
      const { tools = {} } = bench;
      const tool = Object.hasOwn(tools, request.tool) ? tools[request.tool] : undefined;
      if (!tool) return fail('no-tool', 'This cannot be done to boards of this game.');
      return board.ok ? tool(board.value, request.seed) : board;
    }
    case 'prove':
      return prove(game, request.id, request.puzzle);
  }
}
