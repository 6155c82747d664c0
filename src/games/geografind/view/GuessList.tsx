/** The list of guesses: the guesses made, then empty slots up to six. */
import { ArrowUp, Check } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { MAX_GUESSES } from '../results.ts';
import type { Code } from '../rules/types.ts';
import { countryOf } from '../world/countries.ts';
import { compassOf, measure } from '../world/measure.ts';
import { guessSentence, shortDistance, type Units } from './words.ts';

export interface GuessListProps {
  readonly guesses: readonly Code[];
  readonly answer: Code;
  readonly units: Units;
  /** Whether the game is over, which hides the empty slots. */
  readonly over: boolean;
  readonly arrowless: boolean;
}

export function GuessList({ guesses, answer, units, over, arrowless }: GuessListProps) {
  const slots = over ? guesses.length : MAX_GUESSES;
  return (
    <ol className="gf-guesses" aria-label="Guesses">
      {Array.from({ length: slots }, (_, i) => {
        const guess = guesses[i];
        if (guess === undefined) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
            <li key={i} className="gf-guess gf-guess-empty" aria-hidden="true">
              <span className="gf-number">{i + 1}</span>
            </li>
          );
        }
        const found = measure(guess, answer);
        return (
          <li
            key={guess}
            className={cx(
              'gf-guess',
              (arrowless || found.bearing === null) && 'gf-guess-short',
              found.bearing === null && 'gf-guess-found',
            )}
          >
            <span className="sr-only">{guessSentence(i + 1, guess, answer, units, arrowless)}</span>
            <span className="gf-number" aria-hidden="true">
              {found.bearing === null ? <Check size={13} strokeWidth={3} /> : i + 1}
            </span>
            <span className="gf-name" aria-hidden="true">
              {countryOf(guess).name}
            </span>
            <span className="gf-far" aria-hidden="true">
              {shortDistance(found, units)}
            </span>
            {found.bearing !== null && !arrowless && (
              <span className="gf-arrow" aria-hidden="true">
                <ArrowUp
                  size={16}
                  strokeWidth={2.5}
                  style={{ transform: `rotate(${Math.round(found.bearing)}deg)` }}
                />
                <span>{compassOf(found.bearing).short}</span>
              </span>
            )}
            <span className="gf-near" aria-hidden="true">
              <span>{`${found.percent}%`}</span>
              <span className="gf-bar">
                <span style={{ width: `${found.percent}%` }} />
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
