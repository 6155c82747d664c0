/** Radio buttons in a row, to choose between a few values. */
import { useId } from 'react';

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  onChange(value: Value): void;
  /** Optional line that explains the label. */
  readonly about?: string;
}

export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
  about,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={about && `${name}about`}>
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-3xl bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 flex-[1_0_auto] cursor-pointer select-none items-center justify-center rounded-full border border-transparent px-[min(0.75rem,3vw)] text-sm text-soft has-checked:segment-selected has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
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
