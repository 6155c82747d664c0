/**
 * Invented royal houses, lands and given names, at most nine letters so that they fit on a plate of
 * the tree. No name ends in s, because "’s" is appended to it. Boards are drawn by their order.
 */
import names from './names.json' with { type: 'json' };

export const WOMEN: readonly string[] = names.women;
export const MEN: readonly string[] = names.men;
export const LANDS: readonly string[] = names.lands;

/** Titles for a man and for a woman, the highest rank first. */
export const RANKS = [
  ['Duke', 'Duchess'],
  ['Prince', 'Princess'],
  ['Earl', 'Countess'],
  ['Baron', 'Baroness'],
  ['Lord', 'Lady'],
] as const;
