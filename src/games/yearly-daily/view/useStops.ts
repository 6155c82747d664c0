/** The square and the tray's slot that the Tab key reaches, and focus moves by keys. */
import { useRef } from 'react';
import type { Step } from '../../../ui/keys.ts';
import { useRefocus } from '../../../ui/useRefocus.ts';
import { useRovingFocus } from '../../../ui/useRovingFocus.ts';
import { isOnBoard, SQUARES, squareAt } from '../rules/calendar.ts';

export function useStops() {
  const grid = useRef<HTMLDivElement>(null);
  const tray = useRef<HTMLDivElement>(null);
  const focusCell = useRef<HTMLDivElement>(null);
  const cursor = useRovingFocus(SQUARES[12] ?? 0);
  const slot = useRovingFocus(0);
  const refocus = useRefocus<'grid' | 'tray'>((part) => {
    const inTray = () => tray.current?.querySelector<HTMLElement>('[tabindex="0"]');
    const target = part === 'grid' ? focusCell.current : inTray();
    target?.focus({ preventScroll: true });
    return true;
  });

  return {
    grid,
    tray,
    /** The ref for the element of the square that the cursor is on. */
    focusCell,
    /** The square that the cursor is on. */
    cursor,
    /** The piece whose slot in the tray the Tab key reaches (tabindex 0). */
    slot,
    refocus,
    stepCursor([rows, cols]: Step): void {
      const from = cursor.now();
      const [row, col] = [(from >> 3) + rows, (from & 7) + cols];
      if (!isOnBoard(row, col)) return;
      cursor.set(squareAt(row, col));
      refocus('grid');
    },
    /**
     * Moves the focus among the tray's slots.
     * @param pieces the number of pieces.
     */
    stepSlot([rows, cols]: Step, pieces: number): void {
      slot.set((slot.now() + rows * 4 + cols + pieces) % pieces);
      refocus('tray');
    },
  };
}
