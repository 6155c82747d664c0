/** Estimates the width of people's names in the display typeface before they are drawn. */

/**
 * Widths of letters in the display typeface in ems, measured and rounded up by groups of letters.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[fijlt]/, 0.35],
  [/[crs]/, 0.48],
  [/m/, 0.91],
  [/w/, 0.8],
  [/[a-z]/, 0.58],
  [/[IJ]/, 0.46],
  [/[MW]/, 1.03],
];
/** The width in ems of any letter that is in none of the groups of `WIDTHS`: the other capitals. */
const CAPITAL = 0.79;

const letterWidth = (letter: string) => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? CAPITAL;

/** The name's width in ems. */
export function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

/**
 * Names wider than this, in ems, are set in smaller type, so that they do not make all other names
 * smaller too.
 */
const LONG = 4.1;

/** The width in ems of the name that sets the common type size; only longer names are smaller. */
export function commonWidth(names: readonly { readonly name: string }[]): number {
  return Math.min(LONG, Math.max(1, ...names.map(({ name }) => widthOf(name))));
}
