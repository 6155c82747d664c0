/** Which country is at a place of the screen. */
import type { Country } from '../../world/countries.ts';
import { EARTH_RADIUS_KM } from '../../world/geodesy.ts';
import { type Camera, pixelsPerDegree, project, type Size, unproject } from './camera.ts';
import type { Ring, Shapes } from './shapes.ts';

/** A finger need not hit an island of a few pixels: this near to its middle will do, in pixels. */
const REACH = 16;
/** On another country's land only this much nearness counts. */
const REACH_ON_LAND = 8;
/** Islands of countries below this area, in km², may be hit beside their shores at any size. */
const SMALL_KM2 = 12_000;
/** Countries that look smaller than this, in pixels, are hard to hit. */
const SMALL_PIXELS = 12;
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

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

/** Whether a point, [latitude, longitude], lies within the rings: what lies in a hole does not. */
export function holds(rings: readonly Ring[], [lat, lon]: readonly [number, number]): boolean {
  return rings.filter((ring) => crosses(ring, lat, lon)).length % 2 === 1;
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
  const hits = shapes.lands.flatMap((rings, place) => (holds(rings, point) ? [place] : []));
  const hit = hits.sort((a, b) => countries[a]!.area - countries[b]!.area)[0];
  const farFrom = (lat: number, lon: number) => {
    const at = project(camera, size, lat, lon);
    return at ? Math.hypot(at[0] - x, at[1] - y) : Number.POSITIVE_INFINITY;
  };
  const looksSmall = ({ area }: Country) =>
    (Math.sqrt(area) / KM_PER_DEGREE) * pixelsPerDegree(camera, size) < SMALL_PIXELS;
  // On land, what is small must be nearer to the finger than the middle of what lies under it.
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
