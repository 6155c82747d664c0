/** The guess that is being made: what is typed or picked on the map, and what is wrong with it. */
import { type RefObject, useRef, useState } from 'react';
import type { Code, Move } from '../rules/types.ts';
import { COUNTRIES, type Country } from '../world/countries.ts';
import { meaningOf } from '../world/meaning.ts';
import { type Problem, problemOf } from './problem.ts';
import { inSentence } from './words.ts';

export interface GuessOptions {
  readonly guesses: readonly Code[];
  readonly locked: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  onMove(move: Move): void;
  announce(text: string): void;
}

export function useGuess({ guesses, locked, input, onMove, announce }: GuessOptions) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Whether the name in the field was picked on the map. */
  const fromMap = useRef(false);

  function change(next: string, picked = false): void {
    setText(next);
    setProblem(null);
    fromMap.current = picked;
  }

  return {
    text,
    /** What is wrong with the last guess, or null. */
    problem,
    type: (next: string) => change(next),
    /** @param chosen the suggestion that the player has gone to, if any. */
    guess(chosen: Country | null): void {
      if (locked) return;
      const meaning = chosen ? ({ kind: 'country', country: chosen } as const) : meaningOf(text);
      if (meaning.kind !== 'country') {
        setProblem(problemOf(text, meaning));
        return;
      }
      const { country } = meaning;
      if (guesses.includes(country.code)) {
        const words = `You have tried ${inSentence(country)} already.`;
        setProblem({ words, choices: [], end: '' });
        return;
      }
      change('');
      onMove({ type: 'guess', country: country.code });
      // A finger means to look at the map now, not at its keyboard.
      if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
      else input.current?.focus({ preventScroll: true });
    },
    /** @param place of a country on the map; null for the sea. */
    pick(place: number | null): void {
      if (locked) return;
      if (place === null) {
        // The sea takes back what the map gave, and not what was typed.
        if (fromMap.current) change('');
        return;
      }
      const { name } = COUNTRIES[place]!;
      change(name, true);
      announce(`${name}. Press Guess to guess it.`);
    },
  };
}
