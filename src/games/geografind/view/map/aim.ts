/** Aims the map's camera so that as many guesses as possible are in view. */
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

/** A view that the camera should show. */
export interface Target {
  /** The points to show: always the first one, and as many others as fit in the view. */
  readonly points: readonly [Point, ...Point[]];
  /**
   * The zooms to choose from, the largest of which is taken: a width in degrees fills this share of
   * the view, at `nearest` at most.
   */
  readonly views: readonly {
    readonly across: number;
    readonly share: number;
    readonly nearest: number;
  }[];
  /** Whether the camera rises on its way (a flight) rather than glides at the same height. */
  readonly flight: boolean;
}

/** The room at the edge of the map for a guess's number and arrow, in px. */
const EDGE = 30;
/**
 * The widest angle between the globe's middle and a point to show, in degrees: beyond this angle,
 * everything is foreshortened.
 */
const WIDEST = 68;
const RADIANS = Math.PI / 180;

/** The largest zoom that shows one point while another is in the middle of the map. */
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

/** The camera that shows a target. */
export function aimedAt(target: Target, camera: Camera, size: Size): Camera {
  const { points, views } = target;
  const { centre, taken } = viewOf(points, WIDEST);
  const whole = pixelsPerDegree({ ...camera, zoom: 1 }, size);
  const room = Math.min(size.width, size.height);
  const near = views.map(({ across, share, nearest }) =>
    Math.min(nearest, (share * room) / (across * whole)),
  );
  const zooms = taken.map((point) => zoomFor(centre, point, camera, size));
  return {
    ...camera,
    lat: centre[0],
    lon: centre[1],
    zoom: Math.max(1, Math.min(Math.max(1.2, ...near), ...zooms)),
  };
}
