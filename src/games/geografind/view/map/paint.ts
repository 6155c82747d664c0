/** Painting the whole picture: sea, land, guessed countries, rings and numbers. */
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
import type { Palette } from './palette.ts';
import type { Ring, Shapes } from './shapes.ts';
import { colourOf, type Mark, paintSign } from './signs.ts';
import { makePen } from './trace.ts';

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
    const north = scene.shapes.lands[mark.place]![0]!.box[3];
    paintSign(context, mark, north, camera, size, palette);
  }
}
