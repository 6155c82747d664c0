/** The text field for a country's name, with suggestions while typing. */
import { Autocomplete } from '@base-ui/react/autocomplete';
import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { button } from '../../../ui/button.ts';
import { cx } from '../../../ui/cx.ts';
import { isComposing } from '../../../ui/keys.ts';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import type { Code } from '../rules/types.ts';
import type { Country } from '../world/countries.ts';
import { meaningOf } from '../world/meaning.ts';
import { matches } from '../world/search.ts';
import type { Problem } from './problem.ts';
import { inSentence } from './words.ts';

export interface GuessFieldProps {
  readonly text: string;
  readonly locked: boolean;
  /** Why the last guess was not accepted, or null. */
  readonly problem: Problem | null;
  readonly tried: readonly Code[];
  readonly input: RefObject<HTMLInputElement | null>;
  onText(text: string): void;
  /**
   * Submits the text as a guess.
   * @param chosen the suggestion highlighted by keyboard, if any.
   */
  onGuess(chosen: Country | null): void;
}

export function GuessField(props: GuessFieldProps) {
  const { text, locked, problem, tried, input, onText, onGuess } = props;
  const highlighted = useRef<Country | null>(null);
  const [open, setOpen] = useState(false);
  // The text to suggest for is deferred: a typed letter appears before its suggestions are
  // computed.
  const later = useDeferredValue(text);
  // The typed text for which an arrow key asked for suggestions at once, without deferral.
  const [hurried, setHurried] = useState('');
  const read = hurried === text ? text : later;
  const items = useMemo(() => (read.trim() === '' ? [] : matches(read).slice(0, 30)), [read]);
  // The list of suggestions closes at once; it opens when its content is ready.
  const opened = useDeferredValue(open);
  const shown = open && (opened || hurried === text) && items.length > 0 && !locked;
  const meaning = useMemo(() => meaningOf(read), [read]);
  // The country that Enter would guess; its suggestion is highlighted.
  const sure = meaning.kind === 'country' ? meaning.country : null;

  /**
   * Updates the suggestions to the current text at once.
   * @returns whether the list of suggestions is open.
   */
  function hurry(): boolean {
    if (open && read !== text) flushSync(() => setHurried(text));
    return open;
  }

  function close() {
    highlighted.current = null;
    setOpen(false);
  }

  return (
    <form
      className="gf-field"
      onSubmit={(event) => {
        event.preventDefault();
        close();
        onGuess(null);
      }}
    >
      <div className="gf-name-field">
        <Autocomplete.Root
          items={items}
          mode="none"
          // `inline`: the popup of Base UI would hide the rest of the page, with the guess button,
          // from screen readers.
          inline
          // `open` is always set: the list of suggestions is rendered only while it should show,
          // and toggling `open` would render the field twice.
          open
          value={text}
          disabled={locked}
          itemToStringValue={(country: Country) => country.name}
          onValueChange={(value, { reason }) => {
            if (reason === 'item-press') return;
            setOpen(true);
            onText(value);
          }}
          onItemHighlighted={(country, { reason }) => {
            highlighted.current = reason === 'keyboard' ? (country ?? null) : null;
          }}
        >
          <NameInput
            input={input}
            hasProblem={problem !== null}
            isOpen={shown}
            onArrow={hurry}
            onClose={close}
            onClear={() => onText('')}
            onEnter={() => {
              const chosen = highlighted.current;
              close();
              onGuess(chosen);
            }}
          />
          {shown && (
            <Suggestions
              sure={sure}
              tried={tried}
              onChoose={(country) => {
                close();
                onText(country.name);
              }}
            />
          )}
        </Autocomplete.Root>
      </div>
      <button type="submit" className={button.primary} disabled={locked || text.trim() === ''}>
        Guess
      </button>
      <ProblemLine
        problem={problem}
        onChoose={(country) => {
          onText(country.name);
          input.current?.focus({ preventScroll: true });
        }}
      />
    </form>
  );
}

function NameInput(props: {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly hasProblem: boolean;
  /** Whether the suggestions are shown. */
  readonly isOpen: boolean;
  /**
   * Called for an arrow key.
   * @returns whether the list of suggestions is open.
   */
  onArrow(): boolean;
  onClose(): void;
  onClear(): void;
  onEnter(): void;
}) {
  return (
    <Autocomplete.Input
      ref={props.input}
      className="gf-input"
      placeholder="Name a country"
      aria-label="Country"
      aria-expanded={props.isOpen}
      aria-invalid={props.hasProblem}
      aria-describedby={props.hasProblem ? 'gf-problem' : undefined}
      autoCapitalize="words"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="go"
      // Keeps Base UI from highlighting a suggestion on focus while the list is closed.
      onFocus={(event) => event.preventBaseUIHandler()}
      onBlur={props.onClose}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) {
          event.preventBaseUIHandler();
          return;
        }
        if (event.key === 'Escape') {
          event.preventBaseUIHandler();
          if (props.isOpen) props.onClose();
          else props.onClear();
        }
        // Prevents arrow keys from highlighting a suggestion in a hidden list: Enter would guess
        // that country.
        const isStep = event.key === 'ArrowDown' || event.key === 'ArrowUp';
        if (isStep && !props.onArrow()) event.preventBaseUIHandler();
        if (event.key !== 'Enter') return;
        // Enter submits the guess at once; Base UI would only fill in the suggestion's name.
        event.preventBaseUIHandler();
        event.preventDefault();
        props.onEnter();
      }}
    />
  );
}

/** The list of countries that match the typed text. */
function Suggestions(props: {
  /** The country that Enter would guess. */
  readonly sure: Country | null;
  readonly tried: readonly Code[];
  onChoose(country: Country): void;
}) {
  return (
    <Autocomplete.List
      className="gf-options"
      aria-label="Suggestions"
      // Tapping a suggestion keeps the focus in the text field, and a phone's keyboard open.
      onMouseDown={(event) => event.preventDefault()}
    >
      {(country: Country) => (
        <Autocomplete.Item
          key={country.code}
          value={country}
          className={cx('gf-option', country === props.sure && 'gf-option-sure')}
          onClick={() => props.onChoose(country)}
        >
          <span>{country.name}</span>
          {props.tried.includes(country.code) && <span className="text-soft">tried</span>}
        </Autocomplete.Item>
      )}
    </Autocomplete.List>
  );
}

/**
 * The line that explains why a guess was not accepted. Always mounted: screen readers do not read
 * out content that is present when a live region mounts.
 */
function ProblemLine(props: {
  readonly problem: Problem | null;
  onChoose(country: Country): void;
}) {
  const { problem } = props;
  return (
    <LiveRegion of={problem} className="gf-problem-place">
      {problem !== null && (
        <span id="gf-problem" className="gf-problem">
          <span>
            <span>{problem.words}</span>
            {problem.choices.map((country, i) => (
              <span key={country.code}>
                <span>{i === 0 ? ' ' : i === problem.choices.length - 1 ? ' or ' : ', '}</span>
                <button type="button" onClick={() => props.onChoose(country)}>
                  {inSentence(country)}
                </button>
              </span>
            ))}
            <span>{problem.end}</span>
          </span>
        </span>
      )}
    </LiveRegion>
  );
}
