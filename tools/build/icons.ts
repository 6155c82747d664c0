/**
 * Vite plugin: the app's icons, drawn in tools/build/icon.svg.ts and rendered to PNG.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';
import { icon, maskableIcon, monochromeIcon } from './iconDrawings.ts';

const require = createRequire(import.meta.url);
let ready: Promise<void> | undefined;

/** Renders a drawing at `size` × `size` pixels. */
async function png(svg: string, size: number): Promise<Uint8Array> {
  ready ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

export function icons(): Plugin {
  return {
    name: 'crema-icons',
    apply: 'build',
    async generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName: `icons/${fileName}`, source });
      emit('icon.svg', icon);
      emit('icon-192.png', await png(icon, 192));
      emit('icon-512.png', await png(icon, 512));
      emit('maskable-512.png', await png(maskableIcon, 512));
      emit('monochrome-512.png', await png(monochromeIcon, 512));
      emit('apple-touch-icon.png', await png(maskableIcon, 180));
      emit('shortcut-sudoku-shift.png', await png(maskableIcon, 96));
    },
  };
}
