/**
 * Builds Geografind's data from Natural Earth's outlines and our own list of countries:
 *
 *   node tools/geografind/build.ts
 *
 * Writes src/games/geografind/world/tiers.ts and data: countries.json (names, capitals, centres …),
 * names.json (other names), distances.json (between borders, in km) and outlines.json. Takes half a
 * minute.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { initialBearing, type Point } from '../../src/games/geografind/world/geodesy.ts';
import { turnOf } from '../../src/games/geografind/world/measure.ts';
import { packNumbers } from '../../src/games/geografind/world/packing.ts';
import { centreOf } from './centres.ts';
import { AREAS, COUNTRIES, NAMES } from './countries.ts';
import { borderWay, treeOf } from './distances.ts';
import { writeFormerNames } from './formerNames.ts';
import { writeFurtherNames } from './names.ts';
import { neighboursOf } from './neighbours.ts';
import { packOutlines } from './outlines.ts';
import { areaKm2 } from './sphere.ts';
import { readWorld, ringPoints } from './world.ts';

const folder = fileURLToPath(new URL('../../src/games/geografind/data', import.meta.url));
const regions = new Intl.DisplayNames('en', { type: 'region' });

function nameOf(code: string): string {
  const ours = NAMES[code];
  if (ours !== undefined) return ours;
  return regions
    .of(code)!
    .replace('&', 'and')
    .replace(/^St\.? /, 'Saint ');
}

/** An area in km² to three significant digits, the precision of the outlines. */
const rounded = (area: number) => Number(area.toPrecision(area < 100 ? 2 : 3));

function write(file: string, json: unknown): void {
  const text = `${JSON.stringify(json)}\n`;
  writeFileSync(join(folder, file), text);
  console.log(`${file}: ${(gzipSync(text, { level: 9 }).length / 1000).toFixed(1)} KB gzip`);
}

/**
 * The shortest way between two countries, in km, that has a direction: between closer points the
 * outlines are too coarse.
 */
const SHORTEST_WAY = 0.05;

mkdirSync(folder, { recursive: true });
const world = readWorld();
const codes = COUNTRIES.map(({ code }) => code);
const polygons = codes.map((code) =>
  world.lands.get(code)!.map((rings) => rings.map((ring) => ringPoints(world.topology, ring))),
);
const areas = polygons.map((list) =>
  list.reduce(
    (sum, [outer, ...holes]) =>
      sum + areaKm2(outer!) - holes.reduce((lake, hole) => lake + areaKm2(hole), 0),
    0,
  ),
);

const centres = polygons.map((list): Point => {
  const [lon, lat] = centreOf(list);
  return [Number(lat.toFixed(3)), Number(lon.toFixed(3))];
});

write(
  'countries.json',
  COUNTRIES.map(({ code, continent, capital, flag, aliases }, i) => {
    return {
      code,
      name: nameOf(code),
      continent,
      capital,
      ...(flag === null ? {} : { flag }),
      ...(aliases.length === 0 ? {} : { aliases }),
      centre: centres[i],
      area: rounded(AREAS[code] ?? areas[i]!),
    };
  }),
);
writeFormerNames();
writeFurtherNames();

// The seven tiers have 28 countries each, the last 29: ordered by fame, and countries of equal fame
// by area, the largest first.
const ranked = COUNTRIES.map(({ code, fame }, i) => ({ code, fame, area: areas[i]! }))
  .sort((a, b) => a.fame - b.fame || b.area - a.area)
  .map(({ code }) => code);
const tiers = Array.from({ length: 7 }, (_, day) =>
  ranked.slice(day * 28, day === 6 ? undefined : day * 28 + 28).sort(),
);
writeFileSync(
  join(folder, '..', 'world', 'tiers.ts'),
  `/**
 * The countries by how readily people find them, Monday's tier first. Made by
 * tools/geografind/build.ts; published puzzles follow from it, so it does not change.
 */
const LINES: readonly string[] = [
${tiers.map((tier) => `  '${tier.join('')}',`).join('\n')}
];

export const TIERS: readonly (readonly string[])[] = LINES.map(
  (line) => line.match(/../g) as readonly string[],
);
`,
);

const neighbours = neighboursOf(world);
const trees = polygons.map((list) => treeOf(list.flat()));
const distances: number[] = [];
/**
 * For each pair of countries, the directions at the start of the shortest way from the later
 * country in `codes` to the earlier, and of the way back.
 */
const there: number[] = [];
const back: number[] = [];
for (let a = 0; a < codes.length; a++) {
  for (let b = 0; b < a; b++) {
    // Only neighbours are at a distance of 0 km: countries across a strait, or touching in a point,
    // are at 1.
    const touching = neighbours.get(codes[a]!)!.includes(codes[b]!);
    const { km, from, to } = borderWay(trees[a]!, trees[b]!);
    distances.push(touching ? 0 : Math.max(1, Math.round(km)));
    // Neighbours have no shortest way between their borders: their direction is that between their
    // centres.
    const isWay = !touching && km > SHORTEST_WAY;
    there.push(isWay ? turnOf(centres[a]!, centres[b]!, initialBearing(from, to)) : 0);
    back.push(isWay ? turnOf(centres[b]!, centres[a]!, initialBearing(to, from)) : 0);
  }
}
write('distances.json', {
  km: packNumbers(distances),
  there: packNumbers(there),
  back: packNumbers(back),
});

const { outlines, counts } = packOutlines(
  world,
  new Map(codes.map((code, i) => [code, areas[i]!])),
);
write('outlines.json', outlines);
console.log(`${counts.points} points in ${counts.rings} rings.`);
