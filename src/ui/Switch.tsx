/** On/off switch with a label and a line of explanation. */
import { useId } from 'react';

export interface SwitchProps {
  readonly label: string;
  readonly detail?: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

export function Switch({ label, detail, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-[min(1rem,4vw)]">
      <span className="min-w-0 flex-1 wrap-break-word">
        <span className="block font-medium">{label}</span>
        {detail && <span className="block text-sm text-soft">{detail}</span>}
      </span>
      <span className="relative inline-flex h-[28px] w-[48px] shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 z-10 m-0 cursor-pointer appearance-none rounded-full"
        />
        <span className="absolute inset-0 rounded-full border border-edge bg-sunken transition-colors duration-150 peer-checked:border-accent peer-checked:bg-accent forced-color-adjust-none forced-colors:border-[ButtonText] forced-colors:bg-[Canvas] forced-colors:peer-checked:bg-[Highlight]" />
        <span className="absolute top-[4px] left-[4px] size-[20px] rounded-full bg-edge transition-transform duration-150 peer-checked:translate-x-[20px] peer-checked:bg-on-accent forced-color-adjust-none forced-colors:bg-[ButtonText] forced-colors:peer-checked:bg-[HighlightText]" />
      </span>
    </label>
  );
}
