/** The text that a player shares: each guess's nearness and direction, never a country's name. */

import type { Json } from '../../../lib/json.ts';
import type { FinalMoves, Puzzle } from '../../contract/game.ts';
import type { ShareText } from '../../contract/view.ts';
import { guessesOf, MAX_GUESSES, results } from '../results.ts';
import { isArrowless } from '../rules/outcome.ts';
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

function line(guess: Code, answer: Code, arrowless: boolean): string {
  const { percent, bearing } = measure(guess, answer);
  if (bearing === null) return `${squares(percent)} ☕`;
  return arrowless ? squares(percent) : `${squares(percent)} ${compassOf(bearing).arrow}`;
}

export function markOf(
  _puzzle: Puzzle<Board>,
  result: Json,
  ending: FinalMoves | null,
): string | null {
  return isArrowless(result, ending?.[0]) ? 'without arrows' : null;
}

export function share(
  name: string,
  puzzle: Puzzle<Board>,
  result: Json,
  mark: string | null = null,
): ShareText {
  const board = puzzle.boards[0]!;
  const answer = answerOf(board);
  const count = results.rank(result);
  const lines = guessesOf(result).map((guess) => line(guess, answer, mark !== null));
  const head = (score: string | number) =>
    [`${name} ${score}/${MAX_GUESSES}`, ...(mark === null ? [] : [mark])].join(' · ');
  const how = mark === null ? '' : `, ${mark}`;
  if (!results.isWin(result)) {
    return {
      lines: [head('X'), ...lines].join('\n'),
      sentence: `${name} beat me: six guesses, no country${how}.`,
    };
  }
  return {
    lines: [head(count), ...lines].join('\n'),
    sentence:
      count === 1
        ? `I solved ${name} on my first guess${how}!`
        : `I solved ${name} in ${NUMBERS[count]} of six guesses${how}.`,
  };
}
