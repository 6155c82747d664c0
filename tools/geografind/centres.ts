/**
 * A point for each country, on the largest part of its land: the centroid if it is on land, and
 * otherwise (in a bay, a lagoon, an enclosed neighbour) the point furthest from every shore.
 */
import { areaKm2, centroid, contains, type LonLat, turned } from './sphere.ts';

const STEPS = 48;
const RADIANS = Math.PI / 180;

/** Distance from a point to the nearest edge of a ring, in degrees of latitude. */
function clearance(ring: readonly LonLat[], [lon, lat]: LonLat): number {
  const squeeze = Math.cos(lat * RADIANS);
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ring.length; i++) {
    const [lon1, lat1] = ring[i]!;
    const [lon2, lat2] = ring[(i + 1) % ring.length]!;
    const x1 = turned(lon1 - lon) * squeeze;
    const y1 = lat1 - lat;
    const dx = turned(lon2 - lon1) * squeeze;
    const dy = lat2 - lat1;
    const t = Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(x1 + t * dx, y1 + t * dy));
  }
  return best;
}

/** The point, among those of a grid over the ring, that is furthest from the ring's edges. */
function innermost(ring: readonly LonLat[]): LonLat {
  const [lon0] = ring[0]!;
  const lons = ring.map(([lon]) => turned(lon - lon0));
  const lats = ring.map(([, lat]) => lat);
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  let best: { point: LonLat; room: number } | null = null;
  for (let i = 1; i < STEPS; i++) {
    for (let j = 1; j < STEPS; j++) {
      const point: LonLat = [
        turned(lon0 + west + ((east - west) * i) / STEPS),
        south + ((north - south) * j) / STEPS,
      ];
      if (!contains(ring, point)) continue;
      const room = clearance(ring, point);
      if (!best || room > best.room) best = { point, room };
    }
  }
  if (!best) throw new Error('A ring holds no point of the grid.');
  return best.point;
}

/**
 * The centre of a country, as described at the top of this file.
 * @param polygons the country's land: lists of rings of points, the outer ring first.
 */
export function centreOf(polygons: readonly (readonly (readonly LonLat[])[])[]): LonLat {
  const largest = polygons.reduce((a, b) => (areaKm2(b[0]!) > areaKm2(a[0]!) ? b : a));
  const [outer, ...holes] = largest;
  const middle = centroid(outer!);
  const dry = contains(outer!, middle) && !holes.some((hole) => contains(hole, middle));
  return dry ? middle : innermost(outer!);
}
