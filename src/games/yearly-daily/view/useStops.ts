/** Where the Tab key stops on the board and in the tray, and where the focus goes by keys. */
import { useRef, useState } from 'react';
import { useRefocus } from '../../../ui/useRefocus.ts';
import { isOnBoard, SQUARES, squareAt } from '../rules/calendar.ts';
import type { Step } from './useCalendarKeys.ts';

export function useStops() {
  const grid = useRef<HTMLDivElement>(null);
  const tray = useRef<HTMLDivElement>(null);
  const focusCell = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState(SQUARES[12] ?? 0);
  const [slot, setSlot] = useState(0);
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
    setCursor,
    /** Piece of the tray. */
    slot,
    setSlot,
    refocus,
    stepCursor([rows, cols]: Step): void {
      const [row, col] = [(cursor >> 3) + rows, (cursor & 7) + cols];
      if (!isOnBoard(row, col)) return;
      setCursor(squareAt(row, col));
      refocus('grid');
    },
    /** @param pieces how many there are. */
    stepSlot([rows, cols]: Step, pieces: number): void {
      setSlot((slot + rows * 4 + cols + pieces) % pieces);
      refocus('tray');
    },
  };
}
