/** Edits of a board's clues, and what an edit has changed. */
import { fail, type Result } from '../../../lib/result.ts';
import { parseBoard } from '../rules/codec.ts';
import { type Entry, entryName, gridOf } from '../rules/grid.ts';
import { relisted } from '../rules/overGrid.ts';
import { clueText } from '../rules/sentences.ts';
import type { Board, EntryId, Node } from '../rules/types.ts';

/** A clue about many entries, with those that the grid has. */
function listedAnew(board: Board, id: EntryId, clue: Node): Node {
  const { entries, indexOf } = gridOf(board.rows);
  const { length } = entries[indexOf.get(id)!]!.cells;
  const others = entries.filter((entry) => entry.id !== id);
  const rivals = others.filter(({ cells }) => cells.length === length);
  const ids = (list: readonly Entry[]) => list.map((entry) => entry.id);
  return relisted(clue, ids(others), ids(rivals));
}

/**
 * Sets an entry's clue, or removes it if `clue` is null. Returns a board that the parser accepts,
 * or a problem.
 */
export function writeClue(board: Board, id: EntryId, clue: Node | null): Result<Board> {
  const { [id]: _, ...others } = board.clues;
  const listed = clue && listedAnew(board, id, clue);
  const changed = parseBoard({ ...board, clues: listed ? { ...others, [id]: listed } : others });
  if (changed.ok || changed.problem.code === 'no-rivals') return changed;
  return fail('bad-clue', 'That is too much for one clue: make a part of it simpler.');
}

const textOf = (clue: Node | undefined) => (clue ? clueText(clue) : 'no clue');

/** A line of text for each difference of two boards. */
export function differences(before: Board, after: Board): readonly string[] {
  if (before.rows.join() !== after.rows.join()) return ['Another grid.'];
  const lines = gridOf(after.rows).entries.flatMap(({ id }) => {
    const [was, is] = [before.clues[id], after.clues[id]];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return [`${entryName(id)}: ${textOf(was)} → ${textOf(is)}`];
  });
  if (before.beans !== after.beans) {
    lines.push(`${after.beans} beans in place of ${before.beans}`);
  }
  return lines;
}

/** The clues as players read them, in reading order: "1 across: A square". */
export const summary = ({ rows, clues }: Board): readonly string[] =>
  gridOf(rows).entries.flatMap(({ id }) =>
    Object.hasOwn(clues, id) ? [`${entryName(id)}: ${clueText(clues[id]!)}`] : [],
  );
