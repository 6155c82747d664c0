/**
 * The result of a guess: its distance from the answer, the direction, and the nearness in percent.
 */
import { once } from '../../../lib/once.ts';
import { CODES } from '../codes.ts';
import packed from '../data/distances.json' with { type: 'json' };
import type { Code } from '../rules/types.ts';
import { countryOf, placeOf } from './countries.ts';
import { HALF_CIRCUMFERENCE_KM, initialBearing, type Point } from './geodesy.ts';
import { unpackNumbers } from './packing.ts';

export interface Measurement {
  /** The distance between borders in whole km; 0 for neighbours and the country itself. */
  readonly km: number;
  /**
   * The initial direction of the shortest way between the borders, in degrees clockwise from north;
   * for neighbours, of the line between centres. Null for the country itself.
   */
  readonly bearing: number | null;
  /** The nearness in percent; 100 only for the country itself. */
  readonly percent: number;
  /** The guess's colour on the map: 0 (far) to 5 (a neighbour, or the country itself). */
  readonly step: number;
}

/**
 * The distances between all pairs of countries in km; unpacked on first use, which takes a phone a
 * moment.
 */
export const distances = once(() => unpackNumbers(packed.km));

/**
 * Stored directions are angles between the line from centre to centre and the way from border to
 * border, in units of this many degrees.
 */
const TURN = 15;

const compassPoint = (bearing: number) => Math.round(bearing / 45) % 8;
const turnedBy = (bearing: number, turns: number) => (bearing + TURN * turns + 720) % 360;

/**
 * Encodes the direction of the way between borders, in TURN units from the line between centres:
 * the nearest number of units that gives the same compass point.
 */
export function turnOf(from: Point, to: Point, way: number): number {
  const line = initialBearing(from, to);
  const off = ((way - line + 540) % 360) - 180;
  const nearest = Math.round(off / TURN);
  const steps = off > nearest * TURN ? [0, 1, -1] : [0, -1, 1];
  const step = steps.find(
    (each) => compassPoint(turnedBy(line, nearest + each)) === compassPoint(way),
  );
  return nearest + (step ?? 0);
}

/**
 * The stored directions for each pair of countries, in the order of `distances`: from the country
 * later in CODES to the earlier one (`there`), and `back`.
 */
const turns = once(() => ({
  there: unpackNumbers(packed.there),
  back: unpackNumbers(packed.back),
}));

function bearingFrom(guess: Code, answer: Code): number {
  const [i, j] = [placeOf(guess), placeOf(answer)];
  const [low, high] = i < j ? [i, j] : [j, i];
  const steps = (i > j ? turns().there : turns().back)[(high * (high - 1)) / 2 + low]!;
  return turnedBy(initialBearing(countryOf(guess).centre, countryOf(answer).centre), steps);
}

/** The distance between two countries' borders in whole km; 0 if they share a land border. */
export function borderKm(a: Code, b: Code): number {
  const [i, j] = [placeOf(a), placeOf(b)];
  if (i === j) return 0;
  const [low, high] = i < j ? [i, j] : [j, i];
  return distances()[(high * (high - 1)) / 2 + low]!;
}

export function areNeighbours(a: Code, b: Code): boolean {
  return a !== b && borderKm(a, b) === 0;
}

/** A country's neighbours, in alphabetical order of their codes. */
export function neighboursOf(code: Code): readonly Code[] {
  return CODES.filter((other) => areNeighbours(code, other));
}

/**
 * The smallest distance from the answer, in km, that has each colour on the map; a country nearer
 * than the last limit is a neighbour.
 */
export const STEP_LIMITS = [10_000, 5000, 2500, 1000, 1] as const;

export function measure(guess: Code, answer: Code): Measurement {
  if (guess === answer) return { km: 0, bearing: null, percent: 100, step: 5 };
  const km = borderKm(guess, answer);
  const step = STEP_LIMITS.findIndex((limit) => km >= limit);
  return {
    km,
    bearing: bearingFrom(guess, answer),
    percent: Math.min(99, Math.floor(100 * (1 - km / HALF_CIRCUMFERENCE_KM))),
    step: step === -1 ? 5 : step,
  };
}

/** The eight points of the compass, clockwise from north. */
export const COMPASS = [
  { short: 'N', long: 'north', arrow: '⬆️' },
  { short: 'NE', long: 'north-east', arrow: '↗️' },
  { short: 'E', long: 'east', arrow: '➡️' },
  { short: 'SE', long: 'south-east', arrow: '↘️' },
  { short: 'S', long: 'south', arrow: '⬇️' },
  { short: 'SW', long: 'south-west', arrow: '↙️' },
  { short: 'W', long: 'west', arrow: '⬅️' },
  { short: 'NW', long: 'north-west', arrow: '↖️' },
] as const;

export function compassOf(bearing: number): (typeof COMPASS)[number] {
  return COMPASS[Math.round(bearing / 45) % 8]!;
}
