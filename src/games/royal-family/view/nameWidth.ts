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

/** In ems, of the longest of the names. */
export function widestOf(names: readonly { readonly name: string }[]): number {
  const widths = names.map(({ name }) => [...name].reduce((sum, one) => sum + letterWidth(one), 0));
  return Math.max(1, ...widths);
}
