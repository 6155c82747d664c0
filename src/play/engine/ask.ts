/** What the page asks the engine worker. The page's end of it comes with the first question. */
import type { GameId } from '../../games/definitions.ts';
import type { AskingPorts } from '../asking.ts';
import type { EngineAnswer, EngineRequest } from './protocol.ts';

/** Rejects with a sentence when there is no answer; see `client.ts`. */
export async function askEngine<Request extends EngineRequest>(
  request: Request,
  off?: AbortSignal,
): Promise<EngineAnswer<Request>> {
  const client = await import('./client.ts');
  off?.throwIfAborted();
  return client.askEngine(request, off);
}

/** A player's questions. */
export const questionsOf = (game: GameId): AskingPorts => ({
  hint: (board, state, off) => askEngine({ kind: 'hint', game, board, state }, off),
  check: (board, state, place, off) => askEngine({ kind: 'check', game, board, state, place }, off),
  ways: (board, state, off) => askEngine({ kind: 'ways', game, board, state }, off),
});
