/** Keypad below a board of digits: the digits, and labelled tools. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { PressButton } from './PressButton.tsx';

export interface PadToolProps {
  readonly label: string;
  /** Accessible name of a tool whose label alone is too short; it starts with the label. */
  readonly spoken?: string;
  readonly disabled: boolean;
  /** The tool's action is under way. */
  readonly busy?: boolean;
  /** Whether a tool that is switched on and off is on. */
  readonly pressed?: boolean;
  /** For a tool that opens something: whether that is open. */
  readonly expanded?: boolean;
  readonly icon: ReactNode;
  onPress(): void;
}

export function PadTool(props: PadToolProps) {
  return (
    <PressButton
      className={cx('pad-tool', (props.pressed || props.expanded) && 'pad-tool-on')}
      disabled={props.disabled}
      aria-busy={props.busy || undefined}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-label={props.spoken}
      title={props.spoken}
      onPress={props.onPress}
    >
      {props.icon}
      <span>{props.label}</span>
    </PressButton>
  );
}

export interface PadKeysProps {
  /** The digits of the keypad, one list for each line of keys. */
  readonly lines: readonly (readonly number[])[];
  /** Whether digits are entered as pencil marks. */
  readonly pencil: boolean;
  readonly disabled: boolean;
  /** Digits that are complete on the board. */
  readonly used?: ReadonlySet<number>;
  onDigit(digit: number): void;
}

export function PadKeys({ lines, pencil, disabled, used, onDigit }: PadKeysProps) {
  return lines.map((line) => (
    <div key={line[0]} className="flex gap-1.5">
      {line.map((digit) => (
        <PressButton
          key={digit}
          className={cx('pad-key', pencil && 'pad-key-pencil', used?.has(digit) && 'pad-key-used')}
          disabled={disabled}
          aria-label={pencil ? `Mark ${digit}` : `${digit}`}
          onPress={() => onDigit(digit)}
        >
          {digit}
        </PressButton>
      ))}
    </div>
  ));
}
