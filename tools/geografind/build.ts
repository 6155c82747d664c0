/**
 * Writes Geografind's names, facts and outlines, from Natural Earth's map and our own list of
 * countries:
 *
 *   node tools/geografind/build.ts
 *
 * Published puzzles follow from the countries' centres, areas, distances and tiers, so those in
 * src/games/geografind stay as they are (decision 15).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { COUNTRIES, NAMES } from './countries.ts';
import { type NamedCountry, writeFormerNames } from './formerNames.ts';
import { writeFurtherNames } from './names.ts';
import { packOutlines } from './outlines.ts';
import { readWorld } from './world.ts';

const data = new URL('../../src/games/geografind/data/', import.meta.url);
const regions = new Intl.DisplayNames('en', { type: 'region' });

function nameOf(code: string): string {
  const ours = NAMES[code];
  if (ours !== undefined) return ours;
  return regions
    .of(code)!
    .replace('&', 'and')
    .replace(/^St\.? /, 'Saint ');
}

function write(file: string, json: unknown): void {
  const text = `${JSON.stringify(json)}\n`;
  writeFileSync(fileURLToPath(new URL(file, data)), text);
  console.log(`${file}: ${(gzipSync(text, { level: 9 }).length / 1000).toFixed(1)} KB gzip`);
}

interface Measured extends NamedCountry {
  readonly centre: readonly [number, number];
  readonly area: number;
}

const measured = new Map(
  (JSON.parse(readFileSync(new URL('countries.json', data), 'utf8')) as Measured[]).map(
    ({ code, centre, area }) => [code, { centre, area }],
  ),
);
write(
  'countries.json',
  COUNTRIES.map(({ code, continent, capital, flag, aliases }) => ({
    ...{ code, name: nameOf(code), continent, capital },
    ...(flag === null ? {} : { flag }),
    ...(aliases.length === 0 ? {} : { aliases }),
    ...measured.get(code)!,
  })),
);
writeFormerNames();
writeFurtherNames();
const { outlines, counts } = packOutlines(readWorld());
write('outlines.json', outlines);
console.log(`${counts.points} points in ${counts.rings} rings.`);
