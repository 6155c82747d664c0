/** Slides a row by handle, drag or key, and announces it. */
import { useCallback } from 'react';
import { isPinned } from '../rules/standing.ts';
import type { Board, Move } from '../rules/types.ts';

/**
 * Provides a function that slides a row.
 * @param beforeMove called just before a row slides, because its cells will move.
 * @param clashes returns the text to announce for the clashes that a move causes.
 * @returns a function that slides a row by a number of columns to the right, or if negative, to the
 *   left.
 */
export function useSlide(
  board: Board,
  onMove: (move: Move) => void,
  announce: (text: string) => void,
  beforeMove: () => void,
  clashes: (move: Move) => string,
): (row: number, by: number) => void {
  const { size } = board;
  return useCallback(
    (row, by) => {
      if (isPinned(board, row)) {
        announce('This row is pinned and can’t slide.');
        return;
      }
      const right = ((by % size) + size) % size;
      beforeMove();
      const far = right <= size / 2 ? `${right} to the right` : `${size - right} to the left`;
      const move: Move = { type: 'shift', row, by: right };
      announce(`Row ${row + 1} slid ${far}.${clashes(move)}`);
      onMove(move);
    },
    [board, size, onMove, announce, beforeMove, clashes],
  );
}
