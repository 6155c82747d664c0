/** The end of a game: the answer, with facts about the country and the guesses that led to it. */

import type { Code } from '../rules/types.ts';
import { countryOf } from '../world/countries.ts';
import { factsOf } from '../world/facts.ts';
import { GuessList } from './GuessList.tsx';
import { Outline } from './Outline.tsx';
import { Splits } from './Splits.tsx';
import { aboutCountry, factWords, type Units } from './words.ts';

/** The number of facts shown about the answer: players would not read more. */
const MOST_FACTS = 2;

export interface EndingProps {
  readonly guesses: readonly Code[];
  readonly answer: Code;
  readonly units: Units;
  readonly arrowless: boolean;
}

export function Ending({ guesses, answer, units, arrowless }: EndingProps) {
  const country = countryOf(answer);
  const { name, continent, capital } = country;
  const facts = factsOf(answer).slice(0, MOST_FACTS).map(factWords);
  return (
    <section aria-labelledby="gf-answer" className="gf-ending">
      <div className="gf-answer">
        <div>
          <p className="text-sm text-soft">The country was</p>
          <h2 id="gf-answer" className="text-2xl">
            {name}
          </h2>
          <p className="mt-1 text-[0.9375rem]">
            {capital === null ? continent : `${capital}, ${continent}`}
          </p>
        </div>
        <Outline code={answer} label={`Outline of ${name}`} />
      </div>
      {facts.length > 0 && <p className="gf-fact">{facts.join(' ')}</p>}
      <p className="text-[0.9375rem] text-soft">{aboutCountry(country, units)}</p>
      <GuessList guesses={guesses} answer={answer} units={units} arrowless={arrowless} over />
      <Splits guesses={guesses} answer={answer} arrowless={arrowless} />
    </section>
  );
}
