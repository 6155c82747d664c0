/**
 * Runs the games' engines off the main thread: hints, checks, solutions, and the generation of
 * puzzles that no pack contains.
 */

import type { OnProgress } from '../../games/contract/engine.ts';
import { findDefinition } from '../../games/definitions.ts';
import { loadEngine, loadRules } from '../../games/loaders.ts';
import type { EngineMessage, EngineReply, EngineRequest } from './protocol.ts';

async function answer(request: EngineRequest, onProgress: OnProgress): Promise<unknown> {
  const definition = findDefinition(request.game);
  if (!definition) throw new Error(`There is no game ${request.game}.`);
  const { engine } = await loadEngine(definition.id);
  switch (request.kind) {
    case 'hint':
      return engine.hint(request.board, request.state, request.aim);
    case 'check':
      if (!engine.check) throw new Error(`${request.game} checks nothing.`);
      return engine.check(request.board, request.state, request.place);
    case 'ways':
      if (!engine.ways) throw new Error(`${request.game} counts no ways.`);
      return engine.ways(request.board, request.state);
    case 'solve':
      return engine.solve(request.board);
    case 'generate': {
      const { game } = await loadRules(definition.id);
      return game.makePuzzle(engine.generate(request.id, request.weekday, onProgress));
    }
  }
}

const send = (reply: EngineReply) => postMessage(reply);

addEventListener('message', async (event: MessageEvent<EngineMessage>) => {
  const { ticket, request } = event.data;
  try {
    const onProgress: OnProgress = (progress) => send({ ticket, progress });
    send({ ticket, ok: true, answer: await answer(request, onProgress) });
  } catch (error) {
    send({ ticket, ok: false, message: error instanceof Error ? error.message : String(error) });
  }
});
