/** Writes digits and pencil marks into the selected cell. */
import { useState } from 'react';
import { columnOf, givenAt } from '../rules/standing.ts';
import type { Board, Move, State } from '../rules/types.ts';
import { writeMove } from '../rules/write.ts';
import type { Selection } from './selection.ts';

export interface WritingOptions {
  readonly board: Board;
  readonly state: State;
  readonly selection: Selection | null;
  onMove(move: Move): void;
  announce(text: string): void;
  /** Words for the clashes that a move causes, to announce to screen readers. */
  clashes(move: Move): string;
}

export function useWriting({ board, state, selection, onMove, announce, clashes }: WritingOptions) {
  const [pencil, setPencil] = useState(false);

  function empty(move: Move): void {
    const words = clashes(move).trim();
    if (words) announce(words);
    onMove(move);
  }

  return {
    pencil,
    togglePencil: () => setPencil(!pencil),
    /**
     * Writes a digit into the selected cell, or clears the cell if it already holds the digit.
     * @param inPencil write a pencil mark instead of the digit.
     */
    write(digit: number, inPencil: boolean): void {
      if (!selection) {
        announce('Select a cell first.');
        return;
      }
      const { row, cell } = selection;
      if (givenAt(board, row, cell) > 0) return;
      if (inPencil) {
        if (state.fills[row]?.[cell]) return;
        onMove({ type: 'mark', row, cell, digit });
      } else if (state.fills[row]?.[cell] === digit) {
        empty({ type: 'clear', row, cell });
      } else {
        const fill = writeMove(board, state, row, cell, digit);
        const where = `row ${row + 1}, column ${columnOf(state, row, cell) + 1}`;
        announce(`${digit} in ${where}.${clashes(fill)}`);
        onMove(fill);
      }
    },
    clear(): void {
      if (!selection) return;
      const { row, cell } = selection;
      if (state.fills[row]?.[cell] || state.marks[row]?.[cell]) {
        empty({ type: 'clear', row, cell });
      }
    },
  };
}
