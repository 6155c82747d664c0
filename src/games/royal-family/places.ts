/** What plates are called in sentences. */
import { printClue } from './clues/kinds.ts';
import type { Board } from './types.ts';

/** "the Duke of Ambry", "the woman born in 1871": no two plates are called the same. */
export function whoIs({ plates }: Pick<Board, 'plates'>, plate: number): string {
  const { sex, born, title } = plates[plate]!;
  return title === '' ? `the ${sex === 'm' ? 'man' : 'woman'} born in ${born}` : `the ${title}`;
}

/** "clue 3, “Isaure is Corvin’s aunt”" */
export function quoted(board: Board, clue: number): string {
  const sentence = printClue(board.clues[clue]!, board);
  return `clue ${clue + 1}, “${sentence.slice(0, -1)}”`;
}
