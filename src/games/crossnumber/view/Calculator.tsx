/** A strip of paper beside the grid: which numbers of a kind fit here, and plain arithmetic. */
import { useId, useMemo, useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { type Entry, entryName } from '../rules/grid.ts';
import { EMPTY, type State } from '../rules/types.ts';
import { candidates, SORTS } from './candidates.ts';
import { workOut } from './sums.ts';

/** More numbers than these make no list. */
const SHOWN = 60;
const MOST = 1_000_000;

/** The kind chosen last: the strip forgets all else when it closes. */
let lastSort = 0;

function SortChoice(props: {
  readonly entry: Entry;
  readonly state: State;
  /** Index into `SORTS`. */
  readonly chosen: number;
  onChoose(sort: number): void;
}) {
  const { entry, state } = props;
  const select = useId();
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <label
          htmlFor={select}
          className="mb-1.5 flex items-center justify-between gap-3 font-medium"
        >
          Numbers for {entryName(entry.id)}
          <span className="cn-pattern" aria-hidden>
            {entry.cells.map((cell) => (
              <span key={cell}>{state.digits[cell] === EMPTY ? '' : state.digits[cell]}</span>
            ))}
          </span>
        </label>
        <select
          id={select}
          className="min-h-11 w-full rounded-xl border border-edge bg-ground px-3 text-base text-ink"
          value={props.chosen}
          onChange={(event) => props.onChoose(Number(event.target.value))}
        >
          {SORTS.map(({ name }, i) => (
            <option key={name} value={i}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function countWords(count: number): string {
  if (count === 0) return 'None fits here.';
  if (count === 1) return 'One fits here.';
  return `${count} fit here${count > SHOWN ? `, of which the first ${SHOWN} are listed` : ''}.`;
}

function Numbers(props: {
  readonly entry: Entry;
  readonly state: State;
  onTake(value: number): void;
}) {
  const { entry, state } = props;
  const [at, setAt] = useState(lastSort);
  const sort = SORTS[at]!;
  const [text, setText] = useState(`${sort.first}`);
  const number = Number(text);
  const isFit = Number.isInteger(number) && number >= sort.least && number <= MOST;
  const error =
    sort.asks && !isFit ? `Write a whole number from ${sort.least} to one million.` : null;
  const found = useMemo(
    () => (error ? [] : candidates(sort, number, entry, state)),
    [error, sort, number, entry, state],
  );

  function choose(next: number): void {
    setAt(next);
    lastSort = next;
    setText(`${SORTS[next]!.first}`);
  }

  return (
    <div className="flex flex-col gap-3">
      <SortChoice entry={entry} state={state} chosen={at} onChoose={choose} />
      {sort.asks && (
        <Field
          label={sort.asks}
          inputMode="numeric"
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <p className="text-sm text-soft" role="status">
        {error ? '' : countWords(found.length)}
      </p>
      {found.length > 0 && (
        <ul className="cn-candidates">
          {found.slice(0, SHOWN).map((value) => (
            <li key={value}>
              <button
                type="button"
                className="cn-candidate"
                aria-label={`Write ${value} into ${entryName(entry.id)}`}
                onClick={() => props.onTake(value)}
              >
                {value}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Sum() {
  const [line, setLine] = useState('');
  const result = workOut(line);
  const isEmpty = line.trim() === '';
  return (
    <div>
      <Field
        label="Arithmetic"
        placeholder="17 × 23"
        autoComplete="off"
        spellCheck={false}
        value={line}
        onChange={(event) => setLine(event.target.value)}
      />
      <p className="mt-1.5 min-h-6 text-sm text-soft" role="status">
        {result.ok ? (
          <>
            = <b className="text-base text-ink tabular-nums">{result.value}</b>
          </>
        ) : isEmpty ? (
          'With + − × ÷ ^ and brackets.'
        ) : (
          result.problem.message
        )}
      </p>
    </div>
  );
}

export function Calculator(props: {
  readonly entry: Entry;
  readonly state: State;
  onTake(value: number): void;
}) {
  return (
    <div className="flex flex-col gap-4">
      <Numbers {...props} />
      <Sum />
    </div>
  );
}
