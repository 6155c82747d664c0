/** The guess in preparation: typed, or picked on the map; and why the last one was not accepted. */
import { type RefObject, useRef, useState } from 'react';
import type { Code, Move } from '../rules/types.ts';
import { COUNTRIES, type Country } from '../world/countries.ts';
import { meaningOf } from '../world/meaning.ts';
import { type Problem, problemOf } from './problem.ts';
import { inSentence } from './words.ts';

export interface GuessOptions {
  readonly guesses: readonly Code[];
  readonly locked: boolean;
  /** The next guess begins a game without arrows. */
  readonly arrowless: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  onMove(move: Move): void;
  announce(text: string): void;
}

export function useGuess({ guesses, locked, arrowless, input, onMove, announce }: GuessOptions) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Whether the name in the text field was picked on the map. */
  const fromMap = useRef(false);

  function change(next: string, picked = false): void {
    setText(next);
    setProblem(null);
    fromMap.current = picked;
  }

  return {
    text,
    /** Why the last guess was not accepted, or null. */
    problem,
    type: (next: string) => change(next),
    /**
     * Submits the guess.
     * @param chosen the suggestion highlighted by keyboard, if any.
     */
    guess(chosen: Country | null): void {
      if (locked) return;
      const meaning = chosen ? ({ kind: 'country', country: chosen } as const) : meaningOf(text);
      if (meaning.kind !== 'country') {
        setProblem(problemOf(text, meaning));
        return;
      }
      const { country } = meaning;
      if (guesses.includes(country.code)) {
        const words = `You’ve already tried ${inSentence(country)}.`;
        setProblem({ words, choices: [], end: '' });
        return;
      }
      change('');
      onMove({ type: 'guess', country: country.code, ...(arrowless && { arrowless }) });
      // On a touch screen the field loses the focus, which closes the keyboard: it would cover the
      // map.
      if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
      else input.current?.focus({ preventScroll: true });
    },
    /**
     * Puts a country tapped on the map into the text field.
     * @param place a country's index in CODES, or null for the sea.
     */
    pick(place: number | null): void {
      if (locked) return;
      if (place === null) {
        // Tapping the sea clears a name picked on the map, but not a typed one.
        if (fromMap.current) change('');
        return;
      }
      const { name } = COUNTRIES[place]!;
      change(name, true);
      announce(`${name}. Press Guess to guess it.`);
    },
  };
}
