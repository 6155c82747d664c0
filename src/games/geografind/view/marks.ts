/** The highlighted countries on the map, and the view that the camera should show. */
import type { Code } from '../rules/types.ts';
import { countryOf, placeOf } from '../world/countries.ts';
import { measure } from '../world/measure.ts';
import type { Target } from './map/aim.ts';
import type { Mark } from './map/signs.ts';

const KM_PER_DEGREE = 111.2;

/** The largest zoom on a guessed country, far enough to show where its arrow points. */
const NEAREST_GUESS = 3.2;
/** The largest zoom if the answer is known to be near: its surroundings must not be a jumble. */
const NEAREST_REACH = 10;
/** The largest zoom on the answer, near enough for a small island to be visible. */
const NEAREST_ANSWER = 14;
/** Guesses within this distance of the answer, or a multiple of the least one, share a view. */
const NEAR_KM = 700;
const NEAR_TIMES = 2.5;

export function marksOf(
  guesses: readonly Code[],
  answer: Code,
  over: boolean,
  arrowless: boolean,
): readonly Mark[] {
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
      // The number of a small country is placed away from its arrow: the place would tell the way.
      way: bearing === null || (arrowless && !over) ? null : { bearing, km, to: placeOf(answer) },
      // After the game, guessed countries have no arrows: the map shows the answer itself.
      arrow: !over,
    };
  });
  if (!over || guesses.includes(answer)) return marks;
  const { centre, area, name } = countryOf(answer);
  return [
    ...marks,
    { place: placeOf(answer), centre, area, step: 'answer', label: name, way: null, arrow: false },
  ];
}

/**
 * The view that the camera should show: the guesses nearest to the answer, the last one first; at
 * the end the answer with them. A far guess would shrink all others to a jumble.
 * @param end whether the game is over, and whether it ended just now.
 */
export function targetOf(guesses: readonly Code[], answer: Code, end: 'no' | 'now' | 'before') {
  const kmOf = (code: Code) => measure(code, answer).km;
  const least = Math.min(...guesses.map(kmOf));
  const near = [...guesses]
    .reverse()
    .filter((code) => kmOf(code) <= Math.max(NEAR_KM, NEAR_TIMES * least));
  const [first, ...others] = end === 'no' ? near : [answer, ...near];
  if (first === undefined) return null;
  const { centre, area } = countryOf(first);
  const across = Math.sqrt(area) / KM_PER_DEGREE;
  return {
    points: [centre, ...others.map((code) => countryOf(code).centre)],
    views:
      end === 'no'
        ? [
            { across, share: 0.1, nearest: NEAREST_GUESS },
            // The country and, around it, as far as the answer is.
            {
              across: across + (2 * kmOf(first)) / KM_PER_DEGREE,
              share: 0.3,
              nearest: NEAREST_REACH,
            },
          ]
        : [{ across: across * 1.6, share: 0.1, nearest: NEAREST_ANSWER }],
    flight: end === 'now',
  } satisfies Target;
}
