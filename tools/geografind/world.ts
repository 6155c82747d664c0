/**
 * The land of the earth, by country: Natural Earth's 1:10m borders (npm world-atlas, public
 * domain), joined with our list of countries and corrected where Natural Earth draws a border
 * differently from our list.
 *
 * All land stays arcs of a single topology, so that neighbours share their border exactly.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import isoCountries from 'i18n-iso-countries';
import { mergeArcs } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { CODES } from '../../src/games/geografind/codes.ts';

/** A polygon as lists of arcs, the outer ring first; ~i is arc i backwards. */
export type ArcPolygon = number[][];

export interface World {
  readonly topology: Topology;
  /** The polygons of each country, by code, in the order of CODES. */
  readonly lands: ReadonlyMap<string, readonly ArcPolygon[]>;
  /** Polygons of Antarctica, dependent and disputed lands: drawn, but no country to guess. */
  readonly others: readonly ArcPolygon[];
}

type Land = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;

/**
 * The country, by code, of each feature of the map that has no ISO number although the UN assigns
 * it to a country.
 */
const PARTS: Readonly<Record<string, string>> = {
  Kosovo: 'XK',
  Somaliland: 'SO',
  'N. Cyprus': 'CY',
  'Cyprus U.N. Buffer Zone': 'CY',
  // Baikonur is leased to Russia, on Kazakhstan's territory.
  Baikonur: 'KZ',
};

/**
 * Features whose ISO number is wrongly that of a country: these islands have Australia's, 036, and
 * would replace Australia.
 */
const NOT_THE_COUNTRY: readonly string[] = ['Ashmore and Cartier Is.'];

interface Exception {
  /** The feature whose outline contains the polygon. */
  readonly feature: string;
  /** West, south, east, north in degrees. */
  readonly box: readonly [number, number, number, number];
  /** Code of the country that receives the polygon, or null if no country does. */
  readonly to: string | null;
}

/** Polygons that belong to another country than the map's feature, or to no country. */
const EXCEPTIONS: readonly Exception[] = [
  // Crimea is Ukraine's: United Nations General Assembly resolution 68/262.
  { feature: 'Russia', box: [32, 44, 36.7, 46.3], to: 'UA' },
  // Overseas parts of these states are drawn as dependent land: players do not look for France in
  // South America.
  { feature: 'France', box: [-65, 2, -50, 19], to: null },
  { feature: 'France', box: [44, -22, 57, -11], to: null },
  { feature: 'Netherlands', box: [-70, 11, -62, 19], to: null },
  { feature: 'Norway', box: [2, -56, 5, -53], to: null },
  { feature: 'New Zealand', box: [-174, -11, -170, -7], to: null },
];

/**
 * The outline of Vatican City, [longitude, latitude] in degrees, drawn by us along its walls: the
 * source's quantisation reduces it to two points.
 */
const VATICAN: readonly (readonly [number, number])[] = [
  [12.4457, 41.9018],
  [12.4468, 41.9046],
  [12.4493, 41.9065],
  [12.4531, 41.9074],
  [12.4549, 41.9066],
  [12.4566, 41.9058],
  [12.4572, 41.9036],
  [12.4584, 41.9026],
  [12.4578, 41.9015],
  [12.4546, 41.9011],
  [12.4513, 41.9002],
  [12.4483, 41.9003],
];

function codeOf(id: unknown, name: string): string | null {
  if (NOT_THE_COUNTRY.includes(name)) return null;
  const part = PARTS[name];
  if (part !== undefined) return part;
  const code = id === undefined ? undefined : isoCountries.numericToAlpha2(String(id));
  return code !== undefined && CODES.includes(code) ? code : null;
}

function polygonsOf(land: Land): ArcPolygon[] {
  return land.type === 'Polygon' ? [land.arcs] : land.arcs;
}

/** The first point of a polygon, [longitude, latitude], in an unquantised topology. */
function firstPoint(topology: Topology, polygon: ArcPolygon): readonly [number, number] {
  const index = polygon[0]![0]!;
  const arc = topology.arcs[index < 0 ? ~index : index]!;
  return (index < 0 ? arc.at(-1)! : arc[0]!) as [number, number];
}

