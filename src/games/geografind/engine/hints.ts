/**
 * Hints: each introduces the next fact about the country to find without revealing that country.
 */

import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Hint, HintProblem } from '../../contract/engine.ts';
import { nextWords } from '../rules/next.ts';
import { status, unlocked } from '../rules/rules.ts';
import {
  type Board,
  CLUES,
  type ClueKind,
  type Focus,
  type Move,
  type State,
} from '../rules/types.ts';
import { RATINGS } from './ratings.ts';

interface Words {
  readonly technique: string;
  readonly what: string;
  readonly why: string;
}

const WORDS: Readonly<Record<ClueKind, Words>> = {
  continent: {
    technique: 'continent',
    what: 'After two guesses you can see the continent, as the United Nations defines it.',
    why: 'Two guesses’ distances often fit two places on the map. The continent can tell you which one is right.',
  },
  outline: {
    technique: 'outline',
    what: 'After three guesses you can see the outline of the country, with north at the top.',
    why: 'Compare it with the countries at about the right distance. All outlines are drawn the same size, so size tells you nothing.',
  },
  letter: {
    technique: 'first letter',
    what: 'After four guesses you can see the first letter of the name.',
    why: 'Few countries near the right distance start with the same letter, so the letter often leaves only one.',
  },
  capital: {
    technique: 'capital or flag',
    what: 'With one guess left you can see the capital’s first letter, or what is on the flag.',
    why: 'You see the flag if the capital’s letter would tell you nothing new.',
  },
};

/** A hint's last step, which announces the following hint and when it unlocks. */
function afterwards(state: State, next: ClueKind | undefined) {
  const words = nextWords(state);
  if (next === undefined || words === null) return [];
  return [{ text: `Next hint: ${words}.`, evidence: [], target: [{ clue: next }], rulesOut: [] }];
}

export function hint(board: Board, state: State): Result<Hint<Move, Focus>, HintProblem> {
  if (status(board, state) !== 'playing') return fail('finished', 'This puzzle is over.');
  const next = CLUES[state.revealed];
  if (!next) return fail('locked', 'You’ve seen all four hints.');
  if (state.revealed >= unlocked(state)) {
    return fail('locked', `Next hint: ${nextWords(state)}.`);
  }
  const { technique, what, why } = WORDS[next.kind];
  const target = [{ clue: next.kind }];
  const told = { ...state, revealed: state.revealed + 1 };
  return ok({
    technique,
    about: null,
    rating: RATINGS[next.kind],
    mistake: null,
    steps: [
      { text: what, evidence: [], target, rulesOut: [] },
      { text: why, evidence: [], target, rulesOut: [] },
      ...afterwards(told, CLUES[told.revealed]?.kind),
    ],
    move: { type: 'reveal' },
  });
}
