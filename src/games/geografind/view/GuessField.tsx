/** The field for a country's name, with suggestions as one types. */
import { Autocomplete } from '@base-ui/react/autocomplete';
import { type RefObject, useRef, useState } from 'react';
import { button } from '../../../ui/button.ts';
import type { Country } from '../countries.ts';
import { matches } from '../search.ts';
import type { Code } from '../types.ts';

export interface GuessFieldProps {
  readonly text: string;
  readonly locked: boolean;
  /** What is wrong with the last guess, or null. */
  readonly problem: string | null;
  readonly tried: readonly Code[];
  readonly input: RefObject<HTMLInputElement | null>;
  onText(text: string): void;
  /** @param chosen the suggestion that the player has gone to, if any. */
  onGuess(chosen: Country | null): void;
}

/** Suggestions fly up where a keyboard takes the lower half of the screen. */
const isNarrow = () => matchMedia('(max-width: 63.99rem)').matches;

export function GuessField(props: GuessFieldProps) {
  const { text, locked, problem, tried, input, onText, onGuess } = props;
  const highlighted = useRef<Country | null>(null);
  const [open, setOpen] = useState(false);
  const items = text.trim() === '' ? [] : matches(text).slice(0, 30);

  return (
    <form
      className="gf-field"
      onSubmit={(event) => {
        event.preventDefault();
        setOpen(false);
        onGuess(null);
      }}
    >
      <Autocomplete.Root
        items={items}
        mode="none"
        value={text}
        // An empty list is none: while it is open, screen readers are kept from the rest.
        open={open && items.length > 0}
        onOpenChange={setOpen}
        autoHighlight
        disabled={locked}
        itemToStringValue={(country: Country) => country.name}
        onValueChange={onText}
        onItemHighlighted={(country, details) => {
          highlighted.current = details.reason === 'keyboard' ? (country ?? null) : null;
        }}
      >
        <Autocomplete.Input
          ref={input}
          className="gf-input"
          placeholder="Name a country"
          aria-label="Country"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : 'gf-problem'}
          autoCapitalize="words"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter guesses at once; the list would only fill the name in.
            event.preventBaseUIHandler();
            event.preventDefault();
            setOpen(false);
            onGuess(highlighted.current);
          }}
        />
        <Autocomplete.Portal>
          <Autocomplete.Positioner
            side={isNarrow() ? 'top' : 'bottom'}
            sideOffset={6}
            collisionPadding={8}
            className="gf-positioner"
          >
            <Autocomplete.Popup className="gf-popup" aria-label="Suggestions">
              <Autocomplete.List>
                {(country: Country) => (
                  <Autocomplete.Item key={country.code} value={country} className="gf-option">
                    <span>{country.name}</span>
                    {tried.includes(country.code) && <span className="text-soft">tried</span>}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      <button type="submit" className={button.primary} disabled={locked || text.trim() === ''}>
        Guess
      </button>
      {problem !== null && (
        <p id="gf-problem" className="gf-problem" role="status">
          {problem}
        </p>
      )}
    </form>
  );
}
