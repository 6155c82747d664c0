import { expect, it } from 'vitest';
import { CODES } from '../../codes.ts';
import outlines from '../../data/outlines.json';
import type { Camera } from './camera.ts';
import { unpackShapes } from './shapes.ts';
import { makePen } from './trace.ts';

const shapes = unpackShapes(outlines);
const SIZE = { width: 300, height: 300 };
const RADIUS = 142;

type Point = readonly [number, number];

/** The lines that tracing a country's outlines draws on a canvas. */
function linesOf(code: string, camera: Camera, quick = false): Point[][] {
  const lines: Point[][] = [];
  const begin = (x: number, y: number) => void lines.push([[x, y]]);
  const path = {
    moveTo: begin,
    lineTo: (x: number, y: number) => void lines.at(-1)!.push([x, y]),
    rect: begin,
    closePath() {},
  };
  const pen = makePen(camera, SIZE, quick);
  for (const ring of shapes.lands[CODES.indexOf(code)]!) {
    pen.ring(path as unknown as CanvasPath, ring);
  }
  return lines;
}

const drawn = (code: string, camera: Camera, quick = false) => linesOf(code, camera, quick).flat();

const fromMiddle = ([x, y]: Point) => Math.hypot(x - 150, y - 150);
const globeAt = (lat: number, lon: number): Camera => ({ projection: 'globe', lat, lon, zoom: 1 });

it('draws what is in view, and nothing of the far side', () => {
  expect(drawn('ZA', globeAt(-29, 24)).length).toBeGreaterThan(30);
  expect(drawn('ZA', globeAt(29, -156))).toEqual([]);
});

it('cuts a country off along the horizon', () => {
  // Seen from above the western Atlantic, much of Russia is beyond the horizon.
  const points = drawn('RU', globeAt(40, -30));
  expect(points.length).toBeGreaterThan(50);
  for (const point of points) expect(fromMiddle(point)).toBeLessThan(RADIUS + 0.6);
  expect(points.filter((point) => fromMiddle(point) > RADIUS - 0.01).length).toBeGreaterThan(10);
});

it('follows the horizon, and does not cut across the disc', () => {
  const onLimb = (point: Point) => fromMiddle(point) > RADIUS - 0.01;
  let steps = 0;
  for (const code of ['RU', 'CA', 'US', 'CN', 'BR', 'AU', 'ID', 'CL']) {
    for (let lon = -180; lon < 180; lon += 15) {
      for (const line of linesOf(code, globeAt(15, lon))) {
        for (const [i, point] of line.entries()) {
          const before = line[i - 1];
          if (!before || !onLimb(before) || !onLimb(point)) continue;
          steps++;
          expect(Math.hypot(point[0] - before[0], point[1] - before[1])).toBeLessThan(18);
        }
      }
    }
  }
  expect(steps).toBeGreaterThan(1000);
});

it('draws Alaska and Chukotka on either side of the map’s seam', () => {
  const camera: Camera = { projection: 'map', lat: 60, lon: 180, zoom: 3 };
  for (const code of ['US', 'RU']) {
    const inView = drawn(code, camera).filter(([x, y]) => x > 0 && x < 300 && y > 0 && y < 300);
    expect(inView.length, code).toBeGreaterThan(10);
  }
});

it('draws fewer points while the view moves', () => {
  const still = drawn('NO', globeAt(65, 15)).length;
  expect(drawn('NO', globeAt(65, 15), true).length).toBeLessThan(still / 2);
});
