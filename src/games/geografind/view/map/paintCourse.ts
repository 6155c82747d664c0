/** Paints the visible part of the last guess's course: a dashed line with a ring at its end. */
import type { Point } from '../../world/geodesy.ts';
import { project } from './camera.ts';
import { type Canvas, strokeRimmed } from './signs.ts';

const DASHES = [1, 6];
const RING = 6;

export function paintCourse(on: Canvas, course: readonly Point[]): void {
  const { context, camera, size, palette } = on;
  if (course.length === 0) return;
  context.beginPath();
  let before: readonly [number, number] | null = null;
  for (const [lat, lon] of course) {
    const place = project(camera, size, lat, lon);
    // The dashed line is interrupted beyond the horizon, and where it leaves one side of the flat
    // map and enters at the other.
    const torn = place && before && Math.abs(place[0] - before[0]) > size.width / 2;
    if (place && before && !torn) context.lineTo(...place);
    else if (place) context.moveTo(...place);
    before = place;
  }
  context.lineCap = 'round';
  context.lineWidth = 5;
  context.strokeStyle = palette.paper;
  context.globalAlpha = 0.75;
  context.stroke();
  context.globalAlpha = 1;
  context.setLineDash(DASHES);
  context.lineWidth = 2.5;
  context.strokeStyle = palette.ink;
  context.stroke();
  context.setLineDash([]);
  context.lineCap = 'butt';
  const [lat, lon] = course.at(-1)!;
  const end = project(camera, size, lat, lon);
  if (!end) return;
  context.beginPath();
  context.arc(end[0], end[1], RING, 0, 2 * Math.PI);
  strokeRimmed(on, 2.25, palette.ink);
}
