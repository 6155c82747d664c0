/**
 * Paints the signs on the countries: number, arrow and ring on a guessed one, at the map's edge its
 * number if it is out of view; on the answer, at the end of the game, its name.
 */
import { destination, EARTH_RADIUS_KM, type Point } from '../../world/geodesy.ts';
import { type Box, type Camera, pixelsPerDegree, project, type Size } from './camera.ts';
import type { Way } from './course.ts';
import type { Palette } from './palette.ts';
import { besides, edgePlace, freePlace, isInView } from './signPlaces.ts';

/** A canvas for the map, with its view of the world and its colours. */
export interface Canvas {
  readonly context: CanvasRenderingContext2D;
  readonly camera: Camera;
  readonly size: Size;
  readonly palette: Palette;
}

/** Strokes the path in a colour, with a rim in the colour of paper. */
export function strokeRimmed({ context, palette }: Canvas, width: number, colour: string, rim = 5) {
  context.lineWidth = rim;
  context.strokeStyle = palette.paper;
  context.stroke();
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke();
}

/** A country that is highlighted on the map, with its signs. */
export interface Mark {
  readonly place: number;
  readonly centre: Point;
  /** The country's area in km²; small countries get a ring. */
  readonly area: number;
  /** The country's colour by nearness to the answer, 0 to 5, or `answer`. */
  readonly step: number | 'answer';
  /** The text on the country: the guess's number, or the country's name; empty for an unnamed one. */
  readonly label: string;
  /** The distance and direction reported for the guess; null on the answer. */
  readonly way: Way | null;
  readonly arrow: boolean;
}

/** Countries that look smaller than this on the screen, in pixels, get a ring. */
const RINGED = 9;
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

export function colourOf({ step }: Mark, palette: Palette, strong = false): string {
  if (step === 'answer') return palette.answer;
  const shown = strong ? Math.max(3, step) : step;
  return palette[`step-${shown}` as keyof Palette];
}

/** @param isDot for the globe of all found countries, where rings would hide each other. */
function paintRing(on: Canvas, x: number, y: number, colour: string, isDot: boolean) {
  on.context.beginPath();
  on.context.arc(x, y, isDot ? 1.5 : 13, 0, 2 * Math.PI);
  strokeRimmed(on, isDot ? 3 : 2.5, colour, isDot ? 4.5 : 5);
}

const fontOf = (isAnswer: boolean) =>
  `600 ${isAnswer ? 13 : 11.5}px ui-sans-serif, system-ui, sans-serif`;

function paintLabel(
  { context, palette }: Canvas,
  { step, label }: Mark,
  { x, y, width, height }: Box,
  isAtEdge = false,
): void {
  const isAnswer = step === 'answer';
  // A number at the edge is hollow: it would look like a guess made there.
  const [ground, ink] = isAtEdge ? [palette.paper, palette.ink] : [palette.ink, palette.paper];
  context.font = fontOf(isAnswer);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, height / 2);
  context.fillStyle = isAnswer ? palette.answer : ground;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = isAnswer ? palette.paper : ink;
  context.stroke();
  context.fillStyle = isAnswer ? palette['answer-ink'] : ink;
  context.fillText(label, x, y + 0.5);
}

/** Paints a small triangle beside a number at the map's edge, which points to its country. */
function paintPointer({ context, palette }: Canvas, { x, y }: Box, turn: number): void {
  const at = (angle: number, far: number) =>
    [x + far * Math.cos(turn + angle), y + far * Math.sin(turn + angle)] as const;
  context.beginPath();
  context.moveTo(...at(0, 15));
  context.lineTo(...at(0.75, 9));
  context.lineTo(...at(-0.75, 9));
  context.closePath();
  context.fillStyle = palette.ink;
  context.fill();
}

/**
 * The measures of an arrow in pixels: its length, its head, and its distance from the number and
 * the border. The answer lies right beside a neighbour, where a long arrow would hide it.
 */
const ARROW = { length: 29, head: 7, offNumber: 11, offBorder: 3 };
const NEIGHBOUR_ARROW = { ...ARROW, length: 14, head: 5 };

