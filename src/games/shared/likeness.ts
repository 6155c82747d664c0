import type { Json } from '../../lib/json.ts';

/** A text that boards share if they are equal in everything but their difficulty. */
export function wholeBoard(board: unknown): string {
  const { beans: _, ...rest } = board as { readonly [key: string]: Json };
  return JSON.stringify(rest);
}

/** `Plan.apart`, the fewest days between equal boards, for games whose boards must never recur. */
export const EVER = Number.POSITIVE_INFINITY;
