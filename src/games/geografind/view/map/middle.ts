/** The middle of several points on the globe, and how many of them fit one view. */
import { distanceKm, EARTH_RADIUS_KM, type Point } from '../../world/geodesy.ts';

const RADIANS = Math.PI / 180;

/**
 * The middle of several points on the globe: their mean as vectors. Null for no points, and for
 * points all around the globe.
 */
export function middleOf(points: readonly Point[]): Point | null {
  let [x, y, z] = [0, 0, 0];
  for (const [lat, lon] of points) {
    const c = Math.cos(lat * RADIANS);
    x += c * Math.cos(lon * RADIANS);
    y += c * Math.sin(lon * RADIANS);
    z += Math.sin(lat * RADIANS);
  }
  const length = Math.hypot(x, y, z);
  if (length < 0.05) return null;
  return [Math.asin(z / length) / RADIANS, Math.atan2(y, x) / RADIANS];
}

/** The angle between two points, in degrees. */
export const angleBetween = (a: Point, b: Point): number =>
  distanceKm(a, b) / EARTH_RADIUS_KM / RADIANS;

export interface Cap {
  readonly centre: Point;
  /** The points that lie inside this cap (a circle on the globe). */
  readonly taken: readonly Point[];
}

/**
 * A cap of at most `most` degrees in radius that contains as many of the points as possible,
 * earlier ones first.
 */
export function viewOf(points: readonly [Point, ...Point[]], most: number): Cap {
  let view: Cap = { centre: points[0], taken: [points[0]] };
  for (const point of points.slice(1)) {
    const taken = [...view.taken, point];
    const centre = middleOf(taken);
    if (centre && taken.every((one) => angleBetween(centre, one) <= most)) view = { centre, taken };
  }
  return view;
}
