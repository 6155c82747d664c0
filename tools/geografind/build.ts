/**
 * Writes Geografind's outlines from Natural Earth's map:
 *
 *   node tools/geografind/build.ts
 *
 * Countries and names are written by hand in src/games/geografind/data. Published puzzles follow from
 * the countries' centres, areas, distances and tiers, so those stay as they are (decision 15).
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { packOutlines } from './outlines.ts';
import { readWorld } from './world.ts';

const { outlines, counts } = packOutlines(readWorld());
const text = `${JSON.stringify(outlines)}\n`;
const file = new URL('../../src/games/geografind/data/outlines.json', import.meta.url);
writeFileSync(fileURLToPath(file), text);
console.log(
  `${counts.points} points in ${counts.rings} rings: ${(gzipSync(text, { level: 9 }).length / 1000).toFixed(1)} KB gzip.`,
);
