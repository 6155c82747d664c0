/** Which country is at a place of the screen. */
import type { Country } from '../../countries.ts';
import { type Camera, project, type Size, unproject } from './camera.ts';
import type { Ring, Shapes } from './shapes.ts';

/** A finger need not hit an island of a few pixels: this near to its middle will do, in pixels. */
const REACH = 16;
/** Countries below this area, in km², may be hit beside their shores. */
const SMALL_KM2 = 12_000;

/** Even-odd rule in the plane of longitude and latitude. */
function crosses(ring: Ring, lat: number, lon: number): boolean {
  const { lonLat, box } = ring;
  if (lat < box[1] || lat > box[3]) return false;
  const x = box[0] + ((((lon - box[0]) % 360) + 360) % 360);
  if (x > box[2]) return false;
  let inside = false;
  for (let i = 0, j = lonLat.length - 2; i < lonLat.length; j = i, i += 2) {
    const [y1, y2] = [lonLat[i + 1]!, lonLat[j + 1]!];
    if (y1 > lat === y2 > lat) continue;
    const x1 = lonLat[i]!;
    if (x < x1 + ((lat - y1) / (y2 - y1)) * (lonLat[j]! - x1)) inside = !inside;
  }
  return inside;
}

/** The place (CODES) of the country, or null for the sea and for land that is no country. */
export function pick(
  shapes: Shapes,
  countries: readonly Country[],
  camera: Camera,
  size: Size,
  x: number,
  y: number,
): number | null {
  const point = unproject(camera, size, x, y);
  if (!point) return null;
  // Enclaves lie inside others: the smallest wins.
  const hits = shapes.lands.flatMap((rings, place) => {
    const crossed = rings.filter((ring) => crosses(ring, point[0], point[1])).length;
    return crossed % 2 === 1 ? [place] : [];
  });
  const hit = hits.sort((a, b) => countries[a]!.area - countries[b]!.area)[0];
  let best: { place: number; far: number } | null = null;
  // On land of another only a microstate's very middle counts.
  const reach = hit === undefined ? REACH : REACH / 2;
  for (const [place, rings] of shapes.lands.entries()) {
    if (countries[place]!.area > SMALL_KM2) continue;
    for (const { box } of rings) {
      const at = project(camera, size, (box[1] + box[3]) / 2, (box[0] + box[2]) / 2);
      const far = at ? Math.hypot(at[0] - x, at[1] - y) : Number.POSITIVE_INFINITY;
      if (far < reach && (!best || far < best.far)) best = { place, far };
    }
  }
  if (best && (hit === undefined || countries[best.place]!.area < countries[hit]!.area)) {
    return best.place;
  }
  return hit ?? null;
}
