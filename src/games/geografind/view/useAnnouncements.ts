/** Announces each guess's result and each revealed hint to screen readers. */
import { useEffect, useRef } from 'react';
import { MAX_GUESSES } from '../results.ts';
import { nextWords } from '../rules/next.ts';
import { CLUES, type Code, type State } from '../rules/types.ts';
import { countryOf } from '../world/countries.ts';
import { clueText } from './Clues.tsx';
import { guessSentence, inSentence } from './words.ts';

const CLUE_NAMES = {
  continent: 'Continent',
  outline: 'Outline',
  letter: 'First letter',
  capital: 'Capital or flag',
} as const;

export interface AnnouncementOptions {
  readonly state: State;
  readonly answer: Code;
  readonly over: boolean;
  readonly units: 'km' | 'miles';
  announce(text: string): void;
}

export function useAnnouncements(options: AnnouncementOptions): void {
  const { state, answer, over, units, announce } = options;
  const { guesses, revealed } = state;

  const said = useRef(guesses.length);
  useEffect(() => {
    const last = guesses.at(-1);
    const before = said.current;
    said.current = guesses.length;
    if (guesses.length <= before || last === undefined) return;
    const left = MAX_GUESSES - guesses.length;
    const after = over
      ? last === answer
        ? ''
        : ` The country was ${inSentence(countryOf(answer))}.`
      : ` ${left} ${left === 1 ? 'guess' : 'guesses'} left.`;
    announce(guessSentence(guesses.length, last, answer, units) + after);
  }, [guesses, answer, over, units, announce]);

  const told = useRef(revealed);
  useEffect(() => {
    const before = told.current;
    told.current = revealed;
    if (revealed <= before) return;
    const { kind } = CLUES[revealed - 1]!;
    const next = nextWords({ guesses, revealed });
    const then = next === null ? '' : ` Next comes ${next}.`;
    announce(`${CLUE_NAMES[kind]}: ${clueText(kind, answer)}.${then}`);
  }, [guesses, revealed, answer, announce]);
}
