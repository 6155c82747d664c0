/** Where the camera goes to show the guesses: as many of them as one look takes in. */
import type { Point } from '../../world/geodesy.ts';
import {
  type Camera,
  millerY,
  pixelsPerDegree,
  radiusOf,
  type Size,
  scaleOf,
  wrapped,
} from './camera.ts';
import { angleBetween, viewOf } from './middle.ts';

/** Where to look. */
export interface Target {
  /** What is to be seen: the first one in any case, and as many of the others as there is room for. */
  readonly points: readonly [Point, ...Point[]];
  /** How many degrees wide the first one is. */
  readonly across: number;
  /** How near it is gone to at most, as a zoom. */
  readonly nearest: number;
  /** It is flown to. */
  readonly flight: boolean;
}

/** Room for a number and its arrow at the edge, in px. */
const EDGE = 30;
/** Seen from the middle of the globe, in degrees: further out, all is foreshortened. */
const WIDEST = 68;
const RADIANS = Math.PI / 180;

/** The largest zoom at which a point is in view, while another is in the middle. */
function zoomFor(centre: Point, point: Point, camera: Camera, size: Size): number {
  const whole = { ...camera, zoom: 1 };
  const room = Math.min(size.width, size.height) / 2 - EDGE;
  if (camera.projection === 'globe') {
    const angle = Math.min(90, angleBetween(centre, point));
    return room / (radiusOf(whole, size) * Math.sin(angle * RADIANS));
  }
  const k = scaleOf(whole, size);
  return Math.min(
    (size.width / 2 - EDGE) / (Math.abs(wrapped(point[1] - centre[1])) * k),
    (size.height / 2 - EDGE) / (Math.abs(millerY(point[0]) - millerY(centre[0])) * k),
  );
}

/** From where a target is to be seen. */
export function aimedAt(target: Target, camera: Camera, size: Size): Camera {
  const { points, across, nearest } = target;
  const { centre, taken } = viewOf(points, WIDEST);
  const whole = pixelsPerDegree({ ...camera, zoom: 1 }, size);
  // Near enough to see the country, and far enough to see what its arrow points at.
  const fitting = (0.1 * Math.min(size.width, size.height)) / (across * whole);
  const near = Math.max(1.2, Math.min(nearest, fitting));
  const zooms = taken.map((point) => zoomFor(centre, point, camera, size));
  return { ...camera, lat: centre[0], lon: centre[1], zoom: Math.max(1, Math.min(near, ...zooms)) };
}
