/**
 * The way that a guess points: along the great circle of its arrow, from where that leaves the
 * country that was guessed, for as far as was told. It follows from the words of the guess alone.
 */
import { destination, type Point } from '../../world/geodesy.ts';
import { holds } from './pick.ts';
import type { Ring } from './shapes.ts';

/** How closely the border is looked for, in km, and how far at the most. */
const STRIDE = 20;
const FARTHEST_BORDER = 6000;
/** Between two points of the line, in km. */
const STEP = 150;

export interface Told {
  readonly centre: Point;
  /** In degrees clockwise from north. */
  readonly bearing: number;
  /** From border to border. */
  readonly km: number;
}

/** How far it is from the middle to the border, that way. */
function toBorder(rings: readonly Ring[], { centre, bearing }: Told): number {
  for (let km = STRIDE; km < FARTHEST_BORDER; km += STRIDE) {
    if (!holds(rings, destination(centre, bearing, km))) return km;
  }
  return 0;
}

/**
 * The points of the line, the first at the border; none of neighbours, which it does not lead away
 * from.
 *
 * @param rings of the country that was guessed.
 */
export function courseOf(rings: readonly Ring[], told: Told): readonly Point[] {
  if (told.km === 0) return [];
  const from = toBorder(rings, told);
  const steps = Math.max(2, Math.ceil(told.km / STEP));
  return Array.from({ length: steps + 1 }, (_, i) =>
    destination(told.centre, told.bearing, from + (told.km * i) / steps),
  );
}
