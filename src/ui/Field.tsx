/** A line of text to fill in: label, hint, and what is wrong with it below. */
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** A sentence, or null when nothing is wrong. */
  readonly error?: string | null;
  /** A neighbour says the same. */
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
          // 16 px: anything smaller makes iOS zoom in.
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
