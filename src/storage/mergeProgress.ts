import { puzzleKey } from './keys.ts';
import type { ProgressRow } from './port.ts';
import { isAhead, readProgressRow } from './rows.ts';

/**
 * Those of the incoming saved games that take a place among the stored ones, by `puzzleKey`. Of
 * several about one puzzle the furthest does; one that is stored and further on stays.
 */
export function mergeProgress(
  stored: ReadonlyMap<string, unknown>,
  incoming: readonly ProgressRow[],
): Map<string, ProgressRow> {
  const taken = new Map<string, ProgressRow>();
  for (const row of incoming) {
    const key = puzzleKey(row.game, row.id);
    const before = taken.get(key) ?? readProgressRow(key, stored.get(key));
    if (before === null || isAhead(row, before)) taken.set(key, row);
  }
  return taken;
}
