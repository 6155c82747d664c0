/** A checkbox with its label. */
import { cx } from './cx.ts';

export interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Whether what it agrees to cannot be undone. */
  readonly isGrave?: boolean;
  onChange(checked: boolean): void;
}

export function Checkbox({ label, checked, isGrave, onChange }: CheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className={cx('size-5 shrink-0', isGrave ? 'accent-bad' : 'accent-accent')}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
