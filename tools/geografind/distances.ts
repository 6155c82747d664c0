/**
 * Shortest distances between the borders of countries, on the sphere, from outlines in full
 * detail. A tree of bounding balls over each outline's segments keeps 19,306 pairs to minutes.
 */
import { EARTH_RADIUS_KM } from '../../src/games/geografind/world/geodesy.ts';
import { type LonLat, type Vector, vectorOf } from './sphere.ts';

/** A ball around some segments: what is in it is no nearer than its surface. */
interface Ball {
  readonly centre: Vector;
  readonly radius: number;
  /** Either two halves, or the segments themselves. */
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

/** The tree of a country's outline; its rings are lists of [longitude, latitude]. */
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

/** Straight distance from a point to a segment's chord: the arc's own sagitta is below a metre. */
function toSegment(point: Vector, [a, b]: Segment): number {
  const along = minus(b, a);
  const length2 = dot(along, along);
  const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, dot(minus(point, a), along) / length2));
  return apart(point, [a[0] + along[0] * t, a[1] + along[1] * t, a[2] + along[2] * t]);
}

/** Segments of outlines that do not cross are nearest at an end of one of them. */
function betweenSegments(s: Segment, t: Segment): number {
  return Math.min(toSegment(s[0], t), toSegment(s[1], t), toSegment(t[0], s), toSegment(t[1], s));
}

const gap = (a: Ball, b: Ball) => apart(a.centre, b.centre) - a.radius - b.radius;

function nearest(a: Ball, b: Ball, best: number): number {
  if (gap(a, b) >= best) return best;
  if (!a.halves && !b.halves) {
    let found = best;
    for (const s of a.segments) {
      for (const t of b.segments) found = Math.min(found, betweenSegments(s, t));
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

/** Shortest distance between two outlines, in km along the surface. */
export function borderDistanceKm(a: Ball, b: Ball): number {
  const chord = nearest(a, b, 2);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, chord / 2));
}
