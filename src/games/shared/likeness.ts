import type { Json } from '../../lib/json.ts';

/** What a board is, however hard it is said to be: equal boards, equal words. */
export function wholeBoard(board: unknown): string {
  const { beans: _, ...rest } = board as { readonly [key: string]: Json };
  return JSON.stringify(rest);
}

/** Equal boards are repeats whenever they come. */
export const EVER = Number.POSITIVE_INFINITY;
