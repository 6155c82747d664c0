/** The ten digits and the tools: pencil, erase, check, calculator. */
import { Calculator, CircleCheck, Eraser, Pencil } from 'lucide-react';
import { PadKeys, PadTool } from '../../../ui/Pad.tsx';

const LINES = [
  [1, 2, 3, 4, 5],
  [6, 7, 8, 9, 0],
];

export interface KeypadProps {
  readonly locked: boolean;
  readonly pencil: boolean;
  readonly canErase: boolean;
  /** Whether the entry can be checked; null where no engine can check it. */
  readonly canCheck: boolean | null;
  /** Whether the calculator is open; null where there is none. */
  readonly calculator: boolean | null;
  readonly checking: boolean;
  onDigit(digit: number): void;
  onPencil(): void;
  onErase(): void;
  onCheck(): void;
  onCalculator(): void;
}

export function Keypad(props: KeypadProps) {
  const { locked, pencil } = props;
  return (
    <div className="cn-pad keeps-order">
      <div className="cn-tools">
        <PadTool
          label="Pencil"
          disabled={locked}
          pressed={pencil}
          icon={<Pencil size={18} aria-hidden />}
          onPress={props.onPencil}
        />
        <PadTool
          label="Erase"
          disabled={locked || !props.canErase}
          icon={<Eraser size={18} aria-hidden />}
          onPress={props.onErase}
        />
        {props.canCheck !== null && (
          <PadTool
            label="Check +20 s"
            spoken="Check +20 s: is this entry right?"
            disabled={locked || !props.canCheck}
            busy={props.checking}
            icon={<CircleCheck size={18} aria-hidden />}
            onPress={props.onCheck}
          />
        )}
        {props.calculator !== null && (
          <PadTool
            label="Work out"
            disabled={locked}
            expanded={props.calculator}
            icon={<Calculator size={18} aria-hidden />}
            onPress={props.onCalculator}
          />
        )}
      </div>
      <PadKeys lines={LINES} pencil={pencil} disabled={locked} onDigit={props.onDigit} />
    </div>
  );
}
