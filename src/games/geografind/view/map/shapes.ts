/**
 * The outlines of countries on the map, unpacked once into typed arrays. A ring is a closed
 * outline.
 */
import { atOnce, inSlices } from '../../../../ui/inSlices.ts';
import { unpackNumbers } from '../../world/packing.ts';

export interface Ring {
  /**
   * The longitude and latitude of each point of the outline in degrees; longitudes continue past
   * 180 without a jump.
   */
  readonly lonLat: Float32Array;
  /** The outline's points as unit vectors: x to 0° east on the equator, z to the north pole. */
  readonly xyz: Float32Array;
  /**
   * The indices of the outline's points drawn at each level of detail (DETAIL); level 0 has all.
   */
  readonly levels: readonly Uint16Array[];
  /**
   * The middle of a circle on the globe that contains the outline; `capSine` is the sine of its
   * angular radius.
   */
  readonly cap: readonly [number, number, number];
  readonly capSine: number;
  /** The outline's bounding box: west, south, east, north in degrees. */
  readonly box: readonly [number, number, number, number];
  /** Whether the ring encircles the south pole: Antarctica. */
  readonly polar: boolean;
}

export interface Shapes {
  /** For each country, in the order of CODES, its outlines, largest first. */
  readonly lands: readonly (readonly Ring[])[];
  /** Outlines of land that is no country of the game. */
  readonly others: readonly Ring[];
}

/** How far, in degrees, outlines may deviate at each level of detail; level 0 is exact. */
export const DETAIL = [0, 0.05, 0.16, 0.4] as const;

interface Packed {
  readonly steps: readonly number[];
  readonly arcs: readonly string[];
  readonly rings: string;
}

/**
 * An arc: a stretch of outline that neighbouring countries share. Holds the points of the arc in
 * degrees, and for each point the coarsest level of detail that keeps it.
 */
interface Arc {
  readonly lons: Float64Array;
  readonly lats: Float64Array;
  readonly levels: Uint8Array;
}

/**
 * The coarsest level of detail that must keep a point whose omission would shift the outline by so
 * many degrees.
 */
function levelOf(degrees: number): number {
  let level = 0;
  while (level + 1 < DETAIL.length && degrees >= DETAIL[level + 1]!) level++;
  return level;
}

/**
 * Assigns an arc's points to levels of detail by the Ramer–Douglas–Peucker algorithm. Every level
 * keeps the ends, and neighbouring countries share arcs, so that no gaps open between them.
 */
function levelsOf(lons: Float64Array, lats: Float64Array): Uint8Array {
  const last = lons.length - 1;
  const levels = new Uint8Array(lons.length);
  levels[0] = DETAIL.length - 1;
  levels[last] = DETAIL.length - 1;
  const squeeze = Math.cos((lats[0]! * Math.PI) / 180);
  /**
   * Keeps the point farthest from the straight line between two points, and repeats this on either
   * side; inner points get no higher level of detail.
   */
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
  return levels;
}

function* unpackArcs(text: string, steps: number): Generator<undefined, Arc[]> {
  const numbers = unpackNumbers(text);
  let at = 0;
  const next = () => numbers[at++]!;
  const unpackArc = (): Arc => {
    const size = next();
    const lons = new Float64Array(size);
    const lats = new Float64Array(size);
    let [x, y] = [0, 0];
    for (let i = 0; i < size; i++) {
      x += next();
      y += next();
      // Longitudes continue across the antimeridian, where the outline would otherwise cross the
      // whole world.
      const before = i === 0 ? x / steps : lons[i - 1]!;
      lons[i] = x / steps + 360 * Math.round((before - x / steps) / 360);
      lats[i] = y / steps;
    }
    return { lons, lats, levels: levelsOf(lons, lats) };
  };
  const arcs: Arc[] = [];
  for (let left = next(); left > 0; left--) {
    arcs.push(unpackArc());
    yield;
  }
  return arcs;
}

const RADIANS = Math.PI / 180;

/**
 * Joins arcs to a closed outline.
 * @param parts arcs in order, each ending where the next begins; `back` reverses an arc.
 */
