/** Renames names and titles in clues, and drops clues that become invalid. */
import { KINDS } from '../rules/clues/kinds.ts';
import { parseScopedClue } from '../rules/codec.ts';
import type { Board, Clue } from '../rules/types.ts';

/** Returns the clue with its names and titles replaced; `names` maps old ones to new ones. */
export function renamed(clue: Clue, names: ReadonlyMap<string, string>): Clue {
  const { params } = KINDS[clue.kind]!;
  const fields = Object.entries(clue).map(([key, value]) => {
    if (typeof value === 'object') return [key, renamed(value, names)];
    const isTerm = (params[key]?.terms(value).length ?? 0) > 0;
    return [key, isTerm ? (names.get(String(value)) ?? value) : value];
  });
  return Object.fromEntries(fields) as Clue;
}

/** Counts how often the clues mention a name or a title. */
export function mentions(clues: readonly Clue[], term: string): number {
  const count = (clue: Clue): number =>
    Object.values(clue).reduce<number>(
      (sum, value) => sum + (typeof value === 'object' ? count(value) : Number(value === term)),
      0,
    );
  return clues.reduce((sum, clue) => sum + count(clue), 0);
}

/** Removes the clues that no longer parse after an edit; `lost` is their number. */
export function withReadableClues(board: Board): { readonly board: Board; readonly lost: number } {
  const clues = board.clues.flatMap((clue) => parseScopedClue(clue, board) ?? []);
  return { board: { ...board, clues }, lost: board.clues.length - clues.length };
}
