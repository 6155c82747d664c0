import type { ProgressRow } from './entities.ts';
import { puzzleKey } from './keys.ts';
import { isAhead, readProgressRow } from './rows.ts';

/**
 * The incoming saved games that replace stored ones or fill gaps, by `puzzleKey`. Of several games
 * of one puzzle the furthest is taken; a stored game that is further stays.
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
