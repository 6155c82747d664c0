/** The editor's form fields for a clue: its kind, and each of its parameters. */
import { useId, useMemo, useState } from 'react';
import type { Board, Clue } from '../rules/types.ts';
import { begun, fieldOf, isCompound, isStatement, withField } from './clueEdits.ts';
import { fieldName, GROUPS } from './clueWords.ts';
import { options, Select } from './Select.tsx';

export interface ClueFieldsProps {
  readonly board: Board;
  readonly clue: Clue;
  /** Whether the clue stands alone; false for a part of a compound clue. */
  readonly whole: boolean;
  onChange(clue: Clue): void;
}

export function ClueFields({ board, clue, whole, onChange }: ClueFieldsProps) {
  const keys = Object.keys(clue).filter((key) => key !== 'kind');
  return (
    <div className="rfd-clue-fields">
      <div className="rfd-wide">
        <KindSelect board={board} clue={clue} whole={whole} onChange={onChange} />
      </div>
      {keys.map((key) => (
        <ClueField
          key={`${clue.kind} ${key}`}
          board={board}
          clue={clue}
          field={key}
          onChange={(value) => onChange(withField(board, clue, key, value, whole))}
        />
      ))}
    </div>
  );
}

/**
 * Returns the name or title that the clue is about; for a compound, that of its first statement.
 */
function subjectOf(clue: Clue): string | null {
  if (typeof clue.who === 'string') return clue.who;
  const part = Object.values(clue).find(isStatement);
  return part ? subjectOf(part) : null;
}

function KindSelect({ board, clue, whole, onChange }: ClueFieldsProps) {
  const able = useMemo(
    () =>
      new Map(
        GROUPS.flatMap(({ kinds }) =>
          Object.keys(kinds).map((kind) => [kind, begun(board, kind, null, whole) !== null]),
        ),
      ),
    [board, whole],
  );
  return (
    <Select
      label={whole ? 'What it says' : 'Statement'}
      value={clue.kind}
      onChange={(kind) => {
        const next = begun(board, kind, subjectOf(clue), whole);
        if (next) onChange(next);
      }}
    >
      {GROUPS.filter(({ kinds }) => whole || !isCompound({ kind: Object.keys(kinds)[0]! })).map(
        ({ name, kinds }) => (
          <optgroup key={name} label={name}>
            {Object.entries(kinds).map(([kind, words]) => (
              <option key={kind} value={kind} disabled={able.get(kind) === false}>
                {words.name}
              </option>
            ))}
          </optgroup>
        ),
      )}
    </Select>
  );
}

interface ClueFieldProps {
  readonly board: Board;
  readonly clue: Clue;
  readonly field: string;
  onChange(value: Clue[string]): void;
}

function ClueField({ board, clue, field: key, onChange }: ClueFieldProps) {
  const field = fieldOf(board, clue, key);
  const label = fieldName(clue.kind, key);
  const value = clue[key]!;
  if (isStatement(value)) {
    return (
      <fieldset className="rfd-part rfd-wide">
        <legend>{label}</legend>
        <ClueFields board={board} clue={value} whole={false} onChange={onChange} />
      </fieldset>
    );
  }
  if (field.type === 'number') {
    return <NumberField label={label} value={value} values={field.values} onChange={onChange} />;
  }
  if (field.type === 'person') {
    return (
      <Select label={label} value={value} onChange={onChange}>
        <optgroup label="Names">{options(field.names)}</optgroup>
        {field.titles.length > 0 && (
          <optgroup label="Titles">
            {field.titles.map((title) => (
              <option key={title} value={title}>
                {`the ${title}`}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
    );
  }
  const values = field.type === 'list' ? field.values : [];
  // Keep a value that has become impossible in the list of options until another is chosen.
  const all = values.includes(value) ? values : [value, ...values];
  return (
    <Select
      label={label}
      value={value}
      onChange={(text) => onChange(all.find((one) => String(one) === text) ?? text)}
    >
      {options(all)}
    </Select>
  );
}

function NumberField(props: {
  readonly label: string;
  readonly value: string | number;
  /** Numbers suggested for this field of the clue. */
  readonly values: readonly number[];
  onChange(value: number): void;
}) {
  const { label, value, values, onChange } = props;
  const id = useId();
  const [text, setText] = useState(String(value));
  return (
    <div className="rfd-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="ed-input"
        inputMode="numeric"
        list={`${id}list`}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(target.value.trim() === '' ? Number.NaN : Number(target.value));
        }}
      />
      <datalist id={`${id}list`}>{options(values)}</datalist>
    </div>
  );
}
