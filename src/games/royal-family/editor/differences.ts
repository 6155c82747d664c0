/** Lists the changes between two versions of a board, one short line each. */
import { printClue } from '../rules/clues/kinds.ts';
import type { Board } from '../rules/types.ts';

/** The texts in `from` that are missing in `others`, counting duplicates. */
function missing(from: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return from.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The board's clues as players read them. */
export const clueTexts = (board: Board): readonly string[] =>
  board.clues.map((clue) => printClue(clue, board));

const familyOf = ({ clues: _, beans: __, ...family }: Board) => JSON.stringify(family);

export function differences(before: Board, after: Board): readonly string[] {
  if (familyOf(before) !== familyOf(after)) return ['A different family.'];
  const [was, is] = [clueTexts(before), clueTexts(after)];
  const lines = [
    ...missing(was, is).map((text) => `Clue removed: ${text}`),
    ...missing(is, was).map((text) => `Clue added: ${text}`),
  ];
  if (lines.length === 0 && was.join('\n') !== is.join('\n')) {
    lines.push('Clues reordered');
  }
  if (before.beans !== after.beans) lines.push(`Beans: ${before.beans} → ${after.beans}`);
  return lines;
}
