/** A whole number in a clue, committed on Enter or blur. */
import { useId, useState } from 'react';
import { plainDigits } from '../../../lib/digits.ts';
import { isComposing } from '../../../ui/keys.ts';
import { MAX_NUMBER } from '../rules/clueCodec.ts';
import { grouped } from '../rules/kinds.ts';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  onChange(value: number): void;
}

export function NumberField({ label, value, least, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const about = useId();
  const problem = typed === null ? null : problemOf(typed, least);

  function done(): void {
    if (typed === null || problem !== null) return;
    setTyped(null);
    if (Number(typed) !== value) onChange(Number(typed));
  }

  return (
    <label className="cnd-field">
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="ed-input"
        value={typed ?? value}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : about}
        onChange={({ target }) => setTyped(plainDigits(target.value))}
        onBlur={done}
        onKeyDown={({ key, nativeEvent }) => {
          if (isComposing(nativeEvent)) return;
          if (key === 'Enter') done();
          else if (key === 'Escape') setTyped(null);
        }}
      />
      {problem !== null && (
        <span id={about} className="cnd-problem" role="alert">
          {problem}
        </span>
      )}
    </label>
  );
}

function problemOf(typed: string, least: number): string | null {
  const text = typed.trim();
  const isFine = /^\d+$/.test(text) && Number(text) >= least && Number(text) <= MAX_NUMBER;
  return isFine ? null : `A whole number from ${least} to ${grouped(MAX_NUMBER)}, please.`;
}
