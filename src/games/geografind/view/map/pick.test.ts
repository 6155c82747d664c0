import { describe, expect, it } from 'vitest';
import outlines from '../../data/outlines.json';
import { COUNTRIES, countryOf } from '../../world/countries.ts';
import { type Camera, project } from './camera.ts';
import { pick } from './pick.ts';
import { unpackShapes } from './shapes.ts';

const shapes = unpackShapes(outlines);
/** The map's size on a phone. */
const SIZE = { width: 360, height: 300 };

const picked = (camera: Camera, x: number, y: number) => {
  const place = pick(shapes, COUNTRIES, camera, SIZE, x, y);
  return place === null ? null : COUNTRIES[place]!.name;
};

/** A camera centred on the country. */
function above(code: string, projection: Camera['projection'], zoom: number): Camera {
  const [lat, lon] = countryOf(code).centre;
  return { projection, lat, lon, zoom };
}

describe.each(['globe', 'map'] as const)('on the %s', (projection) => {
  it.each([1.2, 3, 12, 40])('every country is picked by its own centre at zoom %f', (zoom) => {
    const elsewhere = COUNTRIES.flatMap(({ code, name }) => {
      const found = picked(above(code, projection, zoom), 180, 150);
      return found === name ? [] : [`${name}: ${found}`];
    });
    expect(elsewhere).toEqual([]);
  });

  it.each([
    ['CH', 'LI'],
    ['IT', 'SM'],
    ['RS', 'XK'],
    ['SN', 'GM'],
  ])('%s is not lost to %s, nor is that out of reach', (large, small) => {
    const camera = above(large, projection, 3);
    expect(picked(camera, 180, 150)).toBe(countryOf(large).name);
    const [x, y] = project(camera, SIZE, ...countryOf(small).centre)!;
    expect(picked(camera, x, y)).toBe(countryOf(small).name);
  });

  it('a finger beside a microstate or an island finds it', () => {
    const beside = (code: string, zoom: number, dx: number, dy: number) =>
      picked(above(code, projection, zoom), 180 + dx, 150 + dy);
    expect(beside('SM', 12, 4, -3)).toBe('San Marino');
    expect(beside('VA', 40, 5, 3)).toBe('Vatican City');
    expect(beside('MT', 3, 10, 6)).toBe('Malta');
    expect(beside('NR', 3, -9, 9)).toBe('Nauru');
    // A country that is large enough to hit is not picked by a tap beside it.
    expect(beside('LU', 40, 60, 0)).toBe('Germany');
  });

  it('the open sea is nobody’s', () => {
    expect(picked({ projection, lat: 30, lon: -45, zoom: 3 }, 180, 150)).toBeNull();
  });
});