/** Paints a guess's arrow along the great circle; on the flat map it is curved. */
function paintArrow(
  on: Canvas,
  start: Point,
  { bearing, km }: Way,
  number: readonly [number, number],
): void {
  const { context, camera, size } = on;
  // Pixels per km on the flat map grow towards the poles, where the projection stretches
  // everything.
  const stretch = camera.projection === 'map' ? Math.cos((start[0] * Math.PI) / 180) : 1;
  const kmPerPixel = (KM_PER_DEGREE / pixelsPerDegree(camera, size)) * stretch;
  const origin = project(camera, size, start[0], start[1]);
  if (!origin) return;
  const measures = km === 0 ? NEIGHBOUR_ARROW : ARROW;
  const off = Math.hypot(origin[0] - number[0], origin[1] - number[1]);
  const nearest = Math.max(measures.offBorder, measures.offNumber - off);
  const places: (readonly [number, number])[] = [];
  for (let step = 0; step <= 6; step++) {
    const pixels = nearest + (measures.length * step) / 6;
    const [lat, lon] = destination(start, bearing, pixels * kmPerPixel);
    const place = project(camera, size, lat, lon);
    if (!place) break;
    places.push(place);
  }
  const [tip, before] = [places.at(-1), places.at(-2)];
  // The arrow is left out where it would cross the globe's horizon or the flat map's edge.
  if (!tip || !before || places.length < 4) return;
  if (Math.hypot(tip[0] - before[0], tip[1] - before[1]) > measures.length) return;
  const turn = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const wing = (side: number) =>
    [
      tip[0] - measures.head * Math.cos(turn + side * 0.6),
      tip[1] - measures.head * Math.sin(turn + side * 0.6),
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
  strokeRimmed(on, 2.25, on.palette.ink, 5.5);
  context.lineCap = 'butt';
}

/**
 * Paints the signs on all countries.
 * @param norths the northernmost latitude of each country's largest part, in degrees.
 * @param starts the point from which each country's arrow starts; null for no arrow.
 */
export function paintSigns(
  on: Canvas,
  marks: readonly Mark[],
  norths: readonly number[],
  starts: readonly (Point | null)[],
): void {
  const { context, camera, size, palette } = on;
  const perDegree = pixelsPerDegree(camera, size);
  const labels: Box[] = [];
  const signs = marks.map((mark, i) => {
    const place = project(camera, size, mark.centre[0], mark.centre[1]);
    const across = (Math.sqrt(mark.area) / KM_PER_DEGREE) * perDegree;
    return { mark, place, across, north: norths[i]!, start: starts[i] ?? null };
  });
  for (const { mark, place, across, start } of signs) {
    if (!place) continue;
    if (mark.way && start) paintArrow(on, start, mark.way, place);
    if (across < RINGED) paintRing(on, ...place, colourOf(mark, palette, true), mark.label === '');
  }
  const far: Mark[] = [];
  for (const { mark, place, across } of signs) {
    if (mark.step === 'answer') continue;
    if (!isInView(place, size)) {
      far.push(mark);
      continue;
    }
    const box = besides(place, mark.way?.bearing ?? 0, across, across < RINGED);
    paintLabel(on, mark, box);
    labels.push(box);
  }
  for (const mark of far) {
    const place = project(camera, size, ...mark.centre);
    const box = edgePlace(place, mark.centre, labels, camera, size);
    paintPointer(on, box, box.turn);
    paintLabel(on, mark, box, true);
    labels.push(box);
  }
  for (const { mark, place, across, north } of signs) {
    if (mark.step !== 'answer' || mark.label === '' || !place) continue;
    context.font = fontOf(true);
    const width = context.measureText(mark.label).width + 18;
    const top = project(camera, size, north, mark.centre[1]);
    const height = Math.max(RINGED, across / 2, top ? place[1] - top[1] : 0);
    const reach = [Math.max(RINGED, across * 0.75), height] as const;
    paintLabel(on, mark, freePlace(place, reach, width, labels, size));
  }
}
