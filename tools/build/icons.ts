/**
 * Vite plugin: the app's icons and the pictures of link previews, drawn in iconDrawings.ts and
 * previewDrawings.ts and rendered to PNG.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import type { Cafe } from './cafe.ts';
import { iconOf, maskableIconOf, monochromeIconOf, shortcutIcon } from './iconDrawings.ts';
import { type PreviewDrawing, previewDrawing, previewFont } from './previewDrawings.ts';
import { PICTURE, pictureOf } from './previews.ts';

const require = createRequire(import.meta.url);
let ready: Promise<void> | undefined;

/**
 * Renders a drawing at a width in pixels.
 * @param font of the drawing's texts, if it has any.
 */
async function png(svg: string, width: number, font?: Uint8Array): Promise<Uint8Array> {
  ready ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    ...(font && { font: { fontBuffers: [font], defaultFontFamily: 'Fraunces' } }),
  })
    .render()
    .asPng();
}

const tokens = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8');

/** The light-mode colour of a hue class, parsed from tokens.css. */
function hueOf(name: string): string {
  const found = new RegExp(`\\.${name} \\{[^}]*--hue: light-dark\\((#[0-9a-f]{6})`).exec(tokens);
  if (!found?.[1]) throw new Error(`tokens.css has no .${name}.`);
  return found[1];
}

function previewDrawings(
  cafe: Cafe,
): readonly (readonly [name: string, drawing: PreviewDrawing])[] {
  return [
    [
      'home',
      {
        ...{ title: cafe.title, tagline: cafe.tagline, drink: null, cafe },
        hue: cafe.colour,
      },
    ],
    ...DEFINITIONS.map(
      ({ id, title, tagline, drink, hue }) =>
        [id, { title, tagline, drink, cafe, hue: hueOf(hue) }] as const,
    ),
  ];
}

export function icons(cafe: Cafe): Plugin {
  return {
    name: 'crema-icons',
    apply: 'build',
    async generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName: `icons/${fileName}`, source });
      // The page's own icon is no SVG: the browser renders it at every start, and would create a
      // document for an SVG.
      emit('icon-48.png', await png(iconOf(cafe), 48));
      emit('icon-192.png', await png(iconOf(cafe), 192));
      emit('icon-512.png', await png(iconOf(cafe), 512));
      emit('maskable-512.png', await png(maskableIconOf(cafe), 512));
      emit('monochrome-512.png', await png(monochromeIconOf(cafe), 512));
      emit('apple-touch-icon.png', await png(maskableIconOf(cafe), 180));
      for (const { id, drink, hue } of DEFINITIONS) {
        emit(`shortcut-${id}.png`, await png(shortcutIcon(drink, hueOf(hue)), 96));
      }
      for (const [name, drawing] of previewDrawings(cafe)) {
        const svg = previewDrawing(drawing);
        const picture = await png(svg, PICTURE.width, await previewFont(svg));
        this.emitFile({ type: 'asset', fileName: pictureOf(name), source: picture });
      }
    },
  };
}
