/** Proves a puzzle in a worker thread with a timeout. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Proven } from '../../../src/games/proof.ts';
import type { Result } from '../../../src/lib/result.ts';
import { ServerError } from '../../../src/protocol/status.ts';
import type { ProofTask } from './proofThread.ts';

/**
 * Time limit of a proof in ms. Published puzzles take a tenth of a second; a puzzle that takes
 * longer than the limit is not for people.
 */
export const PROOF_MS = 40_000;

/** Memory limit of a proof: a solver that exceeds it explores too many possibilities to finish. */
const MEMORY = { maxOldGenerationSizeMb: 640, maxYoungGenerationSizeMb: 64 } as const;

/** The thread's file, in the bundle or in the sources. */
const FILES = [
  join(import.meta.dirname, 'proofThread.js'),
  join(import.meta.dirname, 'proofThread.ts'),
] as const;

const threadFile = FILES.find((file) => existsSync(file)) ?? FILES[0];

/**
 * Defects of the puzzle are returned as a problem. Throws a `ServerError` with `deadline-exceeded`
 * when the proof exceeds its time or memory.
 */
export function proveApart(task: ProofTask, ms = PROOF_MS): Promise<Result<Proven>> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(threadFile, { workerData: task, resourceLimits: MEMORY });
    const timer = setTimeout(() => {
      reject(tooLong());
      void thread.terminate();
    }, ms);
    thread.once('message', (proven: Result<Proven>) => {
      resolve(proven);
      void thread.terminate();
    });
    thread.once('error', (error) => {
      const { code } = error as { code?: unknown };
      reject(code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLong() : error);
    });
    thread.once('exit', () => {
      clearTimeout(timer);
      // Has no effect after an answer, an error or the timeout.
      reject(new Error('The proof ended without an answer.'));
    });
  });
}

function tooLong(): ServerError {
  return new ServerError(
    'deadline-exceeded',
    'The solver could not finish. Make the puzzle simpler.',
  );
}
