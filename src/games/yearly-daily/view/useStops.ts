/** Where the Tab key stops on the board and in the tray, and where the focus goes by keys. */
import { useRef } from 'react';
import { useRefocus } from '../../../ui/useRefocus.ts';
import { useStop } from '../../../ui/useStop.ts';
import { isOnBoard, SQUARES, squareAt } from '../rules/calendar.ts';
import type { Step } from './useCalendarKeys.ts';

export function useStops() {
  const grid = useRef<HTMLDivElement>(null);
  const tray = useRef<HTMLDivElement>(null);
  const focusCell = useRef<HTMLDivElement>(null);
  const cursor = useStop(SQUARES[12] ?? 0);
  const slot = useStop(0);
  const refocus = useRefocus<'grid' | 'tray'>((part) => {
    const inTray = () => tray.current?.querySelector<HTMLElement>('[tabindex="0"]');
    const target = part === 'grid' ? focusCell.current : inTray();
    target?.focus({ preventScroll: true });
    return true;
  });

  return {
    grid,
    tray,
    /** The square that is to have the focus. */
    focusCell,
    /** Square of the board. */
    cursor,
    /** Piece of the tray. */
    slot,
    refocus,
    stepCursor([rows, cols]: Step): void {
      const from = cursor.now();
      const [row, col] = [(from >> 3) + rows, (from & 7) + cols];
      if (!isOnBoard(row, col)) return;
      cursor.set(squareAt(row, col));
      refocus('grid');
    },
    /** @param pieces how many there are. */
    stepSlot([rows, cols]: Step, pieces: number): void {
      slot.set((slot.now() + rows * 4 + cols + pieces) % pieces);
      refocus('tray');
    },
  };
}
