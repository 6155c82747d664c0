/** What a guess tells: how far, in which direction, how near on a scale of 100. */
import { once } from '../../../lib/once.ts';
import { CODES } from '../codes.ts';
import packed from '../data/distances.json' with { type: 'json' };
import type { Code } from '../rules/types.ts';
import { countryOf, placeOf } from './countries.ts';
import { HALF_CIRCUMFERENCE_KM, initialBearing, type Point } from './geodesy.ts';
import { unpackNumbers } from './packing.ts';

export interface Measurement {
  /** Between the borders, in whole km; 0 for neighbours and for the country itself. */
  readonly km: number;
  /**
   * How the shortest way between the borders sets out, in degrees clockwise from north; of neighbours, who
   * have none, from centre to centre. Null for the country itself.
   */
  readonly bearing: number | null;
  /** 100 for the country itself and for it alone. */
  readonly percent: number;
  /** 0 (far) to 5 (a neighbour, or the country itself): the steps of the map's colours. */
  readonly step: number;
}

/** Each number a pair of countries; unpacked when it is first asked for, which takes a phone a moment. */
export const distances = once(() => unpackNumbers(packed.km));

/** Steps in degrees by which the way between borders turns off the line from centre to centre. */
const TURN = 15;

const compassPoint = (bearing: number) => Math.round(bearing / 45) % 8;
const turnedBy = (bearing: number, turns: number) => (bearing + TURN * turns + 720) % 360;

/**
 * The steps from the line between two centres to the bearing of the shortest way between the borders: as near
 * as they come to it with the point of the compass right.
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

/** For each pair of countries, as distances are: from the later one to the earlier, and the way back. */
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

/** Distance between the borders of two countries, in whole km; 0 where they share a land border. */
export function borderKm(a: Code, b: Code): number {
  const [i, j] = [placeOf(a), placeOf(b)];
  if (i === j) return 0;
  const [low, high] = i < j ? [i, j] : [j, i];
  return distances()[(high * (high - 1)) / 2 + low]!;
}

export function areNeighbours(a: Code, b: Code): boolean {
  return a !== b && borderKm(a, b) === 0;
}

/** In alphabetical order of their codes. */
export function neighboursOf(code: Code): readonly Code[] {
  return CODES.filter((other) => areNeighbours(code, other));
}

/** From how many km on each step ends; what is nearer than the last is a neighbour. */
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