function makeRing(parts: readonly { readonly arc: Arc; readonly back: boolean }[]): Ring {
  const size = parts.reduce((sum, { arc }) => sum + arc.lons.length - 1, 0);
  const lonLat = new Float32Array(2 * size);
  const xyz = new Float32Array(3 * size);
  const lists: number[][] = DETAIL.map(() => []);
  let [sumX, sumY, sumZ] = [0, 0, 0];
  let [west, south, east, north] = [Number.POSITIVE_INFINITY, 90, Number.NEGATIVE_INFINITY, -90];
  let lon = 0;
  let n = 0;
  for (const { arc, back } of parts) {
    const last = arc.lons.length - 1;
    for (let i = 0; i < last; i++, n++) {
      const from = back ? last - i : i;
      const raw = arc.lons[from]!;
      const lat = arc.lats[from]!;
      lon = n === 0 ? raw : raw + 360 * Math.round((lon - raw) / 360);
      lonLat[2 * n] = lon;
      lonLat[2 * n + 1] = lat;
      if (lon < west) west = lon;
      if (lon > east) east = lon;
      if (lat < south) south = lat;
      if (lat > north) north = lat;
      const c = Math.cos(lat * RADIANS);
      const x = c * Math.cos(lon * RADIANS);
      const y = c * Math.sin(lon * RADIANS);
      const z = Math.sin(lat * RADIANS);
      xyz[3 * n] = x;
      xyz[3 * n + 1] = y;
      xyz[3 * n + 2] = z;
      sumX += x;
      sumY += y;
      sumZ += z;
      for (let level = arc.levels[from]!; level >= 0; level--) lists[level]!.push(n);
    }
  }
  const length = Math.hypot(sumX, sumY, sumZ);
  const cap = [sumX / length, sumY / length, sumZ / length] as const;
  let least = 1;
  for (let i = 0; i < 3 * size; i += 3) {
    const dot = cap[0] * xyz[i]! + cap[1] * xyz[i + 1]! + cap[2] * xyz[i + 2]!;
    if (dot < least) least = dot;
  }
  return {
    lonLat,
    xyz,
    levels: lists.map((list) => Uint16Array.from(list)),
    cap,
    // An outline whose circle on the globe is wider than a hemisphere is never hidden: its circle
    // counts as a hemisphere (sine 1).
    capSine: least <= 0 ? 1 : Math.sqrt(1 - least * least),
    box: [west, south, east, north],
    polar: east - west > 300,
  };
}

/**
 * Unpacks the outlines in steps, one per arc and outline: unpacking them at once would be the
 * page's longest task.
 */
function* unpacking(packed: Packed): Generator<undefined, Shapes> {
  const arcs: Arc[] = [];
  for (const [list, text] of packed.arcs.entries()) {
    arcs.push(...(yield* unpackArcs(text, packed.steps[list]!)));
  }
  const numbers = unpackNumbers(packed.rings);
  let at = 0;
  const next = () => numbers[at++]!;
  const nextPart = () => {
    const index = next();
    return index < 0 ? { arc: arcs[-1 - index]!, back: true } : { arc: arcs[index]!, back: false };
  };
  const lists: Ring[][] = [];
  while (at < numbers.length) {
    const rings: Ring[] = [];
    for (let left = next(); left > 0; left--) {
      rings.push(makeRing(Array.from({ length: next() }, nextPart)));
      yield;
    }
    lists.push(rings);
  }
  return { lands: lists.slice(0, -1), others: lists.at(-1)! };
}

export function unpackShapes(packed: Packed): Shapes {
  return atOnce(unpacking(packed));
}

let loading: Promise<Shapes> | null = null;

/**
 * Loads the world's outlines; they are fetched and unpacked once for all maps. A failed load is
 * retried on the next call.
 */
export function loadShapes(): Promise<Shapes> {
  loading ??= import('../../data/outlines.json').then(({ default: packed }) =>
    inSlices(unpacking(packed)),
  );
  loading.catch(() => {
    loading = null;
  });
  return loading;
}
