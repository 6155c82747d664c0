/** The clues: the current one between its neighbours, and all of them in two lists. */
import { Check, ChevronLeft, ChevronRight, X } from 'lucide-react';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { PressButton } from '../../../ui/PressButton.tsx';
import { reveal } from '../../../ui/reveal.ts';
import { useHandler } from '../../../ui/useHandler.ts';
import { useSwipe } from '../../../ui/useSwipe.ts';
import { type HintRole, hintWords } from '../../shared/hintRole.ts';
import { type Direction, type Entry, entryName, type Grid } from '../rules/grid.ts';
import type { Board } from '../rules/types.ts';
import type { Hinted } from './hinted.ts';
import { clueOf, noteText } from './words.ts';

/** The longest clue, in characters, that fits two lines of a phone in normal type. */
const LONG = 46;

export interface ClueState {
  /** Whether every square of the entry is filled, right or wrong. */
  readonly full: boolean;
  /** Whether the entry breaks its clue, and the player wants to see that. */
  readonly broken: boolean;
}

export function ClueBar(props: {
  readonly board: Board;
  readonly entry: Entry;
  readonly state: ClueState;
  readonly hint: HintRole | null;
  onStep(by: 1 | -1): void;
  onTurn(): void;
}) {
  const { board, entry, state, hint } = props;
  const clue = clueOf(board, entry.id);
  const note = noteText(board, entry.id);
  const bar = useRef<HTMLButtonElement>(null);
  const { handlers, isEndOfSwipe } = useSwipe(bar, { onAcross: props.onStep });
  return (
    <div className="cn-bar keeps-order">
      <PressButton
        className="cn-bar-step"
        aria-label="Previous clue"
        onPress={() => props.onStep(-1)}
      >
        <ChevronLeft size={20} aria-hidden />
      </PressButton>
      <button
        ref={bar}
        type="button"
        className={cx(
          'cn-bar-clue',
          clue.length > LONG && 'cn-bar-long',
          note !== '' && 'cn-bar-noted',
          hint && `cn-clue-${hint}`,
        )}
        data-hint={hint ?? undefined}
        {...handlers}
        onClick={(event) => isEndOfSwipe(event) || props.onTurn()}
      >
        <span>
          <b>{entryName(entry.id)}</b>
          <span>{` ${clue} `}</span>
          {state.broken && (
            <X size={18} strokeWidth={2.5} className="cn-bad" aria-label="clue broken" />
          )}
          {hint && <span className="sr-only">{`, ${hintWords(hint)}`}</span>}
          {/* The note is always rendered, or a swipe that starts on it would lose its end. */}
          <span className="cn-note">{note}</span>
        </span>
      </button>
      <PressButton className="cn-bar-step" aria-label="Next clue" onPress={() => props.onStep(1)}>
        <ChevronRight size={20} aria-hidden />
      </PressButton>
    </div>
  );
}

interface ClueListProps {
  readonly board: Board;
  readonly grid: Grid;
  /** The clues' display states, by entry. */
  readonly states: readonly ClueState[];
  readonly hinted: Hinted;
  readonly current: string | null;
  /** Whether the lists are visible; then the current clue is scrolled into view. */
  readonly shown: boolean;
  /** Whether Across and Down are side by side where there is room. */
  readonly beside: boolean;
  onSelect(entry: Entry): void;
}

interface ClueProps extends ClueState {
  readonly entry: Entry;
  readonly text: string;
  /** The note on a convention below the clue; empty except for the current clue. */
  readonly note: string;
  /** The ref for the clue to scroll into view; null for all others. */
  readonly item: RefObject<HTMLButtonElement | null> | null;
  readonly current: boolean;
  readonly hint: HintRole | null;
  onSelect(entry: Entry): void;
}

/**
 * Takes primitive props, so that entering a digit re-renders only one or two of some forty clues.
 */
const Clue = memo(function Clue(props: ClueProps) {
  const { entry, text, full, broken, item, hint, onSelect } = props;
  return (
    <li>
      <PressButton
        ref={item}
        className={cx('cn-clue', full && 'cn-clue-full', hint && `cn-clue-${hint}`)}
        aria-current={props.current}
        data-hint={hint ?? undefined}
        onPress={() => onSelect(entry)}
      >
        <b className="cn-clue-number">{entry.number}</b>
        <span>
          <span>{`${text} `}</span>
          <span className="cn-clue-length">{`(${entry.cells.length})`}</span>
          <span className="sr-only">{`, ${entry.direction}`}</span>
          {hint && <span className="sr-only">{`, ${hintWords(hint)}`}</span>}
          {props.note !== '' && <span className="cn-note">{props.note}</span>}
        </span>
        {broken ? (
          <X size={16} className="cn-bad" aria-label="clue broken" />
        ) : (
          full && <Check size={16} aria-label="filled" />
        )}
      </PressButton>
    </li>
  );
});

function ClueList({ direction, ...props }: ClueListProps & { readonly direction: Direction }) {
  const { board, grid, states, hinted, current, shown } = props;
  // A shown hint's clue is scrolled into view rather than the current clue.
  const revealed = hinted.first ?? current;
  const item = useRef<HTMLButtonElement>(null);
  const onSelect = useHandler(props.onSelect);
  useEffect(() => {
    if (shown && revealed && item.current) reveal(item.current);
  }, [shown, revealed]);
  return (
    <section aria-label={direction === 'across' ? 'Across' : 'Down'}>
      <p className="cn-list-title" aria-hidden>
        {direction === 'across' ? 'Across' : 'Down'}
      </p>
      <ol className="cn-list">
        {grid.entries.map((entry, i) =>
          entry.direction === direction ? (
            <Clue
              key={entry.id}
              entry={entry}
              text={clueOf(board, entry.id)}
              note={entry.id === current ? noteText(board, entry.id) : ''}
              full={states[i]!.full}
              broken={states[i]!.broken}
              item={entry.id === revealed ? item : null}
              current={entry.id === current}
              hint={hinted.entries.get(entry.id) ?? null}
              onSelect={onSelect}
            />
          ) : null,
        )}
      </ol>
    </section>
  );
}

export function ClueLists(props: ClueListProps) {
  return (
    <div className={cx('cn-lists', props.beside && 'cn-lists-beside')}>
      <ClueList {...props} direction="across" />
      <ClueList {...props} direction="down" />
    </div>
  );
}
