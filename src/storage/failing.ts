/**
 * Limits retries of queue entries on which the server fails although it answers: each is retried
 * for some days and then given up. Reports and results share these rules
 * (src/sync/sendEach.ts).
 */
import { DAY_MS } from '../daily/date.ts';
import { fieldsOf, isWhole } from '../lib/reading.ts';

/** Failures of the server on one queue entry. */
export type Failing = {
  readonly count: number;
  /** Epoch ms of the first failure. */
  readonly since: number;
};

/** Time for which an entry is retried: longer than a server fault takes to be repaired. */
export const FAILING_LASTS_MS = 3 * DAY_MS;
/** Failures before an entry is given up: a device offline for days has not retried for days. */
export const LEAST_FAILURES = 10;

/** @param at epoch ms. */
export function failedAgain(before: Failing | undefined, at: number): Failing {
  // After the clock was set back, the time since the first failure starts again.
  const since = Math.min(before?.since ?? at, at);
  return { count: (before?.count ?? 0) + 1, since };
}

/** Whether a queue entry with these failures should be given up. */
export function isHopeless({ count, since }: Failing, at: number): boolean {
  return count >= LEAST_FAILURES && at - since >= FAILING_LASTS_MS;
}

/** Parses any stored value; undefined if invalid. */
export function parseFailing(json: unknown): Failing | undefined {
  const fields = fieldsOf(json);
  const most = Number.MAX_SAFE_INTEGER;
  if (!isWhole(fields?.count, 0, most) || !isWhole(fields?.since, 0, most)) return undefined;
  return { count: fields.count, since: fields.since };
}
