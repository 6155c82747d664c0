/** What the map is to show of the guesses, and where it is to look. */
import type { Code } from '../rules/types.ts';
import { countryOf, placeOf } from '../world/countries.ts';
import { measure } from '../world/measure.ts';
import type { Target } from './map/aim.ts';
import type { Mark } from './map/signs.ts';

const KM_PER_DEGREE = 111.2;

/** How near the map goes: to a guess, far enough to see what its arrow points at. */
const NEAREST_GUESS = 3.2;
/** To the answer nothing points: near enough for an island to be more than the sea around it. */
const NEAREST_ANSWER = 14;

export function marksOf(guesses: readonly Code[], answer: Code, over: boolean): readonly Mark[] {
  const marks = guesses.map((code, i): Mark => {
    const { centre, area, name } = countryOf(code);
    const found = code === answer;
    const { step, bearing, km } = measure(code, answer);
    return {
      place: placeOf(code),
      centre,
      area,
      step: found ? 'answer' : step,
      label: found ? name : String(i + 1),
      // When it is over, the country itself is to be seen.
      way: over || bearing === null ? null : { bearing, km, to: placeOf(answer) },
    };
  });
  if (!over || guesses.includes(answer)) return marks;
  const { centre, area, name } = countryOf(answer);
  return [
    ...marks,
    { place: placeOf(answer), centre, area, step: 'answer', label: name, way: null },
  ];
}

/**
 * The last guess, with as many of those before it as can be seen at once; in the end the country
 * itself, with more of what is around it.
 *
 * @param end whether the game is over, and whether it ended just now.
 */
export function targetOf(guesses: readonly Code[], answer: Code, end: 'no' | 'now' | 'before') {
  const [last, ...earlier] = end === 'no' ? guesses.toReversed() : [answer];
  if (last === undefined) return null;
  const { centre, area } = countryOf(last);
  return {
    points: [centre, ...earlier.map((code) => countryOf(code).centre)],
    across: (Math.sqrt(area) / KM_PER_DEGREE) * (end === 'no' ? 1 : 1.6),
    nearest: end === 'no' ? NEAREST_GUESS : NEAREST_ANSWER,
    flight: end === 'now',
  } satisfies Target;
}
