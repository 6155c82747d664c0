/**
 * `npm run font`: makes the font of headings, src/ui/fonts/fraunces.woff2, from the npm package.
 * Fraunces (SIL Open Font License 1.1) has four variable axes. We keep the weight, fix the other
 * three axes at the soft, plain-shouldered cut at a display size, and keep the letters and digits
 * of English and of names with the usual Western diacritics.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const source = require.resolve(
  '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
);
const target = new URL('../src/ui/fonts/fraunces.woff2', import.meta.url);

const printable = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i));
const text = `${printable.join('')}ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûü–—‘’“”…·×½`;

const font = await subsetFont(readFileSync(source), text, {
  targetFormat: 'woff2',
  variationAxes: { opsz: 48, SOFT: 100, WONK: 0, wght: { min: 400, max: 700 } },
});
writeFileSync(target, font);
console.log(`fraunces.woff2: ${font.length} bytes`);
