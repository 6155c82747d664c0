/**
 * A thread of its own for one proof (proveApart.ts): solvers take as long as they take, and only a thread
 * can be ended. It is a file of its own in the bundle too (tools/build/functions.ts).
 */
import { parentPort, workerData } from 'node:worker_threads';
import { type Proven, prove } from '../../../src/desk/proof.ts';
import type { GameId } from '../../../src/games/definitions.ts';
import { fail, type Result } from '../../../src/lib/result.ts';

export interface ProofTask {
  readonly game: GameId;
  readonly id: string;
  /** The puzzle as JSON, or anything else. */
  readonly text: string;
}

async function proof({ game, id, text }: ProofTask): Promise<Result<Proven>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('not-json', 'The puzzle cannot be read. Reload the page, then try again.');
  }
  return prove(game, id, json);
}

parentPort?.postMessage(await proof(workerData as ProofTask));
