/** The app's icon: a cup with steam whose band of crema is shifted sideways. Our own drawing. */

import { type Cafe, CREMA } from './cafe.ts';

const STROKES = `
  <path d="M140 214 h196 v62 a86 86 0 0 1 -86 86 h-24 a86 86 0 0 1 -86 -86 z"/>
  <path d="M336 232 h18 a38 38 0 0 1 0 76 h-22"/>
  <path d="M126 404 h236"/>
  <path d="M206 168 c-14 -18 14 -30 0 -54"/>
  <path d="M270 168 c-14 -18 14 -30 0 -54"/>`;

function drawing(ground: string, figure: string, scale: number): string {
  const inset = (512 * (1 - scale)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${ground}
<g transform="translate(${inset} ${inset}) scale(${scale})">${figure}</g></svg>`;
}

/** The colour of the crema in the cup. */
const bandOf = ({ colour }: Cafe) => (colour === CREMA.colour ? '#86efac' : '#ffffff99');

/** The café's own icon, or the cup, on 512 × 512. */
export function figureOf(cafe: Cafe, line = '#ffffff', band = bandOf(cafe)): string {
  const { icon } = cafe;
  if (icon === null) return cup(line, band);
  return icon.replace(
    /<svg\b[^>]*>/,
    (tag) =>
      `<svg x="96" y="96" width="320" height="320"${tag.slice(4).replaceAll(/\s(?:x|y|width|height)=(?:"[^"]*"|'[^']*')/g, '')}`,
  );
}

/** The cup alone, 512 × 512. */
function cup(line: string, band: string): string {
  return `<g fill="none" stroke="${line}" stroke-width="24" stroke-linecap="round" stroke-linejoin="round">
  <path d="M142 260 h192" stroke="${band}"/>${STROKES}
</g>`;
}

export const iconOf = (cafe: Cafe): string =>
  drawing(`<rect width="512" height="512" rx="112" fill="${cafe.colour}"/>`, figureOf(cafe), 0.94);

/**
 * The icon for launchers that crop it to a circle of 80 % of its width: its background reaches the
 * edges, and its cup is smaller.
 */
export const maskableIconOf = (cafe: Cafe): string =>
  drawing(`<rect width="512" height="512" fill="${cafe.colour}"/>`, figureOf(cafe), 0.78);

/**
 * The icon of a home-screen shortcut to a game: its drink in white on its colour, which fills the
 * square for launchers that crop to a circle.
 * @param drink path data on a 24 × 24 grid.
 */
export function shortcutIcon(
  drink: { readonly lines: string; readonly faint: string },
  hue: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
<rect width="96" height="96" fill="${hue}"/>
<g transform="translate(22.8 22.8) scale(2.1)" fill="none" stroke="#ffffff" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
  <path d="${drink.faint}" opacity="0.6"/><path d="${drink.lines}"/>
</g></svg>`;
}

/** The icon that systems tint themselves: they use only its alpha channel. */
export const monochromeIconOf = (cafe: Cafe): string =>
  drawing('', figureOf(cafe, '#000000', '#00000080'), 0.78);
