/**
 * The countries' outlines as the map draws them: simplified below visibility, packed as text.
 * Visvalingam's method weighs each point by the area of the triangle that it forms with its
 * neighbours. Points below a threshold are dropped; the threshold is small for arcs of small
 * countries, so that San Marino keeps its shape and Canada loses its skerries. Both sides of a
 * border lose the same points.
 */
import { presimplify, sphericalTriangleArea } from 'topojson-simplify';
import { EARTH_RADIUS_KM } from '../../src/games/geografind/world/geodesy.ts';
import { packNumbers } from '../../src/games/geografind/world/packing.ts';
import { areaKm2 } from './sphere.ts';
import { type ArcPolygon, ringPoints, type World } from './world.ts';

/**
 * Precision of the packed coordinates, in steps per degree: steps of 1 km for most of the world, of
 * 20 m for the smallest countries.
 */
const COARSE = 100;
const FINE = 5000;
/** Below this area, in km², a country is drawn with fine steps. */
const SMALL_KM2 = 1000;

/**
 * The smallest triangle, in km², whose point stays in the outline of a country, by the country's
 * area.
 */
const triangleKm2 = (areaKm2: number) => Math.min(90, Math.max(0.002, areaKm2 / 900));
/** The smallest area, in km², of an island that is drawn, by its country's area. */
const islandKm2 = (areaKm2: number) => Math.min(260, Math.max(0.03, areaKm2 / 400));

/** The outlines in outlines.json; numbers are packed (packing.ts). */
export interface PackedOutlines {
  /** Steps per degree of the coordinates in the first and in the second list of arcs. */
  readonly steps: readonly [number, number];
  /**
   * The two lists of arcs (coarse, fine). Each is packed as: the number of arcs, then for each arc
   * its number of points, and the points' differences in longitude and latitude, the first point's
   * from [0, 0].
   */
  readonly arcs: readonly [string, string];
  /**
   * For each country in the order of codes, and last for all other land: the number of rings, then
   * for each ring its number of arcs, and the arcs' numbers: i, or −1 − i where arc i runs
   * backwards. Fine arcs are numbered after the coarse ones.
   */
  readonly rings: string;
}

interface Counts {
  readonly points: number;
  readonly rings: number;
}

export function packOutlines(world: World): {
  readonly outlines: PackedOutlines;
  readonly counts: Counts;
} {
  const { topology } = world;
  const weighed = presimplify(topology as never, sphericalTriangleArea as never);
  const km2 = EARTH_RADIUS_KM ** 2;

  const sizeOf = (ring: readonly number[]) => areaKm2(ringPoints(topology, ring));
  const landOf = (polygons: readonly ArcPolygon[]) =>
    polygons.reduce(
      (sum, [outer, ...lakes]) =>
        sum + sizeOf(outer!) - lakes.reduce((all, lake) => all + sizeOf(lake), 0),
      0,
    );

  const kept = new Map<string, number[][]>();
  const groups: [string, number, readonly ArcPolygon[]][] = [...world.lands].map(
    ([code, polygons]) => [code, landOf(polygons), polygons],
  );
  // The limits on points and islands follow from the area of each dependent territory, not of all
  // together: small islands stay, reefs and rocks are dropped.
  const rest: number[][] = [];
  const limits = new Map<number, number>();

  function keep(polygons: readonly ArcPolygon[], area: number, smallest: number): number[][] {
    const sized = polygons
      .map(([outer, ...holes]) => ({ outer: outer!, holes, km2: sizeOf(outer!) }))
      .sort((a, b) => b.km2 - a.km2);
    return sized
      .filter((polygon, i) => i === 0 || polygon.km2 >= smallest)
      .flatMap(({ outer, holes }) => [outer, ...holes.filter((hole) => sizeOf(hole) > 20)])
      .map((ring) => {
        // An island's precision follows from its own size, not from its country's.
        const limit = triangleKm2(Math.min(area, 40 * sizeOf(ring)));
        for (const i of ring) {
          const index = i < 0 ? ~i : i;
          limits.set(index, Math.min(limit, limits.get(index) ?? limit));
        }
        return ring;
      });
  }
  for (const [code, area, polygons] of groups) {
    kept.set(code, keep(polygons, area, islandKm2(area)));
  }
  for (const polygon of world.others) {
    const area = sizeOf(polygon[0]!);
    if (area > 25) rest.push(...keep([polygon], area, 0));
  }

  const fineArcs = new Set(
    groups
      .filter(([, area]) => area < SMALL_KM2)
      .flatMap(([code]) => kept.get(code)!.flat())
      .map((i) => (i < 0 ? ~i : i)),
  );
  const coarse = [...limits.keys()].filter((i) => !fineArcs.has(i)).sort((a, b) => a - b);
  const fine = [...limits.keys()].filter((i) => fineArcs.has(i)).sort((a, b) => a - b);
  const places = new Map([...coarse, ...fine].map((index, place) => [index, place]));
  let points = 0;

  function packArcs(indices: readonly number[], steps: number): string {
    const numbers = [indices.length];
    for (const index of indices) {
      const arc = weighed.arcs[index] as unknown as [number, number, number][];
      const limit = limits.get(index)!;
      const path: [number, number][] = [];
      for (const [lon, lat, weight] of arc) {
        if (weight * km2 < limit) continue;
        const point: [number, number] = [Math.round(lon * steps), Math.round(lat * steps)];
        const last = path.at(-1);
        if (last && last[0] === point[0] && last[1] === point[1]) continue;
        path.push(point);
      }
      numbers.push(path.length);
      points += path.length;
      let [x, y] = [0, 0];
      for (const [nextX, nextY] of path) {
        numbers.push(nextX - x, nextY - y);
        [x, y] = [nextX, nextY];
      }
    }
    return packNumbers(numbers);
  }

  const arcs: [string, string] = [packArcs(coarse, COARSE), packArcs(fine, FINE)];
  const all = [...kept.values(), rest];
  const rings = all.flatMap((list) => [
    list.length,
    ...list.flatMap((ring) => [
      ring.length,
      ...ring.map((i) => (i < 0 ? -1 - places.get(~i)! : places.get(i)!)),
    ]),
  ]);
  return {
    outlines: { steps: [COARSE, FINE], arcs, rings: packNumbers(rings) },
    counts: { points, rings: all.flat().length },
  };
}
