/** One of a list, labelled: the system's own, which works on every device and with every hand. */
import { type ReactNode, useId } from 'react';

export interface SelectProps {
  readonly label: string;
  readonly value: string | number;
  /** `<option>`s. */
  readonly children: ReactNode;
  onChange(value: string): void;
}

export function Select({ label, value, children, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="rfd-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="ed-input"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
    </div>
  );
}

/** Options that are called what they are. */
export function options(values: readonly (string | number)[]) {
  return values.map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ));
}
