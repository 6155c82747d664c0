/** Writes and erases digits and pencil marks in the selected square. */
import { useState } from 'react';
import { type Entry, entryName, type Grid } from '../rules/grid.ts';
import { EMPTY, type Move, type State } from '../rules/types.ts';
import { along, intoEntry, nextUnfilled, type Selection } from './selection.ts';
import type { useCursor } from './useCursor.ts';

export interface WritingOptions {
  readonly grid: Grid;
  readonly state: State;
  readonly cursor: ReturnType<typeof useCursor>;
  onMove(move: Move): void;
  announce(text: string): void;
}

export function useWriting({ grid, state, cursor, onMove, announce }: WritingOptions) {
  const { chosen, go } = cursor;
  const [pencil, setPencil] = useState(false);
  const canErase = (cell: number) => state.digits[cell] !== EMPTY || state.marks[cell] !== 0;

  /**
   * The selection after a digit. An entry that the digit completes is left for the next open one;
   * otherwise the selection moves on by a square, also in a full entry, which the player is
   * correcting.
   */
  function afterDigit(written: number): Selection {
    const isEmpty = (cell: number) => cell !== written && state.digits[cell] === EMPTY;
    const { entry } = cursor;
    if (state.digits[written] === EMPTY && !entry.cells.some(isEmpty)) {
      const next = nextUnfilled(grid, entry, isEmpty);
      if (next) return intoEntry(next, isEmpty);
    }
    return along(grid, chosen, 1);
  }

  function mark(cell: number, digit: number): void {
    if (state.digits[cell] !== EMPTY) return;
    onMove({ type: 'mark', cell, digit });
    const isIn = (state.marks[cell]! >> digit) & 1;
    announce(isIn ? `Pencil mark ${digit} removed.` : `Pencil mark ${digit} added.`);
  }

  function erase(from: Selection): void {
    if (canErase(from.cell)) onMove({ type: 'clear', cell: from.cell });
    go(from);
  }

  return {
    pencil,
    canErase: canErase(chosen.cell),
    /** @param inPencil whether to write a pencil mark instead of the digit. */
    write(digit: number, inPencil: boolean): void {
      const { cell } = chosen;
      if (inPencil) {
        mark(cell, digit);
        return;
      }
      if (state.digits[cell] !== digit) onMove({ type: 'enter', cell, digit });
      announce(`${digit}.`);
      go(afterDigit(cell));
    },
    erase: () => erase(chosen),
    /** Erases the square, or the previous one if it is empty. */
    eraseBack: () => erase(canErase(chosen.cell) ? chosen : along(grid, chosen, -1)),
    /** Writes a whole number into an entry. */
    fill(value: number, { id }: Entry): void {
      onMove({ type: 'fill', entry: id, value });
      announce(`${value} in ${entryName(id)}.`);
    },
    togglePencil(): void {
      setPencil(!pencil);
      announce(pencil ? 'Pencil off.' : 'Pencil on.');
    },
  };
}
