import { expect, it } from 'vitest';
import { countryOf } from '../../world/countries.ts';
import type { Box, Camera, Size } from './camera.ts';
import { besides, edgePlace, freePlace, isInView } from './signPlaces.ts';

const PHONE: Size = { width: 336, height: 292 };
const BALKANS: Camera = { projection: 'globe', lon: 20, lat: 43, zoom: 10 };

const apart = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 ||
  Math.abs(a.y - b.y) >= (a.height + b.height) / 2;

it('the number of a small country stands away from the answer', () => {
  expect(besides([100, 100], 90, 14, false)).toMatchObject({ x: 84, y: 100 });
  expect(besides([100, 100], 180, 3, true).y).toBe(79);
  // A large country has its number in its middle.
  expect(besides([100, 100], 90, 80, false)).toMatchObject({ x: 100, y: 100 });
});

it('countries out of view have their numbers at the edge, apart, in their direction', () => {
  const edge: ReturnType<typeof edgePlace>[] = [];
  for (const code of ['DZ', 'MA', 'BR', 'AU'] as const) {
    // Australia is on the far side of the globe; the others have no place on the screen either.
    edge.push(edgePlace(null, countryOf(code).centre, edge, BALKANS, PHONE));
  }
  const [algeria, , , australia] = edge;
  expect(algeria!.x).toBeLessThan(168);
  expect(algeria!.y).toBeGreaterThan(146);
  expect(australia!.x).toBeGreaterThan(168);
  for (const [i, box] of edge.entries()) {
    expect(box.x).toBeGreaterThan(9);
    expect(box.y).toBeLessThan(PHONE.height - 9);
    for (const other of edge.slice(0, i)) expect(apart(box, other)).toBe(true);
  }
  // The numbers make way for what lies over the map.
  const { x, y } = algeria!;
  const over = [{ x, y: y + 4, width: 20, height: 20 }];
  const beside = edgePlace(null, countryOf('DZ').centre, [], BALKANS, { ...PHONE, over });
  expect(apart(beside, over[0]!)).toBe(true);
  expect(isInView([200, 100], PHONE)).toBe(true);
  for (const place of [[-1, 100], [200, 300], null] as const)
    expect(isInView(place, PHONE)).toBe(false);
});

it('the answer’s name stands clear of the numbers around it', () => {
  const numbers = [
    [150, 105],
    [185, 110],
    [168, 180],
    [60, 146],
  ].map(([x, y]) => ({ x: x!, y: y!, width: 18, height: 18 }));
  const name = freePlace([168, 146], [15, 12], 120, numbers, PHONE);
  for (const number of numbers) expect(apart(name, number)).toBe(true);
  expect(name.x - 60).toBeGreaterThanOrEqual(0);
  expect(name.x + 60).toBeLessThanOrEqual(PHONE.width);
  expect(freePlace([168, 146], [15, 12], 120, [], PHONE)).toMatchObject({ x: 168, y: 114 });
});
