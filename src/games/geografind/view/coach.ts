/** The sentences of the rules’ small board: what the last move did, and what to do next. */
import { capital } from '../../../lib/capital.ts';
import { count } from '../../../lib/count.ts';
import { MAX_GUESSES } from '../results.ts';
import { answerOf, status } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';
import { countryOf } from '../world/countries.ts';
import { compassOf, measure } from '../world/measure.ts';
import { inSentence, spokenDistance, type Units } from './words.ts';

/** @param begun number of guesses that the example starts with. */
export function coach(board: Board, state: State, begun: number, units: Units): string {
  const now = status(board, state);
  const answer = inSentence(countryOf(answerOf(board)));
  if (now === 'won') return `Found! It’s ${answer}.`;
  if (now === 'lost') return `It was ${answer}, east of Brazil and west of India.`;
  const { guesses } = state;
  if (guesses.length === begun) {
    return 'Find the hidden country in six guesses. It’s east of Brazil and west of India. Guess one between them.';
  }
  const last = countryOf(guesses.at(-1)!);
  const { km, bearing } = measure(last.code, answerOf(board));
  const way = compassOf(bearing!).long;
  const left = `${count(MAX_GUESSES - guesses.length, 'guess', 'guesses')} left.`;
  return km === 0
    ? `${capital(inSentence(last))} borders the hidden country. Try a neighbour to the ${way}. ${left}`
    : `From ${inSentence(last)}, it’s ${spokenDistance(km, units)} to the ${way}. ${left}`;
}
