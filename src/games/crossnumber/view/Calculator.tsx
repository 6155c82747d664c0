/** The calculator: lists the numbers of a kind that fit an entry, and evaluates arithmetic. */
import { Pin } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { plainDigits } from '../../../lib/digits.ts';
import { grouped } from '../../../lib/grouped.ts';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/Field.tsx';
import { type Entry, entryName, gridOf, numberAt } from '../rules/grid.ts';
import { entriesIn } from '../rules/meaning.ts';
import { type Board, EMPTY, type State } from '../rules/types.ts';
import { candidates, ownSort, SORTS, type Sort, sortIn } from './candidates.ts';
import { workOut } from './sums.ts';

/** The longest list of numbers shown. */
const SHOWN = 60;
const MOST = 1_000_000;

/** The index in `SORTS` of the list chosen last, for entries whose clue suggests none. */
let lastSort = 0;

/** The list shown first for an entry (squares, primes …), as the entry's clue suggests. */
function firstChoice(board: Board, { id }: Entry, state: State) {
  const grid = gridOf(board.rows);
  const clue = Object.hasOwn(board.clues, id) ? board.clues[id]! : null;
  const numberOf = (other: string) =>
    numberAt(state.digits, grid.entries[grid.indexOf.get(other)!]!.cells);
  const found = clue && sortIn(clue, numberOf);
  const isPlain =
    found && clue && JSON.stringify(SORTS[found.sort]!.clue(found.number)) === JSON.stringify(clue);
  const own = clue && !isPlain && entriesIn(clue).length === 0 ? ownSort(clue) : null;
  const sorts = own ? [own, ...SORTS] : SORTS;
  const at = own ? 0 : (found?.sort ?? lastSort);
  return { sorts, at, number: own || !found ? sorts[at]!.first : found.number };
}

function SortChoice(props: {
  readonly entry: Entry;
  readonly state: State;
  readonly sorts: readonly Sort[];
  /** The index in `sorts` of the chosen list. */
  readonly chosen: number;
  readonly pinned: boolean;
  /** The sentence that says how many numbers fit. */
  readonly words: string;
  /** The field for the number that the list asks for, as in "Multiples of…". */
  readonly number: ReactNode;
  onChoose(sort: number): void;
  onPin(): void;
}) {
  const { entry, state, pinned } = props;
  const select = useId();
  return (
    <div>
      <div className="cn-calculator-head" data-pinned={pinned || undefined}>
        <label htmlFor={select} className="font-medium">
          <span className="cn-calculator-for">Numbers for</span>
          <span>{` ${entryName(entry.id)}`}</span>
        </label>
        <span className="cn-pattern" aria-hidden>
          {entry.cells.map((cell) => (
            <span key={cell}>{state.digits[cell] === EMPTY ? '' : state.digits[cell]}</span>
          ))}
        </span>
        <p className="ml-auto text-sm text-soft" role="status">
          {props.words}
        </p>
      </div>
      <div className="cn-sort">
        <select
          id={select}
          className="min-h-11 w-full min-w-0 flex-1 rounded-xl border border-edge bg-ground px-3 text-base text-ink"
          value={props.chosen}
          onChange={(event) => props.onChoose(Number(event.target.value))}
        >
          {props.sorts.map(({ name }, i) => (
            <option key={name} value={i}>
              {name}
            </option>
          ))}
        </select>
        {props.number}
        <button
          type="button"
          className={cx('cn-pin', pinned && 'cn-pin-on')}
          aria-pressed={pinned}
          aria-label={`Pin this list to ${entryName(entry.id)}`}
          title={pinned ? 'Unpin this list' : 'Pin this list'}
          onClick={props.onPin}
        >
          <Pin size={18} aria-hidden />
        </button>
      </div>
    </div>
  );
}

export function fitWords(n: number): string {
  if (n === 0) return 'None fit here.';
  const fit = `${grouped(n)} ${n === 1 ? 'fits' : 'fit'} here.`;
  return n > SHOWN ? `${fit} Showing the first ${SHOWN}.` : fit;
}

export interface NumbersProps {
  readonly board: Board;
  /** The entry whose numbers are listed: the current one, or the pinned one. */
  readonly entry: Entry;
  readonly pinned: boolean;
  readonly state: State;
  onTake(value: number): void;
  onPin(): void;
}

function List(props: NumbersProps) {
  const { board, entry, state } = props;
  const [begun] = useState(() => firstChoice(board, entry, state));
  const { sorts } = begun;
  const [at, setAt] = useState(begun.at);
  const sort = sorts[at]!;
  const [text, setText] = useState(`${begun.number}`);
  const number = Number(text);
  const isFit = Number.isInteger(number) && number >= sort.least && number <= MOST;
  const error =
    sort.asks && !isFit ? `Enter a whole number from ${sort.least} to 1,000,000.` : null;
  const found = useMemo(
    () => (error ? [] : candidates(sort, number, entry, state)),
    [error, sort, number, entry, state],
  );

  function choose(next: number): void {
    setAt(next);
    const sort = sorts[next]!;
    lastSort = Math.max(0, SORTS.indexOf(sort));
    setText(`${sort.first}`);
  }

  return (
    <div className="flex flex-col gap-2">
      <SortChoice
        entry={entry}
        state={state}
        sorts={sorts}
        chosen={at}
        pinned={props.pinned}
        words={error ? '' : fitWords(found.length)}
        onChoose={choose}
        onPin={props.onPin}
        number={
          sort.asks && (
            <div className="cn-asks">
              <Field
                label={sort.asks}
                isLabelHidden
                inputMode="numeric"
                value={text}
                error={error}
                onChange={(event) => setText(plainDigits(event.target.value))}
              />
            </div>
          )
        }
      />
      {found.length > 0 && (
        <ul className="cn-candidates">
          {found.slice(0, SHOWN).map((value) => (
            <li key={value}>
              <button
                type="button"
                className="cn-candidate"
                aria-label={`${value} into ${entryName(entry.id)}`}
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

/**
 * The list of numbers that fit an entry. Its React key starts a new list for each entry, as the
 * entry's clue suggests.
 */
export function Numbers(props: NumbersProps) {
  return <List key={props.entry.id} {...props} />;
}

export function Sum() {
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
            <span>= </span>
            <b className="text-base text-ink tabular-nums">{result.value}</b>
          </>
        ) : isEmpty ? (
          'You can use + − × ÷ ^ and brackets.'
        ) : (
          result.problem.message
        )}
      </p>
    </div>
  );
}
