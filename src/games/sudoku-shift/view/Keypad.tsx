/**
 * The keypad below the board: digits, pencil, clear, and the two slide buttons for the selected
 * row.
 */
import { ArrowLeftToLine, ArrowRightToLine, Eraser, Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { PadKeys, PadTool } from '../../../ui/Pad.tsx';
import { givenAt, isPinned } from '../rules/standing.ts';
import { usedUp } from './faces.ts';
import type { BoardInPlay } from './useBoard.ts';

/**
 * The lines of digit keys: up to 6 keys share one line; 8 are split 4 + 4, and 9 are split 5 + 4.
 */
function linesOf(size: number): number[][] {
  const digits = Array.from({ length: size }, (_, i) => i + 1);
  return size <= 6 ? [digits] : [digits.slice(0, size - 4), digits.slice(size - 4)];
}

export function Keypad({ play }: { readonly play: BoardInPlay }) {
  const { board, state, locked, writing, slideSelected } = play;
  const { selection } = play.cursor;
  const { pencil } = writing;
  const used = useMemo(() => usedUp(board, state), [board, state]);
  const noSlide = locked || !selection || isPinned(board, selection.row);
  const canWrite = selection !== null && givenAt(board, selection.row, selection.cell) === 0;
  return (
    <div className="keeps-order flex flex-col gap-2">
      <div className="ss-tools">
        <PadTool
          label="Slide left"
          disabled={noSlide}
          icon={<ArrowLeftToLine size={20} aria-hidden />}
          onPress={() => slideSelected(-1)}
        />
        <PadTool
          label="Slide right"
          disabled={noSlide}
          icon={<ArrowRightToLine size={20} aria-hidden />}
          onPress={() => slideSelected(1)}
        />
        <PadTool
          label="Pencil"
          disabled={locked}
          pressed={pencil}
          icon={<Pencil size={20} aria-hidden />}
          onPress={writing.togglePencil}
        />
        <PadTool
          label="Clear"
          disabled={locked || !canWrite}
          icon={<Eraser size={20} aria-hidden />}
          onPress={writing.clear}
        />
      </div>
      <PadKeys
        lines={linesOf(board.size)}
        pencil={pencil}
        disabled={locked}
        used={used}
        onDigit={(digit) => writing.write(digit, pencil)}
      />
    </div>
  );
}
