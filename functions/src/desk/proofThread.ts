/**
 * Worker thread for one proof (proveApart.ts): solvers may run without end, and only a thread can
 * be terminated. The thread has a file of its own in the bundle too (tools/build/functions.ts).
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { GameId } from '../../../src/games/definitions.ts';
import { type Proven, prove } from '../../../src/games/proof.ts';
import { fail, type Result } from '../../../src/lib/result.ts';

export interface ProofTask {
  readonly game: GameId;
  readonly id: string;
  /** The puzzle as JSON; unvalidated. */
  readonly text: string;
}

async function proof({ game, id, text }: ProofTask): Promise<Result<Proven>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('not-json', 'The puzzle can’t be read. Reload the page, then try again.');
  }
  return prove(game, id, json);
}

parentPort?.postMessage(await proof(workerData as ProofTask));
