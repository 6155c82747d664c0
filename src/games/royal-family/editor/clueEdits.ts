/** Edits a board's clues, and offers those that are true of its family. */
import { trueCluesAbout } from '../engine/proposals.ts';
import { printClue } from '../rules/clues/kinds.ts';
import { MOST_CLUES, parseScopedClue } from '../rules/codec.ts';
import { brokenClues } from '../rules/rules.ts';
import type { Board, Clue, State } from '../rules/types.ts';

/** The clues about a person that the board lacks and that are true of the placed names, by their sentences. */
export function offersAbout(
  board: Board,
  { placed }: State,
  who: string,
): ReadonlyMap<string, Clue> {
  const solution = board.names.map((_, name) => placed.indexOf(name));
  const clues = trueCluesAbout(board, solution, who).filter((one) => parseScopedClue(one, board));
  const there = new Set(board.clues.map((clue) => printClue(clue, board)));
  const offers = clues.map((clue) => [printClue(clue, board), clue] as const);
  return new Map(offers.filter(([sentence]) => !there.has(sentence)));
}

/** Whether the clue holds for the names on these plates of the tree. */
export function isTrueOf(board: Board, clue: Clue, placed: State): boolean {
  return !brokenClues({ ...board, clues: [clue] }, placed)[0];
}

export const isFull = ({ clues }: Board): boolean => clues.length >= MOST_CLUES;

export const addClue = (board: Board, clue: Clue): Board => ({
  ...board,
  clues: [...board.clues, clue],
});

export const removeClue = (board: Board, at: number): Board => ({
  ...board,
  clues: board.clues.filter((_, i) => i !== at),
});

/** Moves a clue up (-1) or down (1) in the list by one; returns null at the list's ends. */
export function moveClue(board: Board, at: number, by: -1 | 1): Board | null {
  const [one, other] = [board.clues[at], board.clues[at + by]];
  if (!one || !other) return null;
  return { ...board, clues: Object.assign([...board.clues], { [at]: other, [at + by]: one }) };
}
