import type { ClueKind } from '../rules/types.ts';

/**
 * How much information each hint gives away, least first. A rating follows how many of the 197
 * countries a hint leaves possible: a continent leaves about forty; an outline is compared with the
 * map, which leaves a few near the arrows; a first letter leaves ten or so anywhere, and seldom two
 * near the right distance; a capital or a flag is often known outright.
 */
export const RATINGS: Readonly<Record<ClueKind, number>> = {
  continent: 1,
  outline: 2,
  letter: 3,
  capital: 4,
};
