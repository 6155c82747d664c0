import type { Json } from '../../lib/json.ts';

/** Key of a board without its difficulty: equal boards have equal keys. */
export function wholeBoard(board: unknown): string {
  const { beans: _, ...rest } = board as { readonly [key: string]: Json };
  return JSON.stringify(rest);
}

/** Minimum number of days between equal boards (`Plan.apart`) where a board must never recur. */
export const EVER = Number.POSITIVE_INFINITY;
