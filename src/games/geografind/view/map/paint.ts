/** Painting the whole picture: sea, land, guessed countries, rings and numbers. */
import { destination, EARTH_RADIUS_KM, type Point } from '../../geodesy.ts';
import {
  type Camera,
  MILLER_TOP,
  millerY,
  pixelsPerDegree,
  project,
  radiusOf,
  type Size,
  scaleOf,
} from './camera.ts';
import { traceGraticule } from './graticule.ts';
import type { Palette } from './palette.ts';
import type { Ring, Shapes } from './shapes.ts';
import { makePen } from './trace.ts';

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
  /** Where the country to find lies from here, in degrees; null where nothing points. */
  readonly bearing: number | null;
}

export interface Scene {
  readonly shapes: Shapes;
  readonly marks: readonly Mark[];
  /** The country that is picked and not yet guessed. */
  readonly picked: number | null;
}

/** The steps that are hatched as well as coloured. */
const HATCHED = 2;

const patterns = new Map<string, CanvasPattern>();

function hatch(context: CanvasRenderingContext2D, colour: string, wide: boolean, ratio: number) {
  const key = `${colour} ${wide} ${ratio}`;
  const known = patterns.get(key);
  if (known) return known;
  const side = (wide ? 7 : 4) * ratio;
  const tile = new OffscreenCanvas(side, side);
  const pen = tile.getContext('2d')!;
  pen.strokeStyle = colour;
  pen.lineWidth = 1.1 * ratio;
  pen.beginPath();
  // Three strokes, so that the tile's corners are hatched too.
  for (const shift of [-side, 0, side]) {
    pen.moveTo(shift - 1, side + 1);
    pen.lineTo(shift + side + 1, -1);
  }
  pen.stroke();
  const pattern = context.createPattern(tile, 'repeat')!;
  pattern.setTransform(new DOMMatrix().scale(1 / ratio));
  patterns.set(key, pattern);
  return pattern;
}

function tracePath(
  context: CanvasRenderingContext2D,
  pen: ReturnType<typeof makePen>,
  rings: readonly Ring[],
): void {
  context.beginPath();
  for (const ring of rings) pen.ring(context, ring);
}

/** The radius of the ring around a country, or null where the country is large enough to see. */
function ringRadius(mark: Mark, perDegree: number): number | null {
  const across = (Math.sqrt(mark.area) / 111.2) * perDegree;
  return across < 9 ? 13 : null;
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

/** From where to where an arrow reaches, in pixels from the country's middle. */
const ARROW = { from: 11, to: 40, head: 7 };

/** An arrow along the great circle: on the map it bends as the shortest way does. */
function paintArrow(
  context: CanvasRenderingContext2D,
  mark: Mark,
  bearing: number,
  camera: Camera,
  size: Size,
  palette: Palette,
): void {
  const kmPerPixel = (EARTH_RADIUS_KM * Math.PI) / 180 / pixelsPerDegree(camera, size);
  const places: (readonly [number, number])[] = [];
  for (let step = 0; step <= 6; step++) {
    const pixels = ARROW.from + ((ARROW.to - ARROW.from) * step) / 6;
    const [lat, lon] = destination(mark.centre, bearing, pixels * kmPerPixel);
    const place = project(camera, size, lat, lon);
    if (!place) break;
    places.push(place);
  }
  const [tip, before] = [places.at(-1), places.at(-2)];
  // At the limb, or where the map's edge tears it, there is no room for it.
  if (!tip || !before || places.length < 4) return;
  if (Math.hypot(tip[0] - before[0], tip[1] - before[1]) > ARROW.to) return;
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
 * @param ratio device pixels per CSS pixel; the context draws in CSS pixels.
 * @param quick whether the view is moving: then coarser outlines will do.
 */
export function paint(
  context: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  size: Size,
  palette: Palette,
  ratio: number,
  quick: boolean,
): void {
  const { width, height } = size;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  const globe = camera.projection === 'globe';
  const radius = radiusOf(camera, size);
  context.beginPath();
  if (globe) context.arc(width / 2, height / 2, radius, 0, 2 * Math.PI);
  else {
    const k = scaleOf(camera, size);
    const middle = height / 2 + millerY(camera.lat) * k;
    context.rect(0, middle - MILLER_TOP * k, width, 2 * MILLER_TOP * k);
  }
  context.fillStyle = palette.sea;
  if (globe) {
    // A little light from the upper left makes a ball of the disc.
    const light = context.createRadialGradient(
      width / 2 - radius * 0.35,
      height / 2 - radius * 0.4,
      radius * 0.2,
      width / 2,
      height / 2,
      radius,
    );
    light.addColorStop(0, palette.sea);
    light.addColorStop(1, palette.shade);
    context.fillStyle = light;
  }
  context.fill();

  context.beginPath();
  traceGraticule(context, camera, size);
  context.strokeStyle = palette.grid;
  context.lineWidth = 0.7;
  context.stroke();

  const pen = makePen(camera, size, quick);
  const perDegree = pixelsPerDegree(camera, size);
  context.lineJoin = 'round';
  context.lineWidth = perDegree < 4 ? 0.5 : 0.8;
  context.strokeStyle = palette.border;
  tracePath(context, pen, scene.shapes.others);
  context.fillStyle = palette.other;
  context.fill();
  const marked = new Set(scene.marks.map(({ place }) => place));
  tracePath(context, pen, scene.shapes.lands.filter((_, place) => !marked.has(place)).flat());
  context.fillStyle = palette.land;
  context.fill();
  context.stroke();

  for (const mark of scene.marks) {
    tracePath(context, pen, scene.shapes.lands[mark.place]!);
    context.fillStyle = colourOf(mark, palette);
    context.fill();
    if (mark.step !== 'answer' && mark.step < HATCHED) {
      context.fillStyle = hatch(context, palette['step-4'], mark.step === 0, ratio);
      context.fill();
    }
    context.lineWidth = 1;
    context.strokeStyle = mark.step === 'answer' ? palette.ink : palette.edge;
    context.stroke();
  }
  if (scene.picked !== null) {
    tracePath(context, pen, scene.shapes.lands[scene.picked]!);
    context.lineWidth = 2.2;
    context.strokeStyle = palette.ink;
    context.stroke();
  }

  if (globe) {
    context.beginPath();
    context.arc(width / 2, height / 2, radius, 0, 2 * Math.PI);
    context.lineWidth = 1;
    context.strokeStyle = palette.border;
    context.stroke();
  }
  for (const mark of scene.marks) {
    const place = project(camera, size, mark.centre[0], mark.centre[1]);
    if (!place) continue;
    const [x, y] = place;
    if (mark.bearing !== null) paintArrow(context, mark, mark.bearing, camera, size, palette);
    const ring = ringRadius(mark, perDegree);
    if (ring !== null) paintRing(context, x, y, colourOf(mark, palette, true), palette);
    const isAnswer = mark.step === 'answer';
    // Beside its ring, or above the country's middle, so as not to hide what it names.
    if (ring !== null)
      paintLabel(context, mark, isAnswer ? x : x + 17, isAnswer ? y - 29 : y - 13, palette);
    else paintLabel(context, mark, x, y, palette);
  }
}

function colourOf({ step }: Mark, palette: Palette, strong = false): string {
  if (step === 'answer') return palette.answer;
  const shown = strong ? Math.max(3, step) : step;
  return palette[`step-${shown}` as keyof Palette];
}
