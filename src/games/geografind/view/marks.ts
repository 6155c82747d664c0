/** The highlighted countries on the map, and the view that the camera should show. */
import type { Code } from '../rules/types.ts';
import { countryOf, placeOf } from '../world/countries.ts';
import { measure } from '../world/measure.ts';
import type { Target } from './map/aim.ts';
import type { Mark } from './map/signs.ts';

const KM_PER_DEGREE = 111.2;

/** The largest zoom on a guessed country, far enough to show where its arrow points. */
const NEAREST_GUESS = 3.2;
/** The largest zoom on the answer, near enough for a small island to be visible. */
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
      // After the game, guessed countries have no arrows: the map shows the answer itself.
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
 * The view that the camera should show: the last guess with as many earlier ones as fit; at the end
 * the answer, with more of its surroundings.
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
