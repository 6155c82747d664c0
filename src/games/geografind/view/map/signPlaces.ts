/** Where a number or a name stands on the map, so that it hides nothing that matters. */
import { initialBearing, type Point } from '../../world/geodesy.ts';
import { type Box, type Camera, radiusOf, type Size } from './camera.ts';

/** The side of a number's badge. */
const NUMBER = 18;
const NAME_HEIGHT = 24;
/** A country that looks smaller than this would be hidden by its number. */
const HIDDEN = 26;
/** The distance of an edge's numbers from it: the number and half of its pointer. */
const EDGE = 15;
/** Directions in which a number at the edge makes way for others, in radians, the nearest first. */
const WAYS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5].map((step) => 0.2 * step);
const RADIANS = Math.PI / 180;

const numberAt = (x: number, y: number): Box => ({ x, y, width: NUMBER, height: NUMBER });

/**
 * The place of a guess's number: within a large country, else beside it and away from the answer.
 * @param bearing the direction of the answer.
 */
export function besides(
  [x, y]: readonly [number, number],
  bearing: number,
  across: number,
  ringed: boolean,
): Box {
  const off = ringed ? 21 : across < HIDDEN ? across / 2 + NUMBER / 2 : 0;
  return numberAt(x - off * Math.sin(bearing * RADIANS), y + off * Math.cos(bearing * RADIANS));
}

export const isInView = (
  place: readonly [number, number] | null,
  { width, height }: Size,
): place is readonly [number, number] =>
  place !== null && place[0] > 0 && place[0] < width && place[1] > 0 && place[1] < height;

/**
 * The place at the map's edge of the number of a country out of view, and the direction in which
 * the country lies.
 * @param place the country's middle on the screen; null on the far side of the globe.
 * @param others the numbers so far.
 */
export function edgePlace(
  place: readonly [number, number] | null,
  centre: Point,
  others: readonly Box[],
  camera: Camera,
  size: Size,
): Box & { readonly turn: number } {
  const [x, y] = [size.width / 2, size.height / 2];
  const turn = place
    ? Math.atan2(place[1] - y, place[0] - x)
    : (initialBearing([camera.lat, camera.lon], centre) - 90) * RADIANS;
  // A number at the rim of a whole globe, not in the sky around it.
  const rim = camera.projection === 'globe' ? radiusOf(camera, size) : Number.POSITIVE_INFINITY;
  const at = (angle: number) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const far = Math.min(rim, (x - EDGE) / Math.abs(dx), (y - EDGE) / Math.abs(dy));
    return numberAt(x + far * dx, y + far * dy);
  };
  const taken = [...others, ...(size.over ?? [])];
  const places = WAYS.map((way) => at(turn + way));
  const free = places.find((box) => taken.every((other) => overlap(box, other) === 0));
  return { ...(free ?? at(turn)), turn };
}

/**
 * The place of the answer's name beside its country where it hides the fewest numbers, above it if
 * it can.
 * @param reach how far the country reaches sideways and up from its middle.
 */
export function freePlace(
  [x, y]: readonly [number, number],
  [across, up]: readonly [number, number],
  width: number,
  labels: readonly Box[],
  size: Size,
): Box {
  const at = (dx: number, dy: number): Box => ({
    x: x + dx,
    y: y + dy,
    width,
    height: NAME_HEIGHT,
  });
  // A country that fills the view has its name inside.
  const rise = up < 60 ? up + 20 : 0;
  const aside = across + width / 2 + 8;
  const places = [
    ...[1, 1.6, 2.4].flatMap((far) => [at(0, -rise * far), at(0, rise * far)]),
    ...[0, -rise, rise].flatMap((dy) => [at(aside, dy), at(-aside, dy)]),
  ];
  const outside = (box: Box) =>
    width * NAME_HEIGHT - overlap(box, { x: size.width / 2, y: size.height / 2, ...size });
  const cost = (box: Box) => labels.reduce((sum, label) => sum + overlap(box, label), outside(box));
  return places.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}

/** The area that two labels have in common, in square pixels. */
function overlap(one: Box, other: Box): number {
  const along = (a: number, b: number, sides: number) => Math.max(0, sides / 2 - Math.abs(a - b));
  return (
    Math.min(one.width, other.width, along(one.x, other.x, one.width + other.width)) *
    Math.min(one.height, other.height, along(one.y, other.y, one.height + other.height))
  );
}
