/** A password field with a button that reveals the password. */
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { button } from '../../ui/button.ts';
import { Field } from '../../ui/Field.tsx';

export interface PasswordFieldProps {
  readonly label?: string;
  /** The player invents a password here: the browser may suggest one. */
  readonly isNew?: boolean;
  /** The account's address, for password managers, where the form has no field for it. */
  readonly username?: string | null;
  readonly value: string;
  readonly error: string | null;
  onChange(value: string): void;
}

export function PasswordField(props: PasswordFieldProps) {
  const { label = 'Password', isNew = false, username = null, value, error, onChange } = props;
  const [shown, setShown] = useState(false);
  const field = (
    <Field
      label={label}
      type={shown ? 'text' : 'password'}
      name="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      hint={isNew ? 'At least 6 characters.' : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      trailing={
        <button
          type="button"
          className={button.icon}
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
        </button>
      }
    />
  );
  return (
    <>
      {username !== null && (
        <input type="text" name="email" autoComplete="username" value={username} readOnly hidden />
      )}
      {field}
    </>
  );
}
