/** What stands on a country that was guessed: its number and arrow, its name at the end, a ring. */
import { destination, EARTH_RADIUS_KM, type Point } from '../../world/geodesy.ts';
import { type Camera, pixelsPerDegree, project, type Size } from './camera.ts';
import type { Way } from './course.ts';
import type { Palette } from './palette.ts';

/** A country that stands out. */
export interface Mark {
  readonly place: number;
  readonly centre: Point;
  /** In km²: small ones get a ring. */
  readonly area: number;
  /** Step of the colours, 0 to 5, or the country that was to be found. */
  readonly step: number | 'answer';
  /** The guess's number, or the country's name. */
  readonly label: string;
  /** The answer to the guess; null where nothing points. */
  readonly way: Way | null;
}

/** Countries that look smaller than this, in pixels, get a ring. */
const RINGED = 9;
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

export function colourOf({ step }: Mark, palette: Palette, strong = false): string {
  if (step === 'answer') return palette.answer;
  const shown = strong ? Math.max(3, step) : step;
  return palette[`step-${shown}` as keyof Palette];
}

function paintRing(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  colour: string,
  palette: Palette,
) {
  context.beginPath();
  context.arc(x, y, 13, 0, 2 * Math.PI);
  context.lineWidth = 5;
  context.strokeStyle = palette.paper;
  context.stroke();
  context.lineWidth = 2.5;
  context.strokeStyle = colour;
  context.stroke();
}

function paintLabel(
  context: CanvasRenderingContext2D,
  mark: Mark,
  x: number,
  y: number,
  palette: Palette,
): void {
  const isAnswer = mark.step === 'answer';
  context.font = `600 ${isAnswer ? 13 : 11.5}px ui-sans-serif, system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const width = isAnswer ? context.measureText(mark.label).width + 18 : 18;
  const height = isAnswer ? 24 : 18;
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, height / 2);
  context.fillStyle = isAnswer ? palette.answer : palette.ink;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = palette.paper;
  context.stroke();
  context.fillStyle = isAnswer ? palette['answer-ink'] : palette.paper;
  context.fillText(mark.label, x, y + 0.5);
}

/** In pixels: an arrow's length, its head, and how far it stays off the number and off the border. */
const ARROW = { length: 29, head: 7, offNumber: 11, offBorder: 3 };

/** An arrow along the great circle, from where the way leaves: on the map it bends as the shortest way does. */
function paintArrow(
  context: CanvasRenderingContext2D,
  start: Point,
  bearing: number,
  number: readonly [number, number],
  camera: Camera,
  size: Size,
  palette: Palette,
): void {
  // The flat map stretches everything towards the poles.
  const stretch = camera.projection === 'map' ? Math.cos((start[0] * Math.PI) / 180) : 1;
  const kmPerPixel = (KM_PER_DEGREE / pixelsPerDegree(camera, size)) * stretch;
  const origin = project(camera, size, start[0], start[1]);
  if (!origin) return;
  const off = Math.hypot(origin[0] - number[0], origin[1] - number[1]);
  const nearest = Math.max(ARROW.offBorder, ARROW.offNumber - off);
  const places: (readonly [number, number])[] = [];
  for (let step = 0; step <= 6; step++) {
    const pixels = nearest + (ARROW.length * step) / 6;
    const [lat, lon] = destination(start, bearing, pixels * kmPerPixel);
    const place = project(camera, size, lat, lon);
    if (!place) break;
    places.push(place);
  }
  const [tip, before] = [places.at(-1), places.at(-2)];
  // At the limb, or where the map's edge tears it, there is no room for it.
  if (!tip || !before || places.length < 4) return;
  if (Math.hypot(tip[0] - before[0], tip[1] - before[1]) > ARROW.length) return;
  const turn = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const wing = (side: number) =>
    [
      tip[0] - ARROW.head * Math.cos(turn + side * 0.6),
      tip[1] - ARROW.head * Math.sin(turn + side * 0.6),
    ] as const;
  context.beginPath();
  for (const [i, [x, y]] of places.entries()) {
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.moveTo(...wing(-1));
  context.lineTo(tip[0], tip[1]);
  context.lineTo(...wing(1));
  context.lineCap = 'round';
  context.lineWidth = 5.5;
  context.strokeStyle = palette.paper;
  context.stroke();
  context.lineWidth = 2.25;
  context.strokeStyle = palette.ink;
  context.stroke();
  context.lineCap = 'butt';
}

/**
 * Everything that stands on the country, as far as it is on this side of the globe.
 *
 * @param north how far its largest part reaches, in degrees of latitude.
 * @param start where its arrow leaves, if it has one.
 */
export function paintSign(
  context: CanvasRenderingContext2D,
  mark: Mark,
  north: number,
  start: Point | null,
  camera: Camera,
  size: Size,
  palette: Palette,
): void {
  const place = project(camera, size, mark.centre[0], mark.centre[1]);
  if (!place) return;
  const [x, y] = place;
  if (mark.way && start) paintArrow(context, start, mark.way.bearing, place, camera, size, palette);
  const across = (Math.sqrt(mark.area) / KM_PER_DEGREE) * pixelsPerDegree(camera, size);
  const ringed = across < RINGED;
  if (ringed) paintRing(context, x, y, colourOf(mark, palette, true), palette);
  // Beside or above what they name, so as not to hide it; in the midst of what is large.
  if (mark.step !== 'answer') {
    paintLabel(context, mark, ringed ? x + 17 : x, ringed ? y - 13 : y, palette);
  } else {
    const top = project(camera, size, north, mark.centre[1]);
    const height = Math.max(RINGED, across / 2, top ? y - top[1] : 0);
    paintLabel(context, mark, x, height < 60 ? y - height - 20 : y, palette);
  }
}
