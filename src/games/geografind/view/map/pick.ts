/** Finds the country at a screen position, for taps on the map. */
import type { Country } from '../../world/countries.ts';
import { EARTH_RADIUS_KM } from '../../world/geodesy.ts';
import { type Camera, pixelsPerDegree, project, type Size, unproject } from './camera.ts';
import type { Ring, Shapes } from './shapes.ts';

/** A tap within this distance of a tiny island's middle picks the island, in pixels. */
const REACH = 16;
/**
 * A tap on another country's land picks a small country only within this distance of the small
 * country's middle, in pixels.
 */
const REACH_ON_LAND = 8;
/** Countries below this area, in km², can be picked from beside their shores at any zoom. */
const SMALL_KM2 = 12_000;
/**
 * Countries that look smaller than this, in pixels, can also be picked from beside their shores.
 */
const SMALL_PIXELS = 12;
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

/**
 * Whether a point lies within a closed outline: the even-odd rule in the plane of longitude and
 * latitude.
 */
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

/** Whether a point, [latitude, longitude], lies within a country's outlines but not in a hole. */
export function holds(rings: readonly Ring[], [lat, lon]: readonly [number, number]): boolean {
  return rings.filter((ring) => crosses(ring, lat, lon)).length % 2 === 1;
}

/**
 * The country at a screen position, as an index in CODES; null for the sea and for land that is no
 * country of the game.
 */
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
  // If several countries contain the point, one is an enclave in another: the smallest is picked.
  const hits = shapes.lands.flatMap((rings, place) => (holds(rings, point) ? [place] : []));
  const hit = hits.sort((a, b) => countries[a]!.area - countries[b]!.area)[0];
  const farFrom = (lat: number, lon: number) => {
    const at = project(camera, size, lat, lon);
    return at ? Math.hypot(at[0] - x, at[1] - y) : Number.POSITIVE_INFINITY;
  };
  const looksSmall = ({ area }: Country) =>
    (Math.sqrt(area) / KM_PER_DEGREE) * pixelsPerDegree(camera, size) < SMALL_PIXELS;
  // A tap on land picks a small country nearby only if its middle is nearer to the finger than the
  // middle of the tapped country.
  let least = REACH;
  if (hit !== undefined) least = Math.min(REACH_ON_LAND, farFrom(...countries[hit]!.centre));
  let best = hit ?? null;
  for (const [place, rings] of shapes.lands.entries()) {
    const country = countries[place]!;
    if (hit === undefined) {
      if (country.area > SMALL_KM2 && !looksSmall(country)) continue;
    } else if (country.area >= countries[hit]!.area || !looksSmall(country)) {
      continue;
    }
    for (const { box } of rings) {
      const far = farFrom((box[1] + box[3]) / 2, (box[0] + box[2]) / 2);
      if (far < least) [best, least] = [place, far];
    }
  }
  return best;
}
