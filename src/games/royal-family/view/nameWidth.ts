/** How wide names are in the type that they are set in, before any is drawn. */

/** In ems of the display face: measured, and rounded up by kinds of letters. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[fijlt]/, 0.35],
  [/[crs]/, 0.48],
  [/m/, 0.91],
  [/w/, 0.8],
  [/[a-z]/, 0.58],
  [/[IJ]/, 0.46],
  [/[MW]/, 1.03],
];
/** Of the other capitals. */
const CAPITAL = 0.79;

const letterWidth = (letter: string) => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? CAPITAL;

/** In ems. */
export function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

/** Longer names, in ems, do not make all the others small: they alone are set smaller. */
const LONG = 4.1;

/** In ems: where this fits, all names are of one size, but for any that are longer. */
export function commonWidth(names: readonly { readonly name: string }[]): number {
  return Math.min(LONG, Math.max(1, ...names.map(({ name }) => widthOf(name))));
}
