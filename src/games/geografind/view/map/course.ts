/**
 * The way that a guess points: the shortest one between the borders, from where that leaves the country that was
 * guessed, in the direction and for as far as was told.
 */
import { destination, type Point } from '../../world/geodesy.ts';
import type { Ring } from './shapes.ts';

/** Between two points of the line, in km. */
const STEP = 150;
/** Outlines in this detail are near enough to each other for a line on a map; see DETAIL. */
const LEVEL = 1;

/** Distance and direction, as a guess was answered. */
export interface Way {
  /** In degrees clockwise from north. */
  readonly bearing: number;
  /** From border to border; 0 for neighbours. */
  readonly km: number;
  /** The place (CODES) of the country to find. */
  readonly to: number;
}

/** The point of an outline that is nearest to another outline. */
export function startOf(from: readonly Ring[], to: readonly Ring[]): Point {
  let most = Number.NEGATIVE_INFINITY;
  let start: Point = [from[0]!.lonLat[1]!, from[0]!.lonLat[0]!];
  for (const { xyz, lonLat, levels } of from) {
    for (const i of levels[LEVEL]!) {
      const [x, y, z] = [xyz[3 * i]!, xyz[3 * i + 1]!, xyz[3 * i + 2]!];
      for (const other of to) {
        for (const j of other.levels[LEVEL]!) {
          const cosine =
            x * other.xyz[3 * j]! + y * other.xyz[3 * j + 1]! + z * other.xyz[3 * j + 2]!;
          if (cosine <= most) continue;
          most = cosine;
          start = [lonLat[2 * i + 1]!, lonLat[2 * i]!];
        }
      }
    }
  }
  return start;
}

/** The points of the line; none of neighbours, which it does not lead away from. */
export function courseOf(start: Point, { bearing, km }: Way): readonly Point[] {
  if (km === 0) return [];
  const steps = Math.max(2, Math.ceil(km / STEP));
  return Array.from({ length: steps + 1 }, (_, i) => destination(start, bearing, (km * i) / steps));
}
