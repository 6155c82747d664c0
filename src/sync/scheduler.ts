/** Schedules a page's syncs: on request, one at a time, with automatic retry after a failure. */
import { pauseAfter } from './backoff.ts';
import type { SyncOutcome } from './engine.ts';

export interface SchedulerPorts {
  run(): Promise<SyncOutcome>;
  setTimer(run: () => void, ms: number): number;
  clearTimer(timer: number): void;
  /** A random number in [0, 1). */
  random(): number;
  /** Called with true when a run begins, and with false when the last one has ended. */
  onRunning(running: boolean): void;
  onOutcome(outcome: SyncOutcome): void;
}

export interface Scheduler {
  /**
   * Syncs now. During a sync, queues another one: recent results may have missed the current one.
   * Resolves with the requested sync's outcome; rejects on errors other than the server's. Resets
   * the retry delays, because a new request suggests that a sync may now succeed.
   */
  request(): Promise<SyncOutcome>;
  /** Cancels automatic retries. */
  stop(): void;
}

export function makeScheduler(ports: SchedulerPorts): Scheduler {
  let current: Promise<SyncOutcome> | null = null;
  let next: Promise<SyncOutcome> | null = null;
  let timer: number | null = null;
  let failures = 0;

  function callOff(): void {
    if (timer !== null) ports.clearTimer(timer);
    timer = null;
  }

  function tryLater(leastMs = 0): void {
    callOff();
    failures++;
    timer = ports.setTimer(
      () => {
        timer = null;
        run().catch(() => {});
      },
      Math.max(leastMs, pauseAfter(failures, ports.random())),
    );
  }

  async function start(): Promise<SyncOutcome> {
    callOff();
    ports.onRunning(true);
    try {
      const outcome = await ports.run();
      if (outcome.kind === 'retry') tryLater(outcome.retryAfterMs);
      else failures = 0;
      ports.onOutcome(outcome);
      return outcome;
    } catch (error) {
      tryLater();
      throw error;
    } finally {
      current = null;
      if (next === null) ports.onRunning(false);
    }
  }

  function run(): Promise<SyncOutcome> {
    if (current === null) {
      current = start();
      return current;
    }
    next ??= current
      .catch(() => {})
      .then(() => {
        next = null;
        failures = 0;
        current = start();
        return current;
      });
    return next;
  }

  return {
    request() {
      failures = 0;
      return run();
    },
    stop: callOff,
  };
}
