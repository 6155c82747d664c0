/** The solutions of a puzzle that has several, stored beside its result. */
import type { FinalMoves } from '../games/contract/game.ts';
import type { ResultRow } from './entities.ts';

/** The row with these solutions added, each once; the same object if it has them all. */
export function withWays(row: ResultRow, ways: readonly FinalMoves[]): ResultRow {
  const before = row.ways ?? [];
  const known = new Set([...(row.ending ? [row.ending] : []), ...before].map(keyOf));
  const added = ways.filter((way) => {
    const isNew = !known.has(keyOf(way));
    known.add(keyOf(way));
    return isNew;
  });
  return added.length === 0 ? row : { ...row, ways: [...before, ...added] };
}

/** The row with another device's final boards, as further solutions if it has its own. */
export function withEndings(
  before: ResultRow,
  { ending, ways = [] }: Pick<ResultRow, 'ending' | 'ways'>,
): ResultRow {
  if (ending === undefined) return withWays(before, ways);
  if (before.ending !== undefined) return withWays(before, [ending, ...ways]);
  const { ways: known = [], ...rest } = before;
  return withWays({ ...rest, ending }, [...known, ...ways]);
}

/** The row with the final boards of the play that its result is of; others become further solutions. */
export function withOwnEnding(row: ResultRow, ending: FinalMoves): ResultRow {
  const { ending: before, ways = [], ...rest } = row;
  if (before && keyOf(before) === keyOf(ending)) return row;
  return withWays({ ...rest, ending }, [...(before ? [before] : []), ...ways]);
}

/**
 * The final boards of the play that a result is of. Null without a hash: the boards may be those of
 * another play, or of a solution found later.
 */
export const ownEnding = (row: ResultRow | undefined): FinalMoves | null =>
  (row?.hash !== undefined && row.ending) || null;

/** Identifies a solution by its JSON: storage preserves the order of an object's keys. */
const keyOf = (way: FinalMoves): string => JSON.stringify(way);
