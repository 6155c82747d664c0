import { vi } from 'vitest';

/**
 * Retries until `check` stops throwing, and returns its value. The time is generous: Vitest's
 * default of a second is too short on a machine that compiles at the same time, and a check that
 * never passes still fails at the end.
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 300_000 });
}
