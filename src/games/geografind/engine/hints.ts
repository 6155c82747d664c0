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
    what: 'After two guesses, the continent can be told, as the United Nations divide them.',
    why: 'Two distances often fit together in two places: the continent says in which of them to look.',
  },
  outline: {
    technique: 'outline',
    what: 'After three guesses, the outline of the country can be shown, north up.',
    why: 'Compare it with the countries that lie where your arrows point; its scale tells nothing.',
  },
  letter: {
    technique: 'first letter',
    what: 'After four guesses, the first letter of the name can be told.',
    why: 'Few countries near the right distance begin alike, so a letter often leaves only one.',
  },
  capital: {
    technique: 'capital or flag',
    what: 'With one guess left, the capital’s first letter can be told, or what is on the flag.',
    why: 'The flag stands in where the capital’s letter would say nothing new.',
  },
};

/** A hint's last step, which announces the following hint and when it unlocks. */
function afterwards(state: State, next: ClueKind | undefined) {
  const words = nextWords(state);
  if (next === undefined || words === null) return [];
  return [{ text: `Next comes ${words}.`, evidence: [], target: [{ clue: next }], rulesOut: [] }];
}

export function hint(board: Board, state: State): Result<Hint<Move, Focus>, HintProblem> {
  if (status(board, state) !== 'playing') return fail('finished', 'This puzzle is over.');
  const next = CLUES[state.revealed];
  if (!next) return fail('locked', 'All four hints have been told.');
  if (state.revealed >= unlocked(state)) {
    return fail('locked', `The next hint is ${nextWords(state)}.`);
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
