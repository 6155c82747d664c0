/** Questions about a board of Geografind, for players who do not see it. */
import { count } from '../../../lib/count.ts';
import type { Asked, Question } from '../../contract/questions.ts';
import { spokenList, withSemicolons } from '../../shared/spoken.ts';
import { MAX_GUESSES } from '../results.ts';
import { answerOf } from '../rules/rules.ts';
import { type Board, CLUES, type State } from '../rules/types.ts';
import { countryOf } from '../world/countries.ts';
import { compassOf, measure } from '../world/measure.ts';
import { clueText } from './Clues.tsx';
import { CLUE_NAMES } from './useAnnouncements.ts';
import { inSentence, spokenDistance } from './words.ts';

/** The guesses with their measures, the nearest first. */
function nearestFirst({ board, state }: Asked<Board, State>) {
  const answer = answerOf(board);
  return state.guesses
    .map((code) => ({ country: countryOf(code), ...measure(code, answer) }))
    .sort((a, b) => a.km - b.km);
}

export const QUESTIONS: readonly Question<Board, State>[] = [
  {
    id: 'left',
    label: 'How many guesses are left?',
    answer: ({ state }) => `${count(MAX_GUESSES - state.guesses.length, 'guess', 'guesses')} left.`,
  },
  {
    id: 'nearest',
    label: 'Which guess is nearest?',
    answer(asked) {
      const [nearest] = nearestFirst(asked);
      if (!nearest) return 'You haven’t guessed yet.';
      const { bearing, km, country } = nearest;
      if (bearing === null) return `You found ${inSentence(country)}.`;
      const far = km === 0 ? 'a neighbour' : spokenDistance(km, asked.preferences.units);
      return `${country.name}: ${far}, ${compassOf(bearing).long}.`;
    },
  },
  {
    id: 'guesses',
    label: 'What are my guesses?',
    answer: (asked) =>
      spokenList(
        'Nearest first:',
        nearestFirst(asked).map(({ country }) => country.name),
        'You haven’t guessed yet.',
      ),
  },
  {
    id: 'facts',
    label: 'Which hints do I have?',
    answer({ board, state }) {
      const answer = answerOf(board);
      const facts = CLUES.slice(0, state.revealed).map(
        ({ kind }) => `${CLUE_NAMES[kind]}: ${clueText(kind, answer)}`,
      );
      return spokenList('Your hints:', facts, 'You haven’t taken a hint yet.', withSemicolons);
    },
  },
];
