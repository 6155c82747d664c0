/** A field for an email address. */
import { Field } from '../../ui/Field.tsx';

export interface EmailFieldProps {
  readonly label?: string;
  readonly autoComplete: 'username' | 'email';
  readonly value: string;
  readonly error: string | null;
  onChange(value: string): void;
}

export function EmailField({ label = 'Email', onChange, ...input }: EmailFieldProps) {
  return (
    <Field
      {...input}
      label={label}
      type="email"
      name="email"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value.trim())}
    />
  );
}
