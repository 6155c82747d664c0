/** Sliding a row by handle, drag or key, and saying so. */
import { useCallback } from 'react';
import { isPinned } from '../rules/rules.ts';
import type { Board, Move } from '../rules/types.ts';

/**
 * @param beforeMove called just before a row slides: the cells will be drawn elsewhere.
 * @returns slides a row by columns to the right, or to the left by a negative number.
 */
export function useSlide(
  board: Board,
  onMove: (move: Move) => void,
  announce: (text: string) => void,
  beforeMove: () => void,
): (row: number, by: number) => void {
  const { size } = board;
  return useCallback(
    (row, by) => {
      if (isPinned(board, row)) {
        announce('This row is pinned and cannot slide.');
        return;
      }
      const right = ((by % size) + size) % size;
      beforeMove();
      onMove({ type: 'shift', row, by: right });
      const far = right <= size / 2 ? `${right} right` : `${size - right} left`;
      announce(`Row ${row + 1} slid ${far}.`);
    },
    [board, size, onMove, announce, beforeMove],
  );
}
