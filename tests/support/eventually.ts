import { vi } from 'vitest';

/**
 * Waits until `check` throws no more, and gives what it gives. Vitest's second would be a guess about the
 * machine: one that compiles something beside the tests takes many times as long, and a check that never
 * holds is told all the same.
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 300_000 });
}
