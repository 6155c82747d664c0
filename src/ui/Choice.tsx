/** Radio buttons in a row, to choose between a few values. */
import { useId } from 'react';
import { cx } from './cx.ts';

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  onChange(value: Value): void;
  /** Whether a heading above the choice makes the label redundant to the eye. */
  readonly unseen?: boolean;
  /** Optional line that explains the label. */
  readonly about?: string;
}

export function Choice<Value extends string>({
  label,
  unseen = false,
  value,
  options,
  onChange,
  about,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={about && `${name}about`}>
      <legend className={unseen ? 'sr-only' : 'mb-2 font-medium'}>{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-3xl bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative flex min-h-11 max-w-full flex-[1_0_auto] cursor-pointer select-none items-center justify-center rounded-full border px-[min(0.75rem,3vw)] text-sm',
              option.value === value ? 'segment-selected' : 'border-transparent text-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              className="-inset-px pointer-events-none absolute appearance-none rounded-full outline-offset-0"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {about && (
        <p id={`${name}about`} className="mt-2 text-sm text-soft">
          {about}
        </p>
      )}
    </fieldset>
  );
}
