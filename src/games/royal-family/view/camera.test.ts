import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Camera, heightScale, isCropped, settled, showing, whole, zoomed } from './camera.ts';

const TREE = { width: 680, height: 524 };
const PHONE = { width: 336, height: 400 };
const DESKTOP = { width: 704, height: 560 };

const rooms = fc.constantFrom(PHONE, DESKTOP, { width: 900, height: 240 });
const cameras = fc.record({
  scale: fc.double({ min: 0.01, max: 9, noNaN: true }),
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
});

/** The left, right, top and bottom edges of the drawn tree in its window, in px. */
function edges(camera: Camera, room: typeof PHONE) {
  return {
    left: camera.x,
    right: camera.x + TREE.width * camera.scale,
    top: camera.y,
    bottom: camera.y + TREE.height * heightScale(camera.scale, TREE, room),
  };
}

describe('the view of the tree', () => {
  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('shows all of it at first on %s', (_, room) => {
    const { left, right, top, bottom } = edges(whole(TREE, room), room);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(room.width);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(room.height);
    expect(left).toBeCloseTo(room.width - right);
    expect(top).toBeCloseTo(room.height - bottom);
  });

  it('never makes plates too small for a finger, not in a small window either', () => {
    for (const room of [PHONE, { width: 400, height: 200 }, { width: 294, height: 300 }]) {
      expect(98 * whole({ width: 700, height: 524 }, room).scale).toBeGreaterThanOrEqual(44);
    }
  });

  it('never makes plates too low for their three lines: then some of the tree is outside', () => {
    const room = { width: 294, height: 220 };
    const { scale } = whole(TREE, room);
    expect(92 * heightScale(scale, TREE, room)).toBeGreaterThan(50);
    expect(isCropped(scale, TREE, room)).toBe(true);
    expect(isCropped(whole(TREE, PHONE).scale, TREE, PHONE)).toBe(false);
    expect(isCropped(1, TREE, PHONE)).toBe(true);
  });

  it('makes plates higher where there is room below, and not once it is zoomed', () => {
    const { scale } = whole(TREE, PHONE);
    expect(heightScale(scale, TREE, PHONE)).toBeGreaterThan(scale * 1.3);
    expect(heightScale(1.5, TREE, PHONE)).toBe(1.5);
  });

  it('never loses the tree, however it is dragged and zoomed', () => {
    fc.assert(
      fc.property(cameras, rooms, (camera, room) => {
        const now = settled(camera, TREE, room);
        const { left, right, top, bottom } = edges(now, room);
        // A tree larger than the window leaves no gap beyond the margin.
        expect(left <= 8.001 || right <= room.width).toBe(true);
        expect(right >= room.width - 8.001 || left >= 0).toBe(true);
        expect(top <= 12.001 || bottom <= room.height).toBe(true);
        expect(bottom >= room.height - 12.001 || top >= 0).toBe(true);
        expect(settled(now, TREE, room)).toEqual(now);
      }),
    );
  });

  it('keeps the place that is zoomed at', () => {
    const start = zoomed(whole(TREE, DESKTOP), 1.5, 352, 280, TREE, DESKTOP);
    const next = zoomed(start, 1.1, 300, 250, TREE, DESKTOP);
    expect((300 - next.x) / next.scale).toBeCloseTo((300 - start.x) / start.scale);
    expect((250 - next.y) / next.scale).toBeCloseTo((250 - start.y) / start.scale);
  });

  it('moves no further than it has to for showing a plate', () => {
    const start = settled({ scale: 1.6, x: -200, y: -150 }, TREE, PHONE);
    expect(showing(start, { x: 200, y: 150, width: 90, height: 90 }, TREE, PHONE)).toEqual(start);
    const next = showing(start, { x: 500, y: 400, width: 90, height: 90 }, TREE, PHONE);
    expect(next.x + 590 * 1.6).toBeCloseTo(PHONE.width - 8);
    expect(next.y + 490 * 1.6).toBeCloseTo(PHONE.height - 12);
  });
});
