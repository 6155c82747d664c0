/** What survives a trip through JSON: saved moves, results and packs are made of nothing else. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Whether two values are written alike, their keys in the same order. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
