/**
 * Paints the signs on a country: number, arrow and ring on a guessed one; on the answer, at the end
 * of the game, its name.
 */
import { destination, EARTH_RADIUS_KM, type Point } from '../../world/geodesy.ts';
import { type Camera, pixelsPerDegree, project, type Size } from './camera.ts';
import type { Way } from './course.ts';
import type { Palette } from './palette.ts';

/** A country that is highlighted on the map, with its signs. */
export interface Mark {
  readonly place: number;
  readonly centre: Point;
  /** The country's area in km²; small countries get a ring. */
  readonly area: number;
  /** The country's colour by nearness to the answer, 0 to 5, or `answer`. */
  readonly step: number | 'answer';
  /** The text on the country: the guess's number, or the country's name. */
  readonly label: string;
  /** The distance and direction reported for the guess; null for no arrow. */
  readonly way: Way | null;
}

/** Countries that look smaller than this on the screen, in pixels, get a ring. */
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

/**
 * The measures of an arrow in pixels: its length, its head, and its distance from the number and
 * the border.
 */
const ARROW = { length: 29, head: 7, offNumber: 11, offBorder: 3 };

/** Paints a guess's arrow along the great circle; on the flat map it is curved. */
function paintArrow(
  context: CanvasRenderingContext2D,
  start: Point,
  bearing: number,
  number: readonly [number, number],
  camera: Camera,
  size: Size,
  palette: Palette,
): void {
  // Pixels per km on the flat map grow towards the poles, where the projection stretches
  // everything.
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
  // The arrow is left out where it would cross the globe's horizon or the flat map's edge.
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
 * Paints the signs on a country, unless its centre is on the far side of the globe.
 * @param north the northernmost latitude of the country's largest part, in degrees.
 * @param start the point from which the arrow starts; null for no arrow.
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
  // Labels (number or name) stand beside or above small countries, so as not to hide them, and
  // inside large countries.
  if (mark.step !== 'answer') {
    paintLabel(context, mark, ringed ? x + 17 : x, ringed ? y - 13 : y, palette);
  } else {
    const top = project(camera, size, north, mark.centre[1]);
    const height = Math.max(RINGED, across / 2, top ? y - top[1] : 0);
    paintLabel(context, mark, x, height < 60 ? y - height - 20 : y, palette);
  }
}
