/** Paints the whole map: sea, land, guessed countries, and the rings and numbers on them. */
import { atOnce } from '../../../../ui/inSlices.ts';
import type { Point } from '../../world/geodesy.ts';
import {
  type Camera,
  MILLER_TOP,
  millerY,
  pixelsPerDegree,
  radiusOf,
  type Size,
  scaleOf,
} from './camera.ts';
import { traceGraticule } from './graticule.ts';
import { paintCourse } from './paintCourse.ts';
import type { Ring, Shapes } from './shapes.ts';
import { type Canvas, colourOf, type Mark, paintSigns } from './signs.ts';
import { makePen } from './trace.ts';

export interface Scene {
  readonly shapes: Shapes;
  readonly marks: readonly Mark[];
  /** The index in CODES of the country picked on the map but not yet guessed. */
  readonly picked: number | null;
  /** The point from which each guess's arrow starts; null for guesses without an arrow. */
  starts(): readonly (Point | null)[];
  /** The points of the last guess's line on the map; empty if that guess has no line. */
  course(): readonly Point[];
}

/**
 * Countries whose colour step is below this are also hatched, in case colours are hard to tell
 * apart.
 */
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
  // Three parallel strokes, so that the hatching also covers the tile's corners.
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

type Pen = ReturnType<typeof makePen>;

function tracePath(context: CanvasRenderingContext2D, pen: Pen, rings: readonly Ring[]): void {
  context.beginPath();
  for (const ring of rings) pen.ring(context, ring);
}

function traceGlobe(context: CanvasRenderingContext2D, camera: Camera, size: Size): void {
  context.beginPath();
  context.arc(size.width / 2, size.height / 2, radiusOf(camera, size), 0, 2 * Math.PI);
}

function traceMap(context: CanvasRenderingContext2D, camera: Camera, size: Size): void {
  const k = scaleOf(camera, size);
  const middle = size.height / 2 + millerY(camera.lat) * k;
  context.beginPath();
  context.rect(0, middle - MILLER_TOP * k, size.width, 2 * MILLER_TOP * k);
}

/** Light from the upper left, as a gradient that makes the globe look like a sphere. */
function lightOn({ context, camera, size, palette }: Canvas) {
  const [x, y] = [size.width / 2, size.height / 2];
  const radius = radiusOf(camera, size);
  const source = [x - radius * 0.35, y - radius * 0.4, radius * 0.2] as const;
  const light = context.createRadialGradient(...source, x, y, radius);
  light.addColorStop(0, palette.sea);
  light.addColorStop(1, palette.shade);
  return light;
}

function paintSea(on: Canvas): void {
  const { context, camera, size, palette } = on;
  const globe = camera.projection === 'globe';
  if (globe) traceGlobe(context, camera, size);
  else traceMap(context, camera, size);
  context.fillStyle = globe ? lightOn(on) : palette.sea;
  context.fill();
  context.beginPath();
  traceGraticule(context, camera, size);
  context.strokeStyle = palette.grid;
  context.lineWidth = 0.7;
  context.stroke();
}

/** Paints all land that is not guessed, then its countries' borders. */
function* paintLand(
  { context, camera, size, palette }: Canvas,
  { shapes, marks }: Scene,
  pen: Pen,
): Generator<undefined, void> {
  context.lineJoin = 'round';
  context.lineWidth = pixelsPerDegree(camera, size) < 4 ? 0.5 : 0.8;
  context.strokeStyle = palette.border;
  tracePath(context, pen, shapes.others);
  context.fillStyle = palette.other;
  context.fill();
  const marked = new Set(marks.map(({ place }) => place));
  yield;
  tracePath(context, pen, shapes.lands.filter((_, place) => !marked.has(place)).flat());
  yield;
  context.fillStyle = palette.land;
  context.fill();
  yield;
  context.stroke();
}

function paintMarked(
  { context, palette }: Canvas,
  { shapes, marks, picked }: Scene,
  pen: Pen,
  ratio: number,
): void {
  for (const mark of marks) {
    tracePath(context, pen, shapes.lands[mark.place]!);
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
  if (picked !== null) {
    tracePath(context, pen, shapes.lands[picked]!);
    context.lineWidth = 2.2;
    context.strokeStyle = palette.ink;
    context.stroke();
  }
}

/**
 * Paints the map in parts, each on top of the parts before. Between two parts the caller may show
 * the incomplete picture and do other work, but must not paint on the context until the picture is
 * complete.
 * @param ratio device pixels per CSS pixel; the context draws in CSS pixels.
 * @param quick whether the view is moving, so that coarser outlines will do.
 */
export function* painting(
  on: Canvas,
  scene: Scene,
  ratio: number,
  quick: boolean,
): Generator<undefined, void> {
  const { context, camera, size, palette } = on;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  paintSea(on);
  yield;
  const pen = makePen(camera, size, quick);
  yield* paintLand(on, scene, pen);
  yield;
  paintMarked(on, scene, pen, ratio);
  if (camera.projection === 'globe') {
    traceGlobe(context, camera, size);
    context.lineWidth = 1;
    context.strokeStyle = palette.border;
    context.stroke();
  }
  yield;
  const starts = scene.starts();
  yield;
  paintCourse(on, scene.course());
  const norths = scene.marks.map(({ place }) => scene.shapes.lands[place]![0]!.box[3]);
  paintSigns(on, scene.marks, norths, starts);
}

/** Paints the whole map at once. */
export function paint(...all: Parameters<typeof painting>): void {
  atOnce(painting(...all));
}
