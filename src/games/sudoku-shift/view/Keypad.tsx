/**
 * The keypad below the board: digits, pencil, clear, and the two slide buttons for the selected
 * row.
 */
import { ArrowLeftToLine, ArrowRightToLine, Eraser, Pencil } from 'lucide-react';
import { PadKeys, PadTool } from '../../../ui/Pad.tsx';

export interface KeypadProps {
  readonly size: number;
  readonly locked: boolean;
  readonly pencil: boolean;
  /** Whether the selected row may be slid. */
  readonly canSlide: boolean;
  /** Whether a cell is selected, so that digits can be written. */
  readonly canWrite: boolean;
  /** The digits that are on the board as often as on a solved board; their keys are dimmed. */
  readonly used: ReadonlySet<number>;
  onDigit(digit: number): void;
  onPencil(): void;
  onClear(): void;
  onSlide(by: 1 | -1): void;
}

/**
 * The lines of digit keys: up to 6 keys share one line; 8 are split 4 + 4, and 9 are split 5 + 4.
 */
function linesOf(size: number): number[][] {
  const digits = Array.from({ length: size }, (_, i) => i + 1);
  return size <= 6 ? [digits] : [digits.slice(0, size - 4), digits.slice(size - 4)];
}

export function Keypad(props: KeypadProps) {
  const { size, locked, pencil } = props;
  const noSlide = locked || !props.canSlide;
  return (
    <div className="keeps-order flex flex-col gap-2">
      <div className="ss-tools">
        <PadTool
          label="Slide left"
          disabled={noSlide}
          icon={<ArrowLeftToLine size={20} aria-hidden />}
          onPress={() => props.onSlide(-1)}
        />
        <PadTool
          label="Slide right"
          disabled={noSlide}
          icon={<ArrowRightToLine size={20} aria-hidden />}
          onPress={() => props.onSlide(1)}
        />
        <PadTool
          label="Pencil"
          disabled={locked}
          pressed={pencil}
          icon={<Pencil size={20} aria-hidden />}
          onPress={props.onPencil}
        />
        <PadTool
          label="Clear"
          disabled={locked || !props.canWrite}
          icon={<Eraser size={20} aria-hidden />}
          onPress={props.onClear}
        />
      </div>
      <PadKeys
        lines={linesOf(size)}
        pencil={pencil}
        disabled={locked}
        used={props.used}
        onDigit={props.onDigit}
      />
    </div>
  );
}
