/** Converts stored results to the shape that the games' views take. */
import type { PastPuzzle } from '../../games/contract/view.ts';
import type { ResultRow } from '../../storage/entities.ts';

/** @param rows stored rows of complete results. */
export function pastPuzzles(rows: Iterable<ResultRow>): readonly PastPuzzle[] {
  return [...rows].map(({ id, result, ending = null, ways = [] }) => ({
    id,
    result,
    ending,
    ways,
  }));
}
