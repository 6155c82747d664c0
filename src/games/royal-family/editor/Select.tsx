/** A labelled native select, which works on every device and with every input method. */
import { type ReactNode, useId } from 'react';

export interface SelectProps {
  readonly label: string;
  readonly value: string | number;
  /** The select's `<option>` elements. */
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

/** Options of a select whose labels equal their values. */
export function options(values: readonly (string | number)[]) {
  return values.map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ));
}
