/** What the map is to show of the guesses, and where it is to look. */
import type { Code } from '../rules/types.ts';
import { countryOf, placeOf } from '../world/countries.ts';
import { measure } from '../world/measure.ts';
import type { Mark } from './map/signs.ts';
import type { Target } from './map/useMapCamera.ts';

const KM_PER_DEGREE = 111.2;

export function marksOf(guesses: readonly Code[], answer: Code, over: boolean): readonly Mark[] {
  const marks = guesses.map((code, i): Mark => {
    const { centre, area, name } = countryOf(code);
    const found = code === answer;
    const { step, bearing } = measure(code, answer);
    return {
      place: placeOf(code),
      centre,
      area,
      step: found ? 'answer' : step,
      label: found ? name : String(i + 1),
      // When it is over, the country itself is to be seen.
      bearing: over ? null : bearing,
    };
  });
  if (!over || guesses.includes(answer)) return marks;
  const { centre, area, name } = countryOf(answer);
  return [
    ...marks,
    { place: placeOf(answer), centre, area, step: 'answer', label: name, bearing: null },
  ];
}

/** A country with what is around it, and when the game is over with more of that. */
export function targetOf(code: Code, over: boolean): Target {
  const { centre, area } = countryOf(code);
  return {
    lat: centre[0],
    lon: centre[1],
    across: (Math.sqrt(area) / KM_PER_DEGREE) * (over ? 1.6 : 1),
  };
}
