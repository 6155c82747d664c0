import { describe, expect, it } from 'vitest';
import facts from '../../../../tests/fixtures/geodesy.json';
import { destination, distanceKm, EARTH_RADIUS_KM, initialBearing, type Point } from './geodesy.ts';

/** The angle between two bearings, in degrees. */
const between = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

describe('beside geodesics of the WGS84 ellipsoid', () => {
  it.each(facts.rows)('from $lat1, $lon1 to $lat2, $lon2', (row) => {
    const from: Point = [row.lat1, row.lon1];
    const to: Point = [row.lat2, row.lon2];
    const km = distanceKm(from, to);
    expect(Math.abs(km / (row.geodesic_m / 1000) - 1)).toBeLessThan(0.0036);
    expect(km).toBeCloseTo(row.haversine_km_R6371_0088, 3);
    expect(between(initialBearing(from, to), row.azi1_deg)).toBeLessThan(0.2);
    expect(initialBearing(from, to)).toBeCloseTo(row.spherical_initial_bearing, 3);
  });
});

describe('the furthest off of 40,000 lines by GeographicLib, by their length', () => {
  it.each([
    { from: [-2.07, 29.37], to: [-3.85, 27.46], km: 289.526, azimuth: -132.8746, off: 0.2 },
    { from: [39.31, -10.15], to: [-10.79, -150.21], km: 14966.13, azimuth: -61.9563, off: 0.26 },
    { from: [21.17, 64.5], to: [-3.52, -137.44], km: 16948.223, azimuth: 52.9213, off: 0.5 },
    { from: [9.81, 21.91], to: [-3.48, -164.98], km: 18986.985, azimuth: 46.0089, off: 2 },
    { from: [3.26, -139.18], to: [-0.14, 44.4], km: 19495.091, azimuth: -45.5141, off: 3.5 },
    { from: [-11.35, -147.28], to: [11.3, 32.82], km: 19997.551, azimuth: -171.0471, off: 55 },
  ])('$km km: within $off°, and no better', ({ from, to, km, azimuth, off }) => {
    const ends = [from as unknown as Point, to as unknown as Point] as const;
    expect(Math.abs(distanceKm(...ends) / km - 1)).toBeLessThan(0.0056);
    expect(between(initialBearing(...ends), azimuth)).toBeLessThan(off);
    expect(between(initialBearing(...ends), azimuth)).toBeGreaterThan(0.8 * off);
  });
});

describe('pairs known from elsewhere', () => {
  it('a quarter of the way round, half of it, and none', () => {
    const half = Math.PI * EARTH_RADIUS_KM;
    expect(distanceKm([0, 0], [0, 90])).toBeCloseTo(half / 2, 6);
    expect(distanceKm([90, 0], [0, 123])).toBeCloseTo(half / 2, 6);
    expect(distanceKm([0, 0], [0, 180])).toBeCloseTo(half, 6);
    expect(distanceKm([12, 34], [-12, -146])).toBeCloseTo(half, 4);
    expect(distanceKm([51.5, -0.1], [51.5, -0.1])).toBe(0);
  });
});

describe('bearings', () => {
  it.each([
    [[0, 0], [10, 0], 0],
    [[0, 0], [0, 10], 90],
    [[0, 0], [-10, 0], 180],
    [[0, 0], [0, -10], 270],
    // The direction follows the short way across the antimeridian.
    [[0, 179], [0, -179], 90],
    [[0, -179], [0, 179], 270],
    [[7, 7], [7, 7], 0],
  ] as const)('from %j to %j', (from, to, bearing) => {
    expect(initialBearing(from, to)).toBeCloseTo(bearing, 9);
  });

  it('are never 360', () => {
    expect(initialBearing([0, 0], [50, -1e-15])).toBeLessThan(360);
    expect(initialBearing([0, 0], [50, 0])).toBe(0);
  });

  it.each([
    ['kiribati_to_bouvet_world_countries_coords', [1.4167, 173], [-54.43, 3.4]],
    ['kiribati_to_bouvet_common_centroids', [-3.370417, -168.734039], [-54.423199, 3.413194]],
  ] as const)(
    'go with the distance, by great circle and not by rhumb line: %s',
    (name, from, to) => {
      const trap = facts.rhumb_trap[name];
      expect(Math.abs(distanceKm(from, to) - trap.great_circle_km)).toBeLessThan(6);
      expect(between(initialBearing(from, to), trap.great_circle_bearing)).toBeLessThan(0.3);
      expect(between(initialBearing(from, to), trap.rhumb_bearing)).toBeGreaterThan(40);
    },
  );
});

describe('setting out in a direction', () => {
  it.each(facts.rows)('from $lat1, $lon1 leads to $lat2, $lon2', (row) => {
    const to = destination(
      [row.lat1, row.lon1],
      row.spherical_initial_bearing,
      row.haversine_km_R6371_0088,
    );
    // The bearing in the reference data is rounded to a thousandth of a degree.
    expect(distanceKm(to, [row.lat2, row.lon2])).toBeLessThan(0.2);
  });

  it('goes on over the antimeridian', () => {
    const degree = (Math.PI / 180) * EARTH_RADIUS_KM;
    const [lat, lon] = destination([0, 179], 90, 2 * degree);
    expect(lat).toBeCloseTo(0, 9);
    expect(lon).toBeCloseTo(-179, 9);
  });
});
