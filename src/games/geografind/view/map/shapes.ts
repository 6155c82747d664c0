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

/** Points that are nearer to each other than this, in degrees, are one; level by level. */
export const DETAIL = [0, 0.09, 0.32] as const;

interface Packed {
  readonly steps: readonly number[];
  readonly arcs: readonly string[];
  readonly rings: string;
}

type Path = readonly (readonly [number, number])[];

function unpackArcs(text: string, steps: number): Path[] {
  const numbers = unpackNumbers(text);
  let at = 0;
  const next = () => numbers[at++]!;
  return Array.from({ length: next() }, () => {
    let [x, y] = [0, 0];
    return Array.from({ length: next() }, () => {
      x += next();
      y += next();
      return [x / steps, y / steps] as const;
    });
  });
}

function thinned(lonLat: Float32Array, least: number): Uint16Array {
  const kept: number[] = [];
  let [x, y] = [Number.POSITIVE_INFINITY, 0];
  for (let i = 0; i < lonLat.length / 2; i++) {
    const lat = lonLat[2 * i + 1]!;
    const across = (lonLat[2 * i]! - x) * Math.cos((lat * Math.PI) / 180);
    if (Math.abs(across) + Math.abs(lat - y) < least) continue;
    kept.push(i);
    x = lonLat[2 * i]!;
    y = lat;
  }
  return Uint16Array.from(kept);
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
    levels: DETAIL.map((detail) => thinned(lonLat, detail)),
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
        const points: (readonly [number, number])[] = [];
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
