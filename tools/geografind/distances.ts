/**
 * Shortest ways between the borders of countries, on the sphere, from outlines in full detail. A
 * tree of bounding balls over each outline's segments lets 19,306 pairs of countries take only
 * minutes.
 */
import { EARTH_RADIUS_KM, type Point } from '../../src/games/geografind/world/geodesy.ts';
import { type LonLat, lonLatOf, type Vector, vectorOf } from './sphere.ts';

/**
 * A ball around some segments of an outline: the segments are no nearer to a point outside than the
 * ball's surface.
 */
interface Ball {
  readonly centre: Vector;
  readonly radius: number;
  /**
   * The two balls that divide the segments between them; null in a ball with few segments, which
   * lists them in `segments`.
   */
  readonly halves: readonly [Ball, Ball] | null;
  readonly segments: readonly Segment[];
}

type Segment = readonly [Vector, Vector];

const LEAF = 6;

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const apart = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

function ballOf(segments: Segment[]): Ball {
  const low = [2, 2, 2];
  const high = [-2, -2, -2];
  for (const segment of segments) {
    for (const point of segment) {
      for (let k = 0; k < 3; k++) {
        low[k] = Math.min(low[k]!, point[k]!);
        high[k] = Math.max(high[k]!, point[k]!);
      }
    }
  }
  const centre: Vector = [
    (low[0]! + high[0]!) / 2,
    (low[1]! + high[1]!) / 2,
    (low[2]! + high[2]!) / 2,
  ];
  const radius = Math.max(
    ...segments.map(([a, b]) => Math.max(apart(a, centre), apart(b, centre))),
  );
  if (segments.length <= LEAF) return { centre, radius, halves: null, segments };
  const spans = [0, 1, 2].map((k) => high[k]! - low[k]!);
  const axis = spans.indexOf(Math.max(...spans));
  segments.sort(([a], [b]) => a[axis]! - b[axis]!);
  const middle = segments.length >> 1;
  return {
    centre,
    radius,
    halves: [ballOf(segments.slice(0, middle)), ballOf(segments.slice(middle))],
    segments: [],
  };
}

/**
 * The tree of balls around a country's outline, whose rings are lists of [longitude, latitude] in
 * degrees.
 */
export function treeOf(rings: readonly (readonly LonLat[])[]): Ball {
  const segments: Segment[] = [];
  for (const ring of rings) {
    const points = ring.map(vectorOf);
    for (let i = 0; i < points.length; i++) {
      segments.push([points[i]!, points[(i + 1) % points.length]!]);
    }
  }
  return ballOf(segments);
}

/**
 * The point of a segment's chord that is nearest to a point. The arc is less than a metre above its
 * chord.
 */
function onSegment(point: Vector, [a, b]: Segment): Vector {
  const along = minus(b, a);
  const length2 = dot(along, along);
  const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, dot(minus(point, a), along) / length2));
  return [a[0] + along[0] * t, a[1] + along[1] * t, a[2] + along[2] * t];
}

/** The straight line through the ground between two points of two outlines, and its length. */
interface Chord {
  readonly length: number;
  readonly from: Vector;
  readonly to: Vector;
}

/**
 * The shortest chord between two segments, or `best` if `best` is shorter. The nearest points of
 * segments that do not cross include an end of one of the segments.
 */
function betweenSegments(s: Segment, t: Segment, best: Chord): Chord {
  const ends: Segment[] = [
    [s[0], onSegment(s[0], t)],
    [s[1], onSegment(s[1], t)],
    [onSegment(t[0], s), t[0]],
    [onSegment(t[1], s), t[1]],
  ];
  return ends.reduce((found, [from, to]) => {
    const length = apart(from, to);
    return length < found.length ? { length, from, to } : found;
  }, best);
}

const gap = (a: Ball, b: Ball) => apart(a.centre, b.centre) - a.radius - b.radius;

function nearest(a: Ball, b: Ball, best: Chord): Chord {
  if (gap(a, b) >= best.length) return best;
  if (!a.halves && !b.halves) {
    let found = best;
    for (const s of a.segments) {
      for (const t of b.segments) found = betweenSegments(s, t, found);
    }
    return found;
  }
  const splitA = a.halves && (!b.halves || a.radius >= b.radius);
  const pairs: [Ball, Ball][] = splitA
    ? [
        [a.halves![0], b],
        [a.halves![1], b],
      ]
    : [
        [a, b.halves![0]],
        [a, b.halves![1]],
      ];
  pairs.sort(([p, q], [r, s]) => gap(p, q) - gap(r, s));
  return pairs.reduce((found, [p, q]) => nearest(p, q, found), best);
}

/** The shortest way between two outlines: its ends, and its length in km along the surface. */
export interface Way {
  readonly km: number;
  readonly from: Point;
  readonly to: Point;
}

const pointOf = (vector: Vector): Point => {
  const [lon, lat] = lonLatOf(vector);
  return [lat, lon];
};

export function borderWay(a: Ball, b: Ball): Way {
  const none: Vector = [0, 0, 0];
  const { length, from, to } = nearest(a, b, { length: 2.1, from: none, to: none });
  const km = 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, length / 2));
  return { km, from: pointOf(from), to: pointOf(to) };
}