/**
 * Gives Morocco its southern border in the UN's view, at 27° 40′ north. The source draws the line
 * of control far inside Western Sahara.
 *
 * Morocco's outline runs down the border with Algeria, along that line (`berm`) to the coast, and
 * up the coast. The function cuts the outline across, from the border's end to the coast.
 */
function restoreWesternSahara(
  topology: Topology,
  morocco: ArcPolygon[],
  others: ArcPolygon[],
): void {
  const dependent = new Set(others.flat(2).map((i) => (i < 0 ? ~i : i)));
  const [outer] = morocco[0]!;
  const at = outer!.findIndex((i) => dependent.has(i < 0 ? ~i : i));
  const berm = outer![at];
  const coast = outer![(at + 1) % outer!.length];
  if (berm === undefined || coast === undefined || berm < 0 || coast < 0) {
    throw new Error('Morocco’s outline is not as it was.');
  }
  const points = topology.arcs[coast]!;
  const corner = topology.arcs[berm]![0]!;
  const latitude = 27 + 40 / 60;
  const cut = points.findLastIndex(([, lat]) => lat! < latitude) + 1;
  const crossing = points[cut]!;
  const north = topology.arcs.push(points.slice(cut)) - 1;
  const line = topology.arcs.push([corner, crossing]) - 1;
  topology.arcs[coast] = points.slice(0, cut + 1);
  morocco[0] = [outer!.flatMap((i) => (i === berm ? [line] : i === coast ? [north] : [i]))];
  const neighbour = others.findIndex((polygon) => polygon.flat().includes(~berm));
  const whole = mergeArcs(topology, [
    { type: 'Polygon', arcs: [[berm, coast, ~line]] },
    { type: 'Polygon', arcs: others[neighbour]! },
  ]) as MultiPolygon;
  others.splice(neighbour, 1, ...whole.arcs);
}

/** The topology with its quantised differences converted to degrees. */
function inDegrees(topology: Topology): Topology {
  const { transform, ...rest } = topology;
  if (!transform) return topology;
  const [scaleX, scaleY] = transform.scale;
  const [x0, y0] = transform.translate;
  const arcs = topology.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]) => {
      x += dx!;
      y += dy!;
      return [x * scaleX + x0, y * scaleY + y0];
    });
  });
  return { ...rest, arcs };
}

export function readWorld(): World {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const topology = inDegrees(JSON.parse(readFileSync(file, 'utf8')) as Topology);
  const { geometries } = topology.objects.countries as GeometryCollection<{ name: string }>;
  const found = new Map<string, ArcPolygon[]>(CODES.map((code) => [code, []]));
  const others: ArcPolygon[] = [];
  for (const geometry of geometries) {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') continue;
    const name = geometry.properties!.name;
    const usual = codeOf(geometry.id, name);
    for (const polygon of polygonsOf(geometry as Land)) {
      const [x, y] = firstPoint(topology, polygon);
      const exception = EXCEPTIONS.find(
        ({ feature, box: [west, south, east, north] }) =>
          feature === name && x >= west && x <= east && y >= south && y <= north,
      );
      const code = exception ? exception.to : usual;
      if (code === null) others.push(polygon);
      else found.get(code)!.push(polygon);
    }
  }
  restoreWesternSahara(topology, found.get('MA')!, others);
  found.set('VA', [[[topology.arcs.length]]]);
  topology.arcs.push([...VATICAN, VATICAN[0]!].map((point) => [...point]));
  const lands = new Map<string, readonly ArcPolygon[]>();
  for (const [code, polygons] of found) {
    if (polygons.length === 0) throw new Error(`There is no outline for ${code}.`);
    // Merging dissolves internal borders: Somaliland's, Crimea's, the green line on Cyprus.
    const merged = mergeArcs(topology, [{ type: 'MultiPolygon', arcs: polygons }]) as MultiPolygon;
    lands.set(code, merged.arcs);
  }
  return { topology, lands, others };
}

/** The points of a ring, [longitude, latitude] in degrees, without repeating the first. */
export function ringPoints(topology: Topology, ring: readonly number[]): [number, number][] {
  const points: [number, number][] = [];
  for (const index of ring) {
    const arc = topology.arcs[index < 0 ? ~index : index]! as [number, number][];
    const forth = index < 0 ? arc.toReversed() : arc;
    points.push(...forth.slice(0, -1));
  }
  return points;
}
