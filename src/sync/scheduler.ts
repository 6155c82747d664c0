/** When a page syncs: on request, one run at a time, and again by itself after a failure. */
import { pauseAfter } from './backoff.ts';
import type { SyncOutcome } from './engine.ts';

export interface SchedulerPorts {
  run(): Promise<SyncOutcome>;
  setTimer(run: () => void, ms: number): number;
  clearTimer(timer: number): void;
  /** In [0, 1). */
  random(): number;
  /** Told when a run begins (true) and when the last one has ended (false). */
  onRunning(running: boolean): void;
  onOutcome(outcome: SyncOutcome): void;
}

export interface Scheduler {
  /**
   * Syncs now. While a run is under way a further one follows it, because what has just been
   * finished may have come too late for the first. Resolves with the outcome of the run that was
   * asked for; rejects when it breaks on something else than the server. Should it fail, the pauses
   * begin with the shortest again: whoever asks has a reason to hope.
   */
  request(): Promise<SyncOutcome>;
  /** No further attempt by itself. */
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
