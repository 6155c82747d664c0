/** What stands below a board of digits: the digits themselves, and tools with a word each. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { PressButton } from './PressButton.tsx';

export interface PadToolProps {
  readonly label: string;
  /** In full, where the label is too short: it begins with the label. */
  readonly spoken?: string;
  readonly disabled: boolean;
  /** What it does is under way. */
  readonly busy?: boolean;
  /** For a tool that stays in hand. */
  readonly pressed?: boolean;
  /** For a tool that opens something. */
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
  /** Line by line. */
  readonly lines: readonly (readonly number[])[];
  /** Digits are noted, not written. */
  readonly pencil: boolean;
  readonly disabled: boolean;
  /** Digits of which the board holds all. */
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
