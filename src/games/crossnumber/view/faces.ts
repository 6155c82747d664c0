/** Derives the display state of squares and clues. */

import { hintWords } from '../../shared/hintRole.ts';
import { gridOf, numberAt } from '../rules/grid.ts';
import { entriesIn } from '../rules/meaning.ts';
import { hasLeadingZero, holds } from '../rules/rules.ts';
import { type Board, CHECKED_RIGHT, EMPTY, type State } from '../rules/types.ts';
import type { ClueState } from './Clues.tsx';
import { type Hinted, NOT_HINTED } from './hinted.ts';
import type { SquareFace } from './Squares.tsx';
import { currentEntry, type Selection, select } from './selection.ts';
import { cellLabel, digitsOfMarks } from './words.ts';

/** The clues' display states, by entry. `marksBroken`: whether broken clues are marked. */
export function clueStates(board: Board, state: State, marksBroken: boolean): ClueState[] {
  return gridOf(board.rows).entries.map((entry, i) => ({
    full: numberAt(state.digits, entry.cells) !== null,
    broken: marksBroken && (holds(board, state, i) === false || hasLeadingZero(entry, state)),
  }));
}

/**
 * The squares' display states, by cell; null for a block. `selection` is null on a solved board.
 */
export function squareFaces(
  board: Board,
  state: State,
  selection: Selection | null,
  clues: readonly ClueState[],
  hinted: Hinted,
): (SquareFace | null)[] {
  const grid = gridOf(board.rows);
  const entry = selection && currentEntry(grid, selection);
  const clue = entry && Object.hasOwn(board.clues, entry.id) ? board.clues[entry.id]! : null;
  const cellsOf = (id: string) => grid.entries[grid.indexOf.get(id) ?? -1]?.cells ?? [];
  // A clue about the whole grid would mark every square, which shows nothing.
  const spokenOf = new Set((clue && clue[0] !== 'only' ? entriesIn(clue) : []).flatMap(cellsOf));
  const stop = selection?.cell ?? grid.cells[0];
  return grid.numbers.map((number, cell) => {
    const through = grid.through[cell]!;
    if (through.length === 0) return null;
    const digit = state.digits[cell]!;
    const role = hinted.cells.get(cell) ?? null;
    const struck = digit === EMPTY ? (hinted.struck.get(cell) ?? 0) : 0;
    return {
      cell,
      column: (cell % grid.size) + 1,
      number,
      digit,
      marks: state.marks[cell]!,
      checked: state.checked[cell]!,
      struck,
      label: [
        cellLabel(grid, state, select(grid, cell, selection?.direction ?? 'across')),
        ...(role ? [hintWords(role)] : []),
        ...(struck !== 0 ? [`ruled out ${digitsOfMarks(struck).join(', ')}`] : []),
      ].join(', '),
      selected: selection?.cell === cell,
      inEntry: entry?.cells.includes(cell) ?? false,
      // While a hint is shown, only its own dashes are drawn.
      spokenOf: hinted === NOT_HINTED && spokenOf.has(cell),
      hinted: role,
      broken:
        digit !== EMPTY &&
        // A digit checked as right is never marked as broken.
        state.checked[cell] !== CHECKED_RIGHT &&
        through.some(
          (i) =>
            clues[i]!.broken &&
            (numberAt(state.digits, grid.entries[i]!.cells) !== null ||
              grid.entries[i]!.cells[0] === cell),
        ),
      tabStop: cell === stop,
    };
  });
}
