/** The pictures of link previews, as SVG: a game's drink, its name and its tagline. */
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Cafe } from './cafe.ts';
import { figureOf } from './iconDrawings.ts';
import { PICTURE } from './previews.ts';

export interface PreviewDrawing {
  readonly title: string;
  readonly tagline: string;
  /** Null for the app's own picture. */
  readonly drink: { readonly lines: string; readonly faint: string } | null;
  readonly cafe: Cafe;
  /** The colour of the drink's side, as #rrggbb. */
  readonly hue: string;
}

const GROUND = '#f9fafb';
const INK = '#0f172a';
const SOFT = '#475569';

export function previewDrawing({ title, tagline, drink, cafe, hue }: PreviewDrawing): string {
  const { width, height } = PICTURE;
  const side = 440;
  const figure = drink
    ? `<g transform="translate(76 171) scale(12)" fill="none" stroke="#ffffff" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"><path d="${drink.faint}" opacity="0.6"/><path d="${drink.lines}"/></g>`
    : `<g transform="translate(46 140) scale(0.68)">${figureOf(cafe)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${GROUND}"/>
<rect width="${side}" height="${height}" fill="${hue}"/>
${figure}
<g font-family="Fraunces" fill="${INK}">
  <text x="${side + 70}" y="300" font-size="${Math.min(92, 1290 / title.length)}" font-weight="600">${title}</text>
  <text x="${side + 72}" y="372" font-size="${Math.min(42, 1350 / tagline.length)}" fill="${SOFT}">${tagline}</text>
  <text x="${side + 72}" y="560" font-size="34" fill="${SOFT}">${drink ? `${cafe.title}, daily puzzles` : 'Free. No ads. Works offline.'}</text>
</g></svg>`;
}

/** The headings' font in the form that the renderer reads. */
export function previewFont(text: string): Promise<Uint8Array> {
  const font = readFileSync(new URL('../../src/ui/fonts/fraunces.woff2', import.meta.url));
  return subsetFont(font, text, { targetFormat: 'sfnt', variationAxes: { wght: 600 } });
}
