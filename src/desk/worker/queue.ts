/**
 * A queue of requests to a worker. A solver cannot be interrupted: a request that times out or is
 * replaced terminates the worker, and the next request starts another.
 */
import type { DeskReply, DeskRequest } from './protocol.ts';

/** The part of `Worker` that the queue uses. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** The result of a request that was replaced or stopped. */
export const DROPPED = Symbol('dropped');

/** Grace period of a replaced request, in ms: starting a new worker takes longer. */
const PATIENCE_MS = 250;

interface Job {
  readonly request: DeskRequest;
  readonly key: string | null;
  /** Time limit of the request, in ms. */
  readonly limit: number;
  readonly drop: AbortController;
}

export function makeWorkerQueue(start: () => WorkerPort) {
  let worker: WorkerPort | null = null;
  let jobs: readonly Job[] = [];
  let last: Promise<unknown> = Promise.resolve();

  function run({ request, limit, drop }: Job): Promise<unknown> {
    if (drop.signal.aborted) return Promise.resolve(DROPPED);
    worker ??= start();
    const port = worker;
    const answered = new AbortController();
    const answer = new Promise((resolve, reject) => {
      const end = (settle: () => void) => () => {
        port.terminate();
        worker = null;
        settle();
      };
      const timer = setTimeout(
        end(() => reject(new Error('It took too long.'))),
        limit,
      );
      answered.signal.addEventListener('abort', () => clearTimeout(timer));
      drop.signal.addEventListener(
        'abort',
        end(() => resolve(DROPPED)),
        { signal: answered.signal },
      );
      port.onerror = end(() => reject(new Error('The desk’s worker could not be started.')));
      port.onmessage = ({ data }: MessageEvent<DeskReply>) => {
        if (data.ok) resolve(data.answer);
        else reject(new Error(data.message));
      };
      port.postMessage(request);
    });
    // The drop of an answered request must not terminate the worker: the next request runs on it.
    return answer.finally(() => answered.abort());
  }

  async function runInTurn(job: Job): Promise<unknown> {
    await last.catch(() => {});
    const replaced = () =>
      job.key !== null && [...jobs].reverse().find(({ key }) => key === job.key) !== job;
    try {
      if (replaced()) return DROPPED;
      const answer = await run(job);
      return replaced() ? DROPPED : answer;
    } finally {
      jobs = jobs.filter((other) => other !== job);
    }
  }

  return {
    /**
     * The worker's answer, or `DROPPED` after a newer request with the same key or `stop`. Rejects
     * with a sentence when it takes longer than `limit` ms, or the worker cannot be started.
     */
    ask(request: DeskRequest, limit: number, key: string | null = null): Promise<unknown> {
      for (const before of jobs) {
        if (key !== null && before.key === key) {
          setTimeout(() => before.drop.abort(), PATIENCE_MS);
        }
      }
      const job = { request, key, limit, drop: new AbortController() };
      jobs = [...jobs, job];
      last = runInTurn(job);
      return last;
    },
    /** Drops all requests. */
    stop(): void {
      for (const { drop } of jobs) drop.abort();
      worker?.terminate();
      worker = null;
    },
  };
}
