/** The games' sentences that count, with none, one and several. */
import { expect, it } from 'vitest';
import { fitWords } from './crossnumber/view/Calculator.tsx';
import { wordsOf } from './geografind/editor/choices.ts';
import { guessNews } from './geografind/view/useAnnouncements.ts';
import { ways } from './yearly-daily/rules/labels.ts';
import { leftWords } from './yearly-daily/view/Ways.tsx';

const guessesLeft = (n: number) =>
  guessNews({ guesses: ['BR', 'IN', 'EG', 'CD', 'TZ', 'ZA'].slice(n) }, 'KE', false, 'km').split(
    'percent. ',
  )[1];

it.each([
  [fitWords(0), 'None fit here.'],
  [fitWords(1), '1 fits here.'],
  [fitWords(2), '2 fit here.'],
  [fitWords(1200), '1,200 fit here. Showing the first 60.'],
  [leftWords(0), 'There’s no solution from here: at least one piece has to move.'],
  [leftWords(1), 'There is 1 solution from here.'],
  [leftWords(2), 'There are 2 solutions from here.'],
  [ways(1), '1 way'],
  [ways(2), '2 ways'],
  [guessesLeft(0), '0 guesses left.'],
  [guessesLeft(1), '1 guess left.'],
  [guessesLeft(2), '2 guesses left.'],
  [wordsOf({ before: null, after: null }), 'On no other day.'],
  [wordsOf({ before: 1, after: 2 }), 'Also 1 week before and 2 weeks after.'],
])('%s', (said, words) => expect(said).toBe(words));
