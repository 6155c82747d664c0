/** The outlines as the map draws them: unpacked once, as typed arrays. */
import { unpackNumbers } from '../../packing.ts';

export interface Ring {
  /** Longitude and latitude of each point in degrees; longitudes go on past 180, unbroken. */
  readonly lonLat: Float32Array;
  /** The same points as unit vectors: x to 0° east on the equator, z to the north pole. */
  readonly xyz: Float32Array;
  /** Which points are drawn: all, and ever fewer for smaller maps (DETAIL). */
  readonly levels: readonly Uint16Array[];
  /** A cap that holds the ring: its middle, and the sine of its angular radius. */
  readonly cap: readonly [number, number, number];
  readonly capSine: number;
  /** West, south, east, north in degrees. */
  readonly box: readonly [number, number, number, number];
  /** It goes round the south pole: Antarctica. */
  readonly polar: boolean;
}

export interface Shapes {
  /** By place of the country (CODES): its rings, the largest first. */
  readonly lands: readonly (readonly Ring[])[];
  /** Land that is no country to guess. */
  readonly others: readonly Ring[];
}

/** By how many degrees an outline may be off, level by level. */
export const DETAIL = [0, 0.05, 0.16, 0.4] as const;

interface Packed {
  readonly steps: readonly number[];
  readonly arcs: readonly string[];
  readonly rings: string;
}

/** A point [longitude, latitude] in degrees, and the coarsest level in which it is kept. */
type Point = readonly [lon: number, lat: number, level: number];
type Path = readonly Point[];

/** The coarsest level for a point by whose absence the outline would be off so much. */
function levelOf(degrees: number): number {
  let level = 0;
  while (level + 1 < DETAIL.length && degrees >= DETAIL[level + 1]!) level++;
  return level;
}

/**
 * Sorts the points of an arc into levels by Ramer's and Douglas and Peucker's method. Its ends are
 * in all of them, and neighbours share arcs: no gap opens between them.
 */
function withLevels(lons: readonly number[], lats: readonly number[]): Path {
  const last = lons.length - 1;
  const levels = new Uint8Array(lons.length);
  levels[0] = DETAIL.length - 1;
  levels[last] = DETAIL.length - 1;
  const squeeze = Math.cos((lats[0]! * Math.PI) / 180);
  /** Points far from the line between two others; none of them stands higher than these. */
  function split(from: number, to: number, highest: number): void {
    if (to - from < 2) return;
    const [x1, y1] = [lons[from]! * squeeze, lats[from]!];
    const [dx, dy] = [lons[to]! * squeeze - x1, lats[to]! - y1];
    const length2 = dx * dx + dy * dy;
    let [far, at] = [-1, from];
    for (let i = from + 1; i < to; i++) {
      const [x, y] = [lons[i]! * squeeze - x1, lats[i]! - y1];
      const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length2));
      const off = (x - t * dx) ** 2 + (y - t * dy) ** 2;
      if (off > far) [far, at] = [off, i];
    }
    const level = Math.min(highest, levelOf(Math.sqrt(far)));
    levels[at] = level;
    if (level === 0) return;
    split(from, at, level);
    split(at, to, level);
  }
  split(0, last, DETAIL.length - 1);
  return lons.map((lon, i) => [lon, lats[i]!, levels[i]!] as const);
}

function unpackArcs(text: string, steps: number): Path[] {
  const numbers = unpackNumbers(text);
  let at = 0;
  const next = () => numbers[at++]!;
  return Array.from({ length: next() }, () => {
    let [x, y] = [0, 0];
    const lons: number[] = [];
    const lats: number[] = [];
    for (let left = next(); left > 0; left--) {
      x += next();
      y += next();
      // Over the antimeridian in one go, or the line between would cross the whole world.
      const before = lons.at(-1) ?? x / steps;
      lons.push(x / steps + 360 * Math.round((before - x / steps) / 360));
      lats.push(y / steps);
    }
    return withLevels(lons, lats);
  });
}

const RADIANS = Math.PI / 180;

function makeRing(points: Path): Ring {
  const size = points.length;
  const lonLat = new Float32Array(2 * size);
  const xyz = new Float32Array(3 * size);
  const sum: [number, number, number] = [0, 0, 0];
  let lon = points[0]![0];
  let [west, south, east, north] = [lon, 90, lon, -90];
  for (const [i, [rawLon, lat]] of points.entries()) {
    lon += ((((rawLon - lon + 180) % 360) + 360) % 360) - 180;
    lonLat[2 * i] = lon;
    lonLat[2 * i + 1] = lat;
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    const c = Math.cos(lat * RADIANS);
    const v = [c * Math.cos(lon * RADIANS), c * Math.sin(lon * RADIANS), Math.sin(lat * RADIANS)];
    for (let k = 0; k < 3; k++) {
      xyz[3 * i + k] = v[k]!;
      sum[k]! += v[k]!;
    }
  }
  const length = Math.hypot(...sum);
  const cap = sum.map((part) => part / length) as unknown as Ring['cap'];
  let least = 1;
  for (let i = 0; i < size; i++) {
    const dot = cap[0] * xyz[3 * i]! + cap[1] * xyz[3 * i + 1]! + cap[2] * xyz[3 * i + 2]!;
    least = Math.min(least, dot);
  }
  return {
    lonLat,
    xyz,
    levels: DETAIL.map((_, level) =>
      Uint16Array.from(points.flatMap((point, i) => (point[2] >= level ? [i] : []))),
    ),
    cap,
    // Beyond a right angle a cap hides nothing: take it for the largest.
    capSine: least <= 0 ? 1 : Math.sqrt(1 - least * least),
    box: [west, south, east, north],
    polar: east - west > 300,
  };
}

export function unpackShapes(packed: Packed): Shapes {
  const arcs = packed.arcs.flatMap((text, list) => unpackArcs(text, packed.steps[list]!));
  const numbers = unpackNumbers(packed.rings);
  let at = 0;
  const next = () => numbers[at++]!;
  const lists: Ring[][] = [];
  while (at < numbers.length) {
    lists.push(
      Array.from({ length: next() }, () => {
        const points: Point[] = [];
        for (let left = next(); left > 0; left--) {
          const index = next();
          const arc = index < 0 ? arcs[-1 - index]!.toReversed() : arcs[index]!;
          points.push(...arc.slice(0, -1));
        }
        return makeRing(points);
      }),
    );
  }
  return { lands: lists.slice(0, -1), others: lists.at(-1)! };
}

let loading: Promise<Shapes> | null = null;

/** The world's shapes: fetched and unpacked once, however many maps there are. */
export function loadShapes(): Promise<Shapes> {
  loading ??= import('../../data/outlines.json').then(({ default: packed }) =>
    unpackShapes(packed),
  );
  loading.catch(() => {
    loading = null;
  });
  return loading;
}
