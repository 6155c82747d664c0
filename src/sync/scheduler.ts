/** Schedules a page's syncs: on request, one at a time, with automatic retry after a failure. */
import { pauseAfter } from './backoff.ts';
import type { SyncOutcome, SyncScope } from './engine.ts';

export interface SchedulerPorts {
  run(scope: SyncScope): Promise<SyncOutcome>;
  setTimer(run: () => void, ms: number): number;
  clearTimer(timer: number): void;
  /** A random number in [0, 1). */
  random(): number;
  /** Called with its scope when a run begins, and with null when the last one has ended. */
  onRunning(scope: SyncScope | null): void;
  onOutcome(outcome: SyncOutcome, scope: SyncScope): void;
}

export interface Scheduler {
  /**
   * Syncs now. During a sync, queues another one: recent results may have missed the current one. It
   * has the widest scope that was requested meanwhile. Resolves with the requested sync's outcome;
   * rejects on errors other than the server's. Resets the retry delays, because a new request
   * suggests that a sync may now succeed.
   */
  request(scope: SyncScope): Promise<SyncOutcome>;
  /** Cancels automatic retries. */
  stop(): void;
}

/** From narrow to wide: each scope includes those before it. */
const SCOPES: readonly SyncScope[] = ['own-sittings', 'sittings', 'all'];

const wider = (scope: SyncScope, other: SyncScope | null): SyncScope =>
  other !== null && SCOPES.indexOf(other) > SCOPES.indexOf(scope) ? other : scope;

interface Queued {
  scope: SyncScope;
  readonly outcome: Promise<SyncOutcome>;
}

export function makeScheduler(ports: SchedulerPorts): Scheduler {
  let current: Promise<SyncOutcome> | null = null;
  let next: Queued | null = null;
  let timer: number | null = null;
  /** Scope of the failed syncs that the timer repeats. */
  let owed: SyncScope | null = null;
  let failures = 0;

  function callOff(): void {
    if (timer !== null) ports.clearTimer(timer);
    timer = null;
    owed = null;
  }

  function tryLater(scope: SyncScope, leastMs = 0): void {
    const all = wider(scope, owed);
    callOff();
    failures++;
    owed = all;
    timer = ports.setTimer(
      () => {
        timer = null;
        run(all).catch(() => {});
      },
      Math.max(leastMs, pauseAfter(failures, ports.random())),
    );
  }

  async function start(scope: SyncScope): Promise<SyncOutcome> {
    if (wider(scope, owed) === scope) callOff();
    ports.onRunning(scope);
    try {
      const outcome = await ports.run(scope);
      if (outcome.kind === 'retry') tryLater(scope, outcome.retryAfterMs);
      else failures = 0;
      ports.onOutcome(outcome, scope);
      return outcome;
    } catch (error) {
      tryLater(scope);
      throw error;
    } finally {
      current = null;
      if (next === null) ports.onRunning(null);
    }
  }

  function run(scope: SyncScope): Promise<SyncOutcome> {
    if (current === null) {
      current = start(scope);
      return current;
    }
    next ??= { scope, outcome: current.catch(() => {}).then(startNext) };
    next.scope = wider(scope, next.scope);
    return next.outcome;
  }

  function startNext(): Promise<SyncOutcome> {
    const { scope } = next!;
    next = null;
    failures = 0;
    current = start(scope);
    return current;
  }

  return {
    request(scope) {
      failures = 0;
      return run(scope);
    },
    stop: callOff,
  };
}
