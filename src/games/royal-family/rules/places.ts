/** What plates are called in sentences. */
import { listed } from '../../../lib/listed.ts';
import { printClue } from './clues/kinds.ts';
import type { Board } from './types.ts';

/** "the Duke of Ambry", "the woman born in 1871": no two plates are called the same. */
export function whoIs({ plates }: Pick<Board, 'plates'>, plate: number): string {
  const { sex, born, title } = plates[plate]!;
  return title === '' ? `the ${sex === 'm' ? 'man' : 'woman'} born in ${born}` : `the ${title}`;
}

/** "clue 3, “Isaure is Corvin’s aunt”" */
function quoted(board: Board, clue: number): string {
  const sentence = printClue(board.clues[clue]!, board);
  return `clue ${clue + 1}, “${sentence.slice(0, -1)}”`;
}

/** "clue 3, “…” and clue 5, “…”"; more than two are told by their numbers: "clues 1, 4 and 6". */
export function quotedAll(board: Board, clues: readonly number[]): string {
  return clues.length <= 2
    ? listed(clues.map((clue) => quoted(board, clue)))
    : `clues ${listed(clues.map((clue) => String(clue + 1)))}`;
}
