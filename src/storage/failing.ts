/**
 * How long a thing stays in its queue that the server fails on, though it answers: each is tried for some
 * days and then given up. Reports, tallies and results follow the same rules (src/sync/sendEach.ts).
 */
import { DAY_MS } from '../daily/date.ts';
import { fieldsOf, isWhole } from '../lib/reading.ts';

/** How often the server has failed on one thing, and since when. */
export type Failing = {
  readonly count: number;
  /** Epoch ms. */
  readonly since: number;
};

/** Longer than it takes until a fault of the server's is mended. */
export const FAILING_LASTS_MS = 3 * DAY_MS;
/** A device that was away for days has not tried for days. */
export const LEAST_FAILURES = 10;

/** @param at epoch ms. */
export function failedAgain(before: Failing | undefined, at: number): Failing {
  // A clock that was put back counts the days anew.
  const since = Math.min(before?.since ?? at, at);
  return { count: (before?.count ?? 0) + 1, since };
}

/** Whether it is to be given up. */
export function isHopeless({ count, since }: Failing, at: number): boolean {
  return count >= LEAST_FAILURES && at - since >= FAILING_LASTS_MS;
}

/** Accepts anything; undefined for what is none. */
export function parseFailing(json: unknown): Failing | undefined {
  const fields = fieldsOf(json);
  const most = Number.MAX_SAFE_INTEGER;
  if (!isWhole(fields?.count, 0, most) || !isWhole(fields?.since, 0, most)) return undefined;
  return { count: fields.count, since: fields.since };
}
