/** Announces each guess's result and each revealed hint to screen readers. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { count } from '../../../lib/count.ts';
import { MAX_GUESSES } from '../results.ts';
import { nextWords } from '../rules/next.ts';
import { CLUES, type Code, type State } from '../rules/types.ts';
import { countryOf } from '../world/countries.ts';
import { clueText } from './Clues.tsx';
import { guessSentence, inSentence, type Units } from './words.ts';

export const CLUE_NAMES = {
  continent: 'Continent',
  outline: 'Outline',
  letter: 'First letter',
  capital: 'Capital or flag',
} as const;

/** The announcement of the last guess's result. */
export function guessNews(
  { guesses, arrowless }: Pick<State, 'guesses' | 'arrowless'>,
  answer: Code,
  over: boolean,
  units: Units,
): string {
  const last = guesses.at(-1)!;
  const left = MAX_GUESSES - guesses.length;
  const after = over
    ? last === answer
      ? ''
      : ` The country was ${inSentence(countryOf(answer))}.`
    : ` ${count(left, 'guess', 'guesses')} left.`;
  return guessSentence(guesses.length, last, answer, units, arrowless) + after;
}

/** The announcement of the hint that was told last. */
export function hintNews(state: State, answer: Code): string {
  const { kind } = CLUES[state.revealed - 1]!;
  const next = nextWords(state);
  const then = next === null ? '' : ` Next hint: ${next}.`;
  return `${CLUE_NAMES[kind]}: ${clueText(kind, answer)}.${then}`;
}

export interface AnnouncementOptions {
  readonly state: State;
  readonly answer: Code;
  readonly over: boolean;
  readonly units: Units;
  announce(text: string): void;
}

function useGrowth(count: number, onGrown: () => void): void {
  const told = useRef(count);
  const tell = useEffectEvent(onGrown);
  useEffect(() => {
    const before = told.current;
    told.current = count;
    if (count > before) tell();
  }, [count]);
}

export function useAnnouncements(options: AnnouncementOptions): void {
  const { state, answer, over, units, announce } = options;
  const { guesses, revealed } = state;
  useGrowth(guesses.length, () => announce(guessNews(state, answer, over, units)));
  useGrowth(revealed, () => announce(hintNews(state, answer)));
}
