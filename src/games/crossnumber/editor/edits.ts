/** Edits of a board's clues, and what an edit has changed. */
import type { Result } from '../../../lib/result.ts';
import { parseBoard } from '../rules/codec.ts';
import { entryName, gridOf } from '../rules/grid.ts';
import { clueText } from '../rules/sentences.ts';
import type { Board, EntryId, Node } from '../rules/types.ts';

/** Sets an entry's clue, or removes it if `clue` is null. */
export function writeClue(board: Board, id: EntryId, clue: Node | null): Result<Board> {
  const { [id]: _, ...others } = board.clues;
  return parseBoard({ ...board, clues: clue ? { ...others, [id]: clue } : others });
}

const textOf = (clue: Node | undefined) => (clue ? clueText(clue) : 'no clue');

/** A line of text for each difference of two boards. */
export function differences(before: Board, after: Board): readonly string[] {
  if (before.rows.join() !== after.rows.join()) return ['A different grid.'];
  const lines = gridOf(after.rows).entries.flatMap(({ id }) => {
    const [was, is] = [before.clues[id], after.clues[id]];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return [`${entryName(id)}: ${textOf(was)} → ${textOf(is)}`];
  });
  if (before.beans !== after.beans) {
    lines.push(`Beans: ${before.beans} → ${after.beans}`);
  }
  return lines;
}

/** The clues as players read them, in reading order: "1 across: A square". */
export const summary = ({ rows, clues }: Board): readonly string[] =>
  gridOf(rows).entries.flatMap(({ id }) =>
    Object.hasOwn(clues, id) ? [`${entryName(id)}: ${clueText(clues[id]!)}`] : [],
  );
