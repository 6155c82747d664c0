/** Questions about a board of Geografind, for players who do not see it. */
import { count } from '../../../lib/count.ts';
import type { Asked, Question } from '../../contract/questions.ts';
import { spokenList, withSemicolons } from '../../shared/spoken.ts';
import { MAX_GUESSES } from '../results.ts';
import { answerOf } from '../rules/rules.ts';
import { type Board, CLUES, type State } from '../rules/types.ts';
import { type Country, countryOf } from '../world/countries.ts';
import { compassOf, type Measurement, measure } from '../world/measure.ts';
import { clueText } from './Clues.tsx';
import { CLUE_NAMES } from './useAnnouncements.ts';
import { inSentence, spokenDistance, type Units } from './words.ts';

/** The page's facts: without them, an answer could tell of the country itself. */
interface Seen {
  /** The guesses with their measures, the nearest first. */
  readonly guesses: readonly (Measurement & { readonly country: Country })[];
  readonly facts: readonly string[];
  readonly units: Units;
  /** Whether the guesses have directions. */
  readonly hasArrows: boolean;
}

/** An answer that gets the page's facts, and not the board with the country to find. */
const seen =
  (answer: (seen: Seen) => string) =>
  ({ board, state, preferences: { units } }: Asked<Board, State>): string => {
    const guesses = state.guesses
      .map((code) => ({ country: countryOf(code), ...measure(code, answerOf(board)) }))
      // The country itself and a guessed neighbour are both 0 km away.
      .sort((a, b) => a.km - b.km || b.percent - a.percent);
    const facts = CLUES.slice(0, state.revealed).map(
      ({ kind }) => `${CLUE_NAMES[kind]}: ${clueText(kind, answerOf(board))}`,
    );
    return answer({ guesses, facts, units, hasArrows: !state.arrowless });
  };

export const QUESTIONS: readonly Question<Board, State>[] = [
  {
    id: 'left',
    label: 'How many guesses are left?',
    answer: seen(
      ({ guesses }) => `${count(MAX_GUESSES - guesses.length, 'guess', 'guesses')} left.`,
    ),
  },
  {
    id: 'nearest',
    label: 'Which guess is nearest?',
    answer: seen(({ guesses: [nearest], units, hasArrows }) => {
      if (!nearest) return 'You haven’t guessed yet.';
      const { bearing, km, country } = nearest;
      if (bearing === null) return `You found ${inSentence(country)}.`;
      const far = km === 0 ? 'a neighbour' : spokenDistance(km, units);
      return `${country.name}: ${far}${hasArrows ? `, ${compassOf(bearing).long}` : ''}.`;
    }),
  },
  {
    id: 'guesses',
    label: 'What are my guesses?',
    answer: seen(({ guesses }) =>
      spokenList(
        'Nearest first:',
        guesses.map(({ country }) => country.name),
        'You haven’t guessed yet.',
      ),
    ),
  },
  {
    id: 'facts',
    label: 'Which hints do I have?',
    answer: seen(({ facts }) =>
      spokenList('Your hints:', facts, 'You haven’t taken a hint yet.', withSemicolons),
    ),
  },
];
