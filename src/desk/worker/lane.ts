/**
 * A worker and what waits for it, one question at a time. What a newer question makes pointless is not
 * asked, or is broken off by ending the worker: the next one starts another.
 */
import type { DeskReply, DeskRequest } from './protocol.ts';

/** As much of a `Worker` as is needed. */
export interface WorkerPort {
  post(request: DeskRequest): void;
  end(): void;
}

export interface LanePorts {
  /** Starts a worker. `onFailure` when it cannot be loaded. */
  start(onReply: (reply: DeskReply) => void, onFailure: () => void): WorkerPort;
  /** Runs later, unless the function that it returns is called before. */
  later(run: () => void, ms: number): () => void;
}

/** Nobody waits for the answer any more. */
export const DROPPED = Symbol('dropped');

/** How long an answer that nobody wants holds up the next question: a new worker takes longer. */
const PATIENCE_MS = 250;

interface Job {
  readonly request: DeskRequest;
  /** Of two with the same key only the newer is wanted. */
  readonly key: string | null;
  readonly limit: number;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export function makeLane({ start, later }: LanePorts) {
  let worker: WorkerPort | null = null;
  let queue: Job[] = [];
  let running: Job | null = null;
  let isUnwanted = false;
  let timers: (() => void)[] = [];

  function endWorker(): void {
    worker?.end();
    worker = null;
  }

  /** Takes the running job off; the worker may still be at it. */
  function take(): Job | null {
    const job = running;
    running = null;
    isUnwanted = false;
    for (const stop of timers) stop();
    timers = [];
    return job;
  }

  function next(): void {
    if (running !== null) return;
    const job = queue.shift();
    if (!job) return;
    running = job;
    worker ??= startWorker();
    timers.push(
      later(() => breakOff((one) => one.reject(new Error('It took too long.'))), job.limit),
    );
    worker.post(job.request);
  }

  function startWorker(): WorkerPort {
    const started: WorkerPort = start(
      (reply) => {
        if (started !== worker) return;
        const wanted = !isUnwanted;
        const job = take();
        if (!wanted) job?.resolve(DROPPED);
        else if (reply.ok) job?.resolve(reply.answer);
        else job?.reject(new Error(reply.message));
        next();
      },
      () => {
        if (started !== worker) return;
        breakOff((job) => job.reject(new Error('The desk’s worker could not be started.')));
      },
    );
    return started;
  }

  function breakOff(settle: (job: Job) => void): void {
    endWorker();
    const job = take();
    if (job) settle(job);
    next();
  }

  return {
    /**
     * The worker's answer, or `DROPPED` where a newer question with the same key or `stop` came first.
     * Rejects with a sentence when it takes longer than `limit` ms, or cannot be had.
     */
    ask(request: DeskRequest, limit: number, key: string | null = null): Promise<unknown> {
      return new Promise((resolve, reject) => {
        if (key !== null) {
          for (const job of queue) if (job.key === key) job.resolve(DROPPED);
          queue = queue.filter((job) => job.key !== key);
          if (running?.key === key && !isUnwanted) {
            isUnwanted = true;
            timers.push(later(() => breakOff((job) => job.resolve(DROPPED)), PATIENCE_MS));
          }
        }
        queue.push({ request, key, limit, resolve, reject });
        next();
      });
    },
    /** Breaks off whatever is asked. */
    stop(): void {
      const waiting = queue;
      queue = [];
      for (const job of waiting) job.resolve(DROPPED);
      breakOff((job) => job.resolve(DROPPED));
    },
  };
}
