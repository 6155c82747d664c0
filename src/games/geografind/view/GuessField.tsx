/** The field for a country's name, with suggestions as one types. */
import { Autocomplete } from '@base-ui/react/autocomplete';
import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { button } from '../../../ui/button.ts';
import { cx } from '../../../ui/cx.ts';
import { isComposing } from '../../../ui/keys.ts';
import type { Code } from '../rules/types.ts';
import type { Country } from '../world/countries.ts';
import { meaningOf } from '../world/meaning.ts';
import { matches } from '../world/search.ts';
import type { Problem } from './problem.ts';
import { inSentence } from './words.ts';

export interface GuessFieldProps {
  readonly text: string;
  readonly locked: boolean;
  /** What is wrong with the last guess, or null. */
  readonly problem: Problem | null;
  readonly tried: readonly Code[];
  readonly input: RefObject<HTMLInputElement | null>;
  onText(text: string): void;
  /** @param chosen the suggestion that the player has gone to, if any. */
  onGuess(chosen: Country | null): void;
}

export function GuessField(props: GuessFieldProps) {
  const { text, locked, problem, tried, input, onText, onGuess } = props;
  const highlighted = useRef<Country | null>(null);
  const [open, setOpen] = useState(false);
  // A letter is there before what it may mean is found and listed.
  const later = useDeferredValue(text);
  // A key that goes through the list does not wait for it.
  const [hurried, setHurried] = useState('');
  const read = hurried === text ? text : later;
  const items = useMemo(() => (read.trim() === '' ? [] : matches(read).slice(0, 30)), [read]);
  // It closes at once, and opens together with what is in it.
  const opened = useDeferredValue(open);
  const shown = open && (opened || hurried === text) && items.length > 0 && !locked;
  const meaning = useMemo(() => meaningOf(read), [read]);
  // What Enter would guess now stands out.
  const sure = meaning.kind === 'country' ? meaning.country : null;

  /** @returns whether there is a list of what the text may mean, as it stands. */
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
          // Its own popup keeps screen readers from the rest of the page, the button beside it too.
          inline
          // Whether there is a list is told by whether there is one: opening and closing would draw the field twice.
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
  /** The suggestions are shown. */
  readonly isOpen: boolean;
  /** @returns whether there is a list to go through. */
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
      // What was gone to in a list that has closed since is not gone back to.
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
        // Else it would go through what nobody sees, and Enter would guess it.
        const isStep = event.key === 'ArrowDown' || event.key === 'ArrowUp';
        if (isStep && !props.onArrow()) event.preventBaseUIHandler();
        if (event.key !== 'Enter') return;
        // Enter guesses at once; the list would only fill the name in.
        event.preventBaseUIHandler();
        event.preventDefault();
        props.onEnter();
      }}
    />
  );
}

/** The countries that the text may mean, as the field lists them. */
function Suggestions(props: {
  /** What Enter would guess now. */
  readonly sure: Country | null;
  readonly tried: readonly Code[];
  onChoose(country: Country): void;
}) {
  return (
    <Autocomplete.List
      className="gf-options"
      aria-label="Suggestions"
      // The focus stays in the field, and so does a phone's keyboard.
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

/** Always there: what a live region brings along when it comes is not read out. */
function ProblemLine(props: {
  readonly problem: Problem | null;
  onChoose(country: Country): void;
}) {
  const { problem } = props;
  return (
    <div role="status" className="gf-problem-place">
      {problem !== null && (
        <p id="gf-problem" className="gf-problem">
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
        </p>
      )}
    </div>
  );
}
