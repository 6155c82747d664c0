import { describe, expect, it } from 'vitest';
import {
  between,
  type Camera,
  dragged,
  MAX_ZOOM,
  millerLat,
  millerY,
  project,
  settled,
  unproject,
  wrapped,
  zoomedAt,
} from './camera.ts';

const SIZE = { width: 400, height: 300 };
const globe: Camera = { projection: 'globe', lon: 20, lat: 10, zoom: 1 };
const map: Camera = { projection: 'map', lon: 20, lat: 10, zoom: 2 };

const close = (a: readonly number[] | null, b: readonly number[], digits = 6) => {
  expect(a).not.toBeNull();
  for (const [i, part] of b.entries()) expect(a![i]).toBeCloseTo(part, digits);
};

describe.each([
  ['globe', globe],
  ['map', map],
])('the %s', (_, camera) => {
  it('has the camera’s point in its middle', () => {
    close(project(camera, SIZE, 10, 20), [200, 150]);
    close(unproject(camera, SIZE, 200, 150), [10, 20]);
  });

  it('has north above and east to the right', () => {
    const [x, y] = project(camera, SIZE, 10, 20)!;
    expect(project(camera, SIZE, 15, 20)![1]).toBeLessThan(y);
    expect(project(camera, SIZE, 10, 25)![0]).toBeGreaterThan(x);
  });

  it('finds the point again that it shows', () => {
    for (const [lat, lon] of [
      [0, 0],
      [60, 40],
      [-35, 18],
      [10, -20],
    ] as const) {
      const [x, y] = project(camera, SIZE, lat, lon)!;
      close(unproject(camera, SIZE, x, y), [lat, lon]);
    }
  });

  it('keeps what is under the finger there, zooming and dragging', () => {
    const before = unproject(camera, SIZE, 230, 140)!;
    const zoomed = zoomedAt(camera, SIZE, camera.zoom * 3, 230, 140);
    const [x, y] = project(zoomed, SIZE, before[0], before[1])!;
    expect(Math.hypot(x - 230, y - 140)).toBeLessThan(2);
    const moved = dragged(camera, SIZE, 12, -8);
    const [x2, y2] = project(moved, SIZE, 10, 20)!;
    expect(Math.hypot(x2 - 212, y2 - 142)).toBeLessThan(1.5);
  });
});

it('the globe hides its far side and the sky', () => {
  expect(project(globe, SIZE, -10, -160)).toBeNull();
  expect(unproject(globe, SIZE, 2, 2)).toBeNull();
});

it('the map goes on for ever sideways, and ends above and below', () => {
  const far = dragged(map, SIZE, 5000, 0);
  expect(Math.abs(far.lon)).toBeLessThanOrEqual(180);
  close(project({ ...map, lon: 175 }, SIZE, 10, -175), [200 + 10 * (400 / 360) * 2, 150]);
  const up = dragged(map, SIZE, 0, 5000);
  expect(unproject(up, SIZE, 200, 1)![0]).toBeGreaterThan(80);
  expect(unproject({ ...map, zoom: 1, lat: 0 }, { width: 200, height: 400 }, 100, 5)).toBeNull();
});

it('Miller’s projection is what the textbooks have', () => {
  // Miller's ordinate is 0 at the equator and 2.3034 radii at the pole, so that the world is 0.733
  // times as high as wide.
  expect(millerY(0)).toBeCloseTo(0, 12);
  expect((millerY(90) * Math.PI) / 180).toBeCloseTo(2.30341, 4);
  for (const lat of [-80, -30, 5, 60]) expect(millerLat(millerY(lat))).toBeCloseTo(lat, 9);
});

it('stays within its limits', () => {
  expect(settled({ ...globe, zoom: 1000 }, SIZE).zoom).toBe(MAX_ZOOM);
  expect(settled({ ...globe, zoom: 0.1 }, SIZE).zoom).toBe(1);
  expect(settled({ ...globe, lat: 200, lon: 540 }, SIZE)).toMatchObject({ lat: 85, lon: -180 });
  expect(wrapped(190)).toBe(-170);
  expect(wrapped(-190)).toBe(170);
});

it('goes the short way round', () => {
  const half = between({ ...globe, lon: 170 }, { ...globe, lon: -170, zoom: 4 }, 0.5);
  expect(Math.abs(half.lon)).toBeCloseTo(180, 9);
  expect(half.zoom).toBeCloseTo(2, 9);
});
