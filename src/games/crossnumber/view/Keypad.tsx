/** Ten digits, and the tools: pencil, erase, check, calculator. */
import { Calculator, CircleCheck, Eraser, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';

const LINES = [
  [1, 2, 3, 4, 5],
  [6, 7, 8, 9, 0],
];

export interface KeypadProps {
  readonly locked: boolean;
  readonly pencil: boolean;
  readonly canErase: boolean;
  /** Null where nobody is there to check. */
  readonly canCheck: boolean | null;
  /** Null where there is no calculator. */
  readonly calculator: boolean | null;
  onDigit(digit: number): void;
  onPencil(): void;
  onErase(): void;
  onCheck(): void;
  onCalculator(): void;
}

function Tool(props: {
  readonly label: string;
  /** In full, where the label is too short: it begins with the label. */
  readonly spoken?: string;
  readonly disabled: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly icon: ReactNode;
  onPress(): void;
}) {
  return (
    <button
      type="button"
      className={cx('cn-tool', (props.pressed || props.expanded) && 'cn-tool-on')}
      disabled={props.disabled}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-label={props.spoken}
      title={props.spoken}
      onClick={props.onPress}
    >
      {props.icon}
      <span>{props.label}</span>
    </button>
  );
}

export function Keypad(props: KeypadProps) {
  const { locked, pencil } = props;
  return (
    <div className="cn-pad">
      <div className="cn-tools">
        <Tool
          label="Pencil"
          disabled={locked}
          pressed={pencil}
          icon={<Pencil size={18} aria-hidden />}
          onPress={props.onPencil}
        />
        <Tool
          label="Erase"
          disabled={locked || !props.canErase}
          icon={<Eraser size={18} aria-hidden />}
          onPress={props.onErase}
        />
        {props.canCheck !== null && (
          <Tool
            label="Check"
            spoken="Check this entry, adds 20 seconds"
            disabled={locked || !props.canCheck}
            icon={<CircleCheck size={18} aria-hidden />}
            onPress={props.onCheck}
          />
        )}
        {props.calculator !== null && (
          <Tool
            label="Work out"
            disabled={locked}
            expanded={props.calculator}
            icon={<Calculator size={18} aria-hidden />}
            onPress={props.onCalculator}
          />
        )}
      </div>
      {LINES.map((line) => (
        <div key={line[0]} className="cn-keys">
          {line.map((digit) => (
            <button
              key={digit}
              type="button"
              className={cx('cn-key', pencil && 'cn-key-pencil')}
              disabled={locked}
              aria-label={pencil ? `Mark ${digit}` : `${digit}`}
              onClick={() => props.onDigit(digit)}
            >
              {digit}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
