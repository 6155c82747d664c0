/**
 * What the page asks the engine worker. The page's end of it comes with the first question: before the board every
 * byte counts (docs/decisions/0023).
 */
import type { GameId } from '../../games/definitions.ts';
import type { AskingPorts } from '../asking.ts';
import type { EngineAnswer, EngineRequest } from './protocol.ts';

/** Rejects with a sentence when there is no answer; see `client.ts`. */
export async function askEngine<Request extends EngineRequest>(
  request: Request,
  signal?: AbortSignal,
): Promise<EngineAnswer<Request>> {
  const client = await import('./client.ts');
  signal?.throwIfAborted();
  return client.askEngine(request, signal);
}

/** A player's questions. */
export const questionsOf = (game: GameId): AskingPorts => ({
  hint: (board, state, signal) => askEngine({ kind: 'hint', game, board, state }, signal),
  check: (board, state, place, signal) =>
    askEngine({ kind: 'check', game, board, state, place }, signal),
  ways: (board, state, signal) => askEngine({ kind: 'ways', game, board, state }, signal),
});
