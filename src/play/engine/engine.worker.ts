/** The games' engines off the main thread: hints, and puzzles past the last pack. */
import { findGame } from '../../games/registry.ts';
import type { EngineMessage, EngineReply, EngineRequest } from './protocol.ts';

async function answer(request: EngineRequest): Promise<unknown> {
  const entry = findGame(request.game);
  if (!entry) throw new Error(`There is no game ${request.game}.`);
  const { game, generate } = await entry.load();
  if (request.kind === 'hint') return game.hint(request.board, request.state);
  return game.makePuzzle(generate(request.id, request.weekday));
}

addEventListener('message', async (event: MessageEvent<EngineMessage>) => {
  const { ticket, request } = event.data;
  let reply: EngineReply;
  try {
    reply = { ticket, ok: true, answer: await answer(request) };
  } catch (error) {
    reply = { ticket, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
  postMessage(reply);
});
