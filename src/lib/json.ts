/** What survives a trip through JSON: saved moves, results and packs are made of nothing else. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };
