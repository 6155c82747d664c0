/**
 * The arrow buttons beside the rows, on one side of the board, that slide them; a pin where a row
 * cannot be slid.
 */
import { ChevronLeft, ChevronRight, Pin } from 'lucide-react';
import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { PressButton } from '../../../ui/PressButton.tsx';
import { isPinned } from '../rules/standing.ts';
import type { Board } from '../rules/types.ts';

export interface HandlesProps {
  readonly board: Board;
  /**
   * The direction in which the arrows slide a row: −1 (to the left) on the left side, 1 on the
   * right.
   */
  readonly by: 1 | -1;
  readonly locked: boolean;
  onSlide(row: number, by: number): void;
}

export const Handles = memo(function Handles({ board, by, locked, onSlide }: HandlesProps) {
  const [boxRows] = board.box;
  const Arrow = by < 0 ? ChevronLeft : ChevronRight;
  return (
    <div className={cx('ss-handles', by < 0 && 'ss-handles-left')}>
      {board.rows.map((_digits, row) => {
        const band = row > 0 && row % boxRows === 0 && 'ss-band';
        if (isPinned(board, row)) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
            <span key={row} className={cx('ss-handle ss-handle-pin', band)} aria-hidden="true">
              {by < 0 && <Pin size={16} />}
            </span>
          );
        }
        return (
          <PressButton
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
            key={row}
            tabIndex={-1}
            className={cx('ss-handle', band)}
            disabled={locked}
            aria-label={`Slide row ${row + 1} ${by < 0 ? 'left' : 'right'}`}
            onPress={() => onSlide(row, by)}
          >
            <Arrow size={24} aria-hidden />
          </PressButton>
        );
      })}
    </div>
  );
});
