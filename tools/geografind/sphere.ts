/** Areas and centroids of rings on the sphere. Points are [longitude, latitude] in degrees. */
import { EARTH_RADIUS_KM } from '../../src/games/geografind/world/geodesy.ts';

export type LonLat = readonly [longitude: number, latitude: number];
export type Vector = readonly [number, number, number];

const RADIANS = Math.PI / 180;

export function vectorOf([lon, lat]: LonLat): Vector {
  const c = Math.cos(lat * RADIANS);
  return [c * Math.cos(lon * RADIANS), c * Math.sin(lon * RADIANS), Math.sin(lat * RADIANS)];
}

export function lonLatOf([x, y, z]: Vector): LonLat {
  return [Math.atan2(y, x) / RADIANS, Math.atan2(z, Math.hypot(x, y)) / RADIANS];
}

/** A difference of longitudes, normalised to −180…180. */
export function turned(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/**
 * Area of a ring in km², whichever way round its points run (Chamberlain & Duquette, JPL 07-03).
 */
export function areaKm2(ring: readonly LonLat[]): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [lon1, lat1] = ring[i]!;
    const [lon2, lat2] = ring[(i + 1) % ring.length]!;
    sum +=
      turned(lon2 - lon1) * RADIANS * (2 + Math.sin(lat1 * RADIANS) + Math.sin(lat2 * RADIANS));
  }
  return Math.abs((sum * EARTH_RADIUS_KM ** 2) / 2);
}

/**
 * Centroid of the area within a ring: Green's theorem on vectors, as d3-geo does for small rings.
 */
export function centroid(ring: readonly LonLat[]): LonLat {
  const sum = [0, 0, 0];
  for (let i = 0; i < ring.length; i++) {
    const a = vectorOf(ring[i]!);
    const b = vectorOf(ring[(i + 1) % ring.length]!);
    const cross: Vector = [
      a[1] * b[2] - a[2] * b[1],
      a[2] * b[0] - a[0] * b[2],
      a[0] * b[1] - a[1] * b[0],
    ];
    const sine = Math.hypot(...cross);
    if (sine < 1e-12) continue;
    const angle = Math.asin(Math.min(1, sine));
    for (let k = 0; k < 3; k++) sum[k]! += (cross[k]! / sine) * angle;
  }
  const length = Math.hypot(...sum);
  const first = vectorOf(ring[0]!);
  const sameSide = sum[0]! * first[0] + sum[1]! * first[1] + sum[2]! * first[2] > 0 ? 1 : -1;
  return lonLatOf([
    (sum[0]! / length) * sameSide,
    (sum[1]! / length) * sameSide,
    (sum[2]! / length) * sameSide,
  ]);
}

/** Whether a ring contains a point: even-odd rule in the plane of longitude and latitude. */
export function contains(ring: readonly LonLat[], [lon, lat]: LonLat): boolean {
  let inside = false;
  for (let i = 0; i < ring.length; i++) {
    const [lon1, lat1] = ring[i]!;
    const [lon2, lat2] = ring[(i + 1) % ring.length]!;
    if (lat1 > lat === lat2 > lat) continue;
    const x1 = turned(lon1 - lon);
    const x2 = x1 + turned(lon2 - lon1);
    if (x1 + ((lat - lat1) / (lat2 - lat1)) * (x2 - x1) > 0) inside = !inside;
  }
  return inside;
}
