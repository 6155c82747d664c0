/** The text that a player shares: each guess's nearness and direction, never a country's name. */

import type { Json } from '../../../lib/json.ts';
import type { Puzzle } from '../../contract/game.ts';
import type { ShareText } from '../../contract/view.ts';
import { guessesOf, MAX_GUESSES, results } from '../results.ts';
import { answerOf } from '../rules/rules.ts';
import type { Board, Code } from '../rules/types.ts';
import { compassOf, measure } from '../world/measure.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** A guess's nearness as five squares: a full one per 20 percent, a half one for 10 more. */
function squares(percent: number): string {
  const full = Math.floor(percent / 20);
  const half = percent % 20 >= 10 ? 1 : 0;
  return '🟩'.repeat(full) + '🟨'.repeat(half) + '⬜'.repeat(5 - full - half);
}

function line(guess: Code, answer: Code): string {
  const { percent, bearing } = measure(guess, answer);
  return `${squares(percent)} ${bearing === null ? '☕' : compassOf(bearing).arrow}`;
}

export function share(name: string, puzzle: Puzzle<Board>, result: Json): ShareText {
  const board = puzzle.boards[0]!;
  const answer = answerOf(board);
  const count = results.rank(result);
  const lines = guessesOf(result).map((guess) => line(guess, answer));
  if (!results.isWin(result)) {
    return {
      lines: [`${name} X/${MAX_GUESSES}`, ...lines].join('\n'),
      sentence: `${name} beat me: six guesses, no country.`,
    };
  }
  return {
    lines: [`${name} ${count}/${MAX_GUESSES}`, ...lines].join('\n'),
    sentence:
      count === 1
        ? `I solved ${name} on my first guess!`
        : `I solved ${name} in ${NUMBERS[count]} of six guesses.`,
  };
}
