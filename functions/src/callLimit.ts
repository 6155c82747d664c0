/**
 * Limits an account's calls a minute. Each process counts for itself: a database counter would cost
 * every honest call a read and a write, and `maxInstances` processes bound the total anyway
 * (docs/decisions/0031-what-a-client-can-cost.md).
 */

import { count } from '../../src/lib/count.ts';
import { ServerError } from '../../src/protocol/status.ts';

const MINUTE_MS = 60_000;

let current: { readonly minute: number; readonly calls: Map<string, number> } = {
  minute: 0,
  calls: new Map(),
};

/**
 * Counts a call. Beyond the limit it throws a `ServerError` with `resource-exhausted`, a sentence
 * and a retry time.
 *
 * @param key identifies the account.
 * @param most calls in a clock minute.
 * @param at epoch ms.
 */
export function countCall(key: string, most: number, at: number): void {
  const minute = Math.floor(at / MINUTE_MS);
  if (current.minute !== minute) current = { minute, calls: new Map() };
  const calls = (current.calls.get(key) ?? 0) + 1;
  current.calls.set(key, calls);
  if (calls <= most) return;
  const retryAfterMs = (minute + 1) * MINUTE_MS - at;
  const seconds = Math.ceil(retryAfterMs / 1000);
  throw new ServerError(
    'resource-exhausted',
    `Too many requests. Please try again in ${count(seconds, 'second')}.`,
    { retryAfterMs },
  );
}
