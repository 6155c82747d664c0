/** Text input with a label, and a hint or error below. */
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** A sentence about invalid input; null if the input is valid. */
  readonly error?: string | null;
  /** Hides the label visually where text beside the field says the same. */
  readonly isLabelHidden?: boolean;
  /** A button at the field's end. */
  readonly trailing?: ReactNode;
}

export function Field({
  label,
  hint,
  error = null,
  isLabelHidden = false,
  trailing,
  ...input
}: FieldProps) {
  const id = useId();
  const below = error ?? hint;
  return (
    <div>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block font-medium'}>
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error !== null}
          aria-describedby={below === undefined ? undefined : `${id}-below`}
          // The text has 16 px: iOS zooms into inputs with smaller text.
          className={`min-h-11 w-full rounded-xl border bg-ground px-3.5 py-2 text-base text-ink ${
            error === null ? 'border-edge' : 'border-bad'
          } ${trailing ? 'pr-12' : ''}`}
        />
        {trailing && (
          <span className="absolute inset-y-0 right-0 flex items-center">{trailing}</span>
        )}
      </div>
      {below !== undefined && (
        <p
          id={`${id}-below`}
          className={`mt-1.5 text-sm ${error === null ? 'text-soft' : 'text-bad'}`}
        >
          {below}
        </p>
      )}
    </div>
  );
}
