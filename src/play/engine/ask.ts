/**
 * Requests from the page to the worker that runs the games' engines. The worker's client loads with
 * the first request, because every byte counts before the board appears (docs/decisions/0023).
 */

import type { OnProgress } from '../../games/contract/engine.ts';
import type { GameId } from '../../games/definitions.ts';
import type { AskingPorts } from '../engineRequests.ts';
import type { EngineAnswer, EngineRequest } from './protocol.ts';

/** Asks the engine worker. Rejects with a sentence if there is no answer; see `client.ts`. */
export async function askEngine<Request extends EngineRequest>(
  request: Request,
  signal?: AbortSignal,
  onProgress?: OnProgress,
): Promise<EngineAnswer<Request>> {
  const client = await import('./client.ts');
  signal?.throwIfAborted();
  return client.askEngine(request, signal, onProgress);
}

/** The questions that a player may ask about a board of this game. */
export const questionsOf = (game: GameId): AskingPorts => ({
  hint: (board, state, signal, aim) => askEngine({ kind: 'hint', game, board, state, aim }, signal),
  check: (board, state, place, signal) =>
    askEngine({ kind: 'check', game, board, state, place }, signal),
  ways: (board, state, signal) => askEngine({ kind: 'ways', game, board, state }, signal),
});
