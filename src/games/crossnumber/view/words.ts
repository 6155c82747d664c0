/** Names of cells and entries on the screen and for screen readers. */
import { entryName, type Grid, gridOf, numberAt } from '../rules/grid.ts';
import { notesOf } from '../rules/notes.ts';
import { clueText } from '../rules/sentences.ts';
import {
  type Board,
  CHECKED_RIGHT,
  CHECKED_WRONG,
  EMPTY,
  type EntryId,
  type Node,
  type State,
} from '../rules/types.ts';
import { currentEntry, type Selection, select, turned } from './selection.ts';

/** The text for an entry without a clue. */
export const NO_CLUE = 'No clue: solve it from the crossings';

/** Cache: the lists need every clue's text on each move. */
const texts = new WeakMap<Node, string>();

export function clueOf({ clues }: Board, id: EntryId): string {
  if (!Object.hasOwn(clues, id)) return NO_CLUE;
  const clue = clues[id]!;
  const text = texts.get(clue) ?? clueText(clue);
  texts.set(clue, text);
  return text;
}

/** The notes beside the entry's clue in one line; empty if there are none. */
export function noteText(board: Board, id: EntryId): string {
  return notesOf(board, id)
    .map(({ text }) => text)
    .join(' ');
}

/** A clue to read out: "4 down: A square." */
export function spokenClue(board: Board, id: EntryId): string {
  return `${entryName(id)}: ${clueOf(board, id)}. ${noteText(board, id)}`.trim();
}

/** The digits of a bit set, ascending. */
export function digitsOfMarks(marks: number): number[] {
  return Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => (marks >> digit) & 1);
}

/** "3 across, digit 2 of 4, empty": named by the entry in the typing direction. */
function cellWords(grid: Grid, state: State, selection: Selection, crossing: string | null) {
  const { id, cells } = currentEntry(grid, selection);
  const { cell } = selection;
  const digit = state.digits[cell]!;
  const marks = digitsOfMarks(state.marks[cell]!);
  const checked = state.checked[cell];
  return [
    entryName(id),
    `digit ${cells.indexOf(cell) + 1} of ${cells.length}`,
    crossing && `crossing ${entryName(crossing)}`,
    digit === EMPTY ? 'empty' : `${digit}`,
    marks.length > 0 && `pencil ${marks.join(', ')}`,
    checked === CHECKED_RIGHT && 'checked, right',
    checked === CHECKED_WRONG && 'checked, wrong',
  ]
    .filter(Boolean)
    .join(', ');
}

/** "3 across, digit 2 of 4, crossing 5 down, empty": the label in the grid. */
export function cellLabel(grid: Grid, state: State, selection: Selection): string {
  const crossing = currentEntry(grid, turned(grid, selection)).id;
  const isOwn = crossing === currentEntry(grid, selection).id;
  return cellWords(grid, state, selection, isOwn ? null : crossing);
}

/** "The clue for 3 across is broken.": announces newly broken clues, or that none is broken now. */
export function brokenWords(
  entries: Grid['entries'],
  before: readonly { readonly broken: boolean }[],
  now: readonly { readonly broken: boolean }[],
): string {
  const news = entries.filter((_, i) => now[i]!.broken && !before[i]!.broken);
  const more = before.some(({ broken }) => broken) ? ' more' : '';
  if (news.length > 2) return `${news.length}${more} clues are broken.`;
  if (news.length > 0)
    return news.map(({ id }) => `The clue for ${entryName(id)} is broken.`).join(' ');
  const isMended = before.some(({ broken }) => broken) && !now.some(({ broken }) => broken);
  return isMended ? 'No clue is broken now.' : '';
}

/** "5 down: 1296. 3 across, digit 2 of 3, empty, pencil 1, 4.": the changes between two states. */
export function changeWords(board: Board, before: State, after: State): string {
  const grid = gridOf(board.rows);
  const rest = new Set(
    grid.cells.filter(
      (cell) =>
        before.digits[cell] !== after.digits[cell] || before.marks[cell] !== after.marks[cell],
    ),
  );
  const words: string[] = [];
  for (const { id, cells } of grid.entries) {
    const value = numberAt(after.digits, cells);
    if (value === null || !cells.some((cell) => rest.has(cell))) continue;
    words.push(`${entryName(id)}: ${value}.`);
    for (const cell of cells) rest.delete(cell);
  }
  for (const cell of rest) {
    words.push(`${cellWords(grid, after, select(grid, cell, 'across'), null)}.`);
  }
  return words.join(' ');
}
