/**
 * The course of a guess, a line on the map: it starts on the guessed country's border, where the
 * shortest way to the answer's border leaves, and follows the reported direction for the reported
 * distance.
 */
import { destination, type Point } from '../../world/geodesy.ts';
import type { Ring } from './shapes.ts';

/** The distance between neighbouring points of a guess's line on the map, in km. */
const STEP = 150;
/** The level of detail of the outlines (DETAIL) that is precise enough for a line on a map. */
const LEVEL = 1;

/** The distance and direction reported for a guess. */
export interface Way {
  /** The direction in degrees clockwise from north. */
  readonly bearing: number;
  /** The distance from border to border in km; 0 for neighbours. */
  readonly km: number;
  /** The country to find, as an index in CODES. */
  readonly to: number;
}

/** The point of one country's outline that is nearest to another country's outline. */
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

/** The points of a guess's line on the map; empty if guess and answer are neighbours. */
export function courseOf(start: Point, { bearing, km }: Way): readonly Point[] {
  if (km === 0) return [];
  const steps = Math.max(2, Math.ceil(km / STEP));
  return Array.from({ length: steps + 1 }, (_, i) => destination(start, bearing, (km * i) / steps));
}
