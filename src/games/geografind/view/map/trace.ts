/**
 * Traces outlines of countries as canvas paths, on the globe with its far side cut off, or on the
 * flat map.
 */
import {
  type Axes,
  axesOf,
  type Camera,
  millerY,
  pixelsPerDegree,
  radiusOf,
  type Size,
  scaleOf,
  wrapped,
} from './camera.ts';
import { DETAIL, type Ring } from './shapes.ts';

export interface Pen {
  /** Adds the visible part of an outline to a canvas path. */
  ring(path: CanvasPath, ring: Ring): void;
}

/** The coarsest level of detail at which outlines deviate by less than `pixels`. */
function levelFor(perDegree: number, pixels: number): number {
  let level = 0;
  while (level + 1 < DETAIL.length && DETAIL[level + 1]! * perDegree < pixels) level++;
  return level;
}

/** The longest step along the limb (the globe's visible edge), in radians. */
const LIMB_STEP = 0.12;

/**
 * Draws outlines on the globe. Points on the far side are moved radially to the limb (the globe's
 * visible edge), and consecutive ones are joined along it, so that outlines are cut off at the
 * horizon. The method fails near the antipodes of the globe's visible middle, which no visible
 * country reaches.
 */
function makeGlobePen(camera: Camera, size: Size, level: number): Pen {
  const { right, up, eye }: Axes = axesOf(camera);
  const radius = radiusOf(camera, size);
  const [middleX, middleY] = [size.width / 2, size.height / 2];
  const [r0, r1, u0, u1, u2] = [
    right[0] * radius,
    right[1] * radius,
    up[0] * radius,
    up[1] * radius,
    up[2] * radius,
  ];
  const [e0, e1, e2] = eye;
  const reach = Math.hypot(middleX, middleY);

  function whole(path: CanvasPath, { xyz }: Ring, points: Uint16Array): void {
    for (let n = 0; n < points.length; n++) {
      const i = 3 * points[n]!;
      const [x, y, z] = [xyz[i]!, xyz[i + 1]!, xyz[i + 2]!];
      const sx = middleX + r0 * x + r1 * y;
      const sy = middleY - u0 * x - u1 * y - u2 * z;
      if (n === 0) path.moveTo(sx, sy);
      else path.lineTo(sx, sy);
    }
    path.closePath();
  }

  function cut(path: CanvasPath, { xyz }: Ring, points: Uint16Array): void {
    let limb: number | null = null;
    // Visits the outline's first point twice: its closing segment may follow the globe's edge too.
    for (let n = 0; n <= points.length; n++) {
      const i = 3 * points[n % points.length]!;
      const [x, y, z] = [xyz[i]!, xyz[i + 1]!, xyz[i + 2]!];
      let dx = r0 * x + r1 * y;
      let dy = u0 * x + u1 * y + u2 * z;
      if (e0 * x + e1 * y + e2 * z < 0) {
        const angle = Math.atan2(dy, dx);
        if (limb !== null) {
          let turn = angle - limb;
          if (turn > Math.PI) turn -= 2 * Math.PI;
          else if (turn < -Math.PI) turn += 2 * Math.PI;
          const steps = Math.ceil(Math.abs(turn) / LIMB_STEP);
          for (let step = 1; step < steps; step++) {
            const a = limb + (turn * step) / steps;
            path.lineTo(middleX + radius * Math.cos(a), middleY - radius * Math.sin(a));
          }
        }
        limb = angle;
        dx = radius * Math.cos(angle);
        dy = radius * Math.sin(angle);
      } else {
        limb = null;
      }
      if (n === 0) path.moveTo(middleX + dx, middleY - dy);
      else path.lineTo(middleX + dx, middleY - dy);
    }
    path.closePath();
  }

  return {
    ring(path, ring) {
      const [x, y, z] = ring.cap;
      const depth = e0 * x + e1 * y + e2 * z;
      if (depth < -ring.capSine) return;
      const dx = r0 * x + r1 * y;
      const dy = u0 * x + u1 * y + u2 * z;
      if (Math.hypot(dx, dy) - radius * ring.capSine > reach) return;
      const points = ring.levels[level]!;
      // An outline of fewer than three points has no area: draws a dot of almost a pixel instead.
      if (points.length < 3) {
        if (depth > 0) path.rect(middleX + dx - 0.4, middleY - dy - 0.4, 0.8, 0.8);
      } else if (depth > ring.capSine) {
        whole(path, ring, points);
      } else {
        cut(path, ring, points);
      }
    },
  };
}

/** Cache of the heights of each outline's points in Miller's projection. */
const ordinates = new WeakMap<Ring, Float32Array>();

function ordinatesOf(ring: Ring): Float32Array {
  let ys = ordinates.get(ring);
  if (!ys) {
    const { lonLat } = ring;
    ys = Float32Array.from({ length: lonLat.length / 2 }, (_, i) => millerY(lonLat[2 * i + 1]!));
    ordinates.set(ring, ys);
  }
  return ys;
}

function makeMapPen(camera: Camera, size: Size, level: number): Pen {
  const k = scaleOf(camera, size);
  const middleY = size.height / 2 + millerY(camera.lat) * k;
  const half = size.width / 2 / k;
  const bottom = size.height + 20;
  return {
    ring(path, ring) {
      const { lonLat, box } = ring;
      const points = ring.levels[level]!;
      const ys = ordinatesOf(ring);
      // The flat map repeats sideways: draws every visible copy of the outline.
      const first = wrapped(box[0] - camera.lon) - 360;
      for (let west = first; west < half; west += 360) {
        if (west + box[2] - box[0] < -half) continue;
        if (middleY - millerY(box[3]) * k > bottom || middleY - millerY(box[1]) * k < -20) break;
        const x0 = size.width / 2 + (west - box[0]) * k;
        if (points.length < 3) {
          path.rect(x0 + lonLat[0]! * k - 0.4, middleY - ys[0]! * k - 0.4, 0.8, 0.8);
          continue;
        }
        for (let n = 0; n < points.length; n++) {
          const i = points[n]!;
          const x = x0 + lonLat[2 * i]! * k;
          const y = middleY - ys[i]! * k;
          if (n === 0) path.moveTo(x, y);
          else path.lineTo(x, y);
        }
        if (ring.polar) {
          // Closes the outline of Antarctica along the lower edge of the flat map.
          const floor = Math.min(bottom, middleY - millerY(-90) * k);
          const start = lonLat[2 * points[0]!]!;
          const end = start + (lonLat[2 * points.at(-1)!]! < start ? -360 : 360);
          path.lineTo(x0 + end * k, middleY - ys[points[0]!]! * k);
          path.lineTo(x0 + end * k, floor);
          path.lineTo(x0 + start * k, floor);
        }
        path.closePath();
      }
    },
  };
}

/**
 * The pen that draws outlines for a camera.
 * @param quick whether the view is moving, so that the outlines need not be exact.
 */
export function makePen(camera: Camera, size: Size, quick: boolean): Pen {
  const perDegree = pixelsPerDegree(camera, size);
  const level = levelFor(perDegree, quick ? 1.2 : 0.5);
  const pen =
    camera.projection === 'globe'
      ? makeGlobePen(camera, size, level)
      : makeMapPen(camera, size, level);
  if (!quick) return pen;
  // While the view moves, outlines smaller than a pixel are left out.
  const least = (0.5 / perDegree) * (Math.PI / 180);
  return {
    ring(path, ring) {
      if (ring.capSine > least) pen.ring(path, ring);
    },
  };
}
