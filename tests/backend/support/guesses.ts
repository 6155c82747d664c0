/** Guesses for published Geografind puzzles. */
import { CODES } from '../../../src/games/geografind/codes.ts';
import { unseal } from '../../../src/games/geografind/rules/seal.ts';
import type { Board } from '../../../src/games/geografind/rules/types.ts';
import { toolkitOf } from '../../../tools/games/index.ts';
import { puzzleOf } from '../../../tools/games/published.ts';

const geografind = toolkitOf('geografind');

/** The code of the country to be guessed. */
export function answerTo(id: string): string {
  const [board] = puzzleOf(geografind, id).boards;
  return unseal((board as Board).answer)!;
}

export function wrongGuesses(id: string, count: number): string[] {
  const answer = answerTo(id);
  return CODES.filter((code) => code !== answer).slice(0, count);
}
