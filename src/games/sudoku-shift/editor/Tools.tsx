/** The toolbar of the staff's editor: digits, blanks, pins, and the solver's help. */
import { Eraser, Pin, PinOff, WandSparkles } from 'lucide-react';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { button } from '../../../ui/button.ts';

export interface ToolsProps {
  readonly size: number;
  /** Whether the solver is at work on an earlier request. */
  readonly busy: boolean;
  /** The chosen blank's digit in the solution; 0 where it is unknown or no blank is chosen. */
  readonly known: number;
  /** Whether the chosen row is pinned. */
  readonly isRowPinned: boolean;
  /** Writes a digit into the chosen cell; 0 blanks it. */
  onWrite(digit: number): void;
  /** Pins or unpins the chosen row. */
  onPin(): void;
  /** Adds or fills a blank, by the tool of bench.ts that has this name. */
  onTool(name: string): void;
}

export function Tools({ size, busy, known, isRowPinned, onWrite, onPin, onTool }: ToolsProps) {
  return (
    <div className="ssd-tools" role="toolbar" aria-label="Change the board">
      <div className="ssd-digits">
        {Array.from({ length: size }, (_, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the digit
            key={i}
            type="button"
            className="ssd-digit"
            onClick={() => onWrite(i + 1)}
          >
            {i + 1}
          </button>
        ))}
      </div>
      <div className="ed-buttons">
        <button type="button" className={button.secondary} onClick={() => onWrite(0)}>
          <Eraser size={18} aria-hidden /> Blank
        </button>
        <button
          type="button"
          className={button.secondary}
          disabled={known === 0}
          onClick={() => onWrite(known)}
        >
          Give its digit
        </button>
        <button type="button" className={button.secondary} onClick={onPin}>
          {isRowPinned ? <PinOff size={18} aria-hidden /> : <Pin size={18} aria-hidden />}
          <span>{isRowPinned ? 'Unpin row' : 'Pin row'}</span>
        </button>
        {(['Blank one more', 'Fill one more'] as const).map((words) => (
          <ActionButton
            key={words}
            className={button.secondary}
            disabled={busy}
            onClick={() => onTool(words.toLowerCase())}
          >
            <WandSparkles size={18} aria-hidden /> <span>{words}</span>
          </ActionButton>
        ))}
      </div>
    </div>
  );
}
