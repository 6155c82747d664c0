/** Digits, pencil, clear, and the two slide buttons for the selected row. */
import { ArrowLeftToLine, ArrowRightToLine, Eraser, Pencil } from 'lucide-react';
import { PadKeys, PadTool } from '../../../ui/Pad.tsx';

export interface KeypadProps {
  readonly size: number;
  readonly locked: boolean;
  readonly pencil: boolean;
  /** The selected row may be slid. */
  readonly canSlide: boolean;
  /** A cell is selected. */
  readonly canWrite: boolean;
  /** Digits of which the board holds all. */
  readonly used: ReadonlySet<number>;
  onDigit(digit: number): void;
  onPencil(): void;
  onClear(): void;
  onSlide(by: 1 | -1): void;
}

/** Small boards have one line of keys; 8 stand in four and four, 9 in five and four. */
function linesOf(size: number): number[][] {
  const digits = Array.from({ length: size }, (_, i) => i + 1);
  return size <= 6 ? [digits] : [digits.slice(0, size - 4), digits.slice(size - 4)];
}

export function Keypad(props: KeypadProps) {
  const { size, locked, pencil } = props;
  const noSlide = locked || !props.canSlide;
  return (
    <div className="flex flex-col gap-2">
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
