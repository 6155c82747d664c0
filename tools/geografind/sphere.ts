/** Areas of rings on the sphere. Points are [longitude, latitude] in degrees. */
import { EARTH_RADIUS_KM } from '../../src/games/geografind/world/geodesy.ts';

type LonLat = readonly [longitude: number, latitude: number];
const RADIANS = Math.PI / 180;

/** A difference of longitudes, normalised to −180…180. */
function turned(degrees: number): number {
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
