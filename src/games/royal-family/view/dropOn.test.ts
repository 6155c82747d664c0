import { describe, expect, it } from 'vitest';
import { type Box, dropOn } from './dropOn.ts';

/** Two rows of the tree as on a phone, in px: plates of 50 × 60, and 40 between the rows. */
const box = (left: number, top: number): Box => ({ left, top, right: left + 50, bottom: top + 60 });
const plates = new Map([
  [0, box(0, 0)],
  [1, box(58, 0)],
  [2, box(0, 100)],
]);
const room: Box = { left: -20, top: -20, right: 200, bottom: 170 };
/** The points of a finger and of the dragged slip 44 px above it. */
const held = (x: number, y: number) => [
  { x, y },
  { x, y: y - 44 },
];

describe('where a name is let go', () => {
  it('is the plate below the slip, and the plate below the finger', () => {
    expect(dropOn(held(25, 30 + 44), plates, room)).toBe(0);
    expect(dropOn(held(25, 130), plates, room)).toBe(2);
    expect(dropOn(held(25, 20), plates, room)).toBe(0);
  });

  it('is the nearer one where finger and slip are over two', () => {
    // The slip is 6 px below the middle of the upper plate, the finger 50 px above the middle of
    // the lower plate.
    expect(dropOn(held(25, 36 + 44), plates, room)).toBe(0);
    // The finger is near the lower plate's middle, the slip far from the upper plate's middle.
    expect(dropOn(held(25, 122), plates, room)).toBe(2);
    // Half a pixel on either side of the line at which the upper and the lower plate are equally
    // near.
    const line = (30 + 44 + 130) / 2;
    expect(dropOn(held(25, line - 0.5), plates, room)).toBe(0);
    expect(dropOn(held(25, line + 0.5), plates, room)).toBe(2);
  });

  it('may be a little beside it, and the nearer of two neighbours', () => {
    expect(dropOn([{ x: 53, y: 30 }], plates, room)).toBe(0);
    expect(dropOn([{ x: 55, y: 30 }], plates, room)).toBe(1);
    expect(dropOn([{ x: 120, y: 30 }], plates, room)).toBeNull();
  });

  it('is nowhere outside of what is seen of the tree', () => {
    const narrow = { ...room, bottom: 90 };
    expect(dropOn(held(25, 130), plates, narrow)).toBeNull();
    expect(dropOn(held(25, 120), plates, narrow)).toBeNull();
    expect(dropOn(held(25, 100), plates, narrow)).toBe(0);
  });
});
