import type { ClueKind } from '../rules/types.ts';

/**
 * How much each hint gives away, the least first: the only table of it. The reason is how many of
 * the 197 countries it leaves: a continent about forty; an outline is read with the map beside it,
 * so that a few that lie near the arrows are left; a first letter leaves ten or so anywhere, and
 * seldom two near the right distance; a capital or a flag is often known outright.
 */
export const RATINGS: Readonly<Record<ClueKind, number>> = {
  continent: 1,
  outline: 2,
  letter: 3,
  capital: 4,
};
