/** A field for a code that is read from paper or pasted. */
import { Field } from './Field.tsx';

export const NO_CODE = 'A code is three five-letter words, like lusab-babad-gutih.';

export interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  /** A sentence about a wrong code; null without one. */
  readonly error: string | null;
  onChange(text: string): void;
}

export function CodeField({ onChange, ...field }: CodeFieldProps) {
  return (
    <Field
      {...field}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
