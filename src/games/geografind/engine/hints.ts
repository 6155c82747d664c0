/** Hints: the next thing that may be told about the country, led up to without telling it. */

import { fail, ok, type Result } from '../../../lib/result.ts';
import type { HintProblem } from '../../contract/engine.ts';
import type { HintInTwo as Hint } from '../../shared/hintInTwo.ts';
import { status, unlocked } from '../rules/rules.ts';
import {
  type Board,
  CLUES,
  type ClueKind,
  type Focus,
  type Move,
  type State,
} from '../rules/types.ts';

interface Words {
  readonly technique: string;
  readonly where: string;
  readonly why: string;
}

const WORDS: Readonly<Record<ClueKind, Words>> = {
  continent: {
    technique: 'Continent',
    where: 'The continent can be told now.',
    why: 'Two guesses are two distances, and where they fit together are often two places. The continent says which.',
  },
  outline: {
    technique: 'Outline',
    where: 'The outline of the country can be shown now.',
    why: 'North is up, and the scale is anyone’s guess. Compare it with what lies in the direction of your arrows.',
  },
  letter: {
    technique: 'First letter',
    where: 'The first letter of the name can be told now.',
    why: 'Few countries near the right distance begin alike, so a letter often leaves only one.',
  },
  capital: {
    technique: 'Capital or flag',
    where: 'A word about the capital or the flag can be told now.',
    why: 'One guess is left. The last hint is the capital’s first letter, or the flag where that would say nothing new.',
  },
};

const NUMBERS = ['', '', 'second', 'third', 'fourth', 'fifth'];

export function hint(board: Board, state: State): Result<Hint<Move, Focus>, HintProblem> {
  if (status(board, state) !== 'playing') return fail('finished', 'This puzzle is over.');
  const next = CLUES[state.revealed];
  if (!next) return fail('locked', 'All four hints have been told.');
  if (state.revealed >= unlocked(state)) {
    const which = state.revealed === 0 ? 'first' : 'next';
    return fail('locked', `The ${which} hint comes after your ${NUMBERS[next.after]} guess.`);
  }
  return ok({ ...WORDS[next.kind], move: { type: 'reveal' }, focus: [{ clue: next.kind }] });
}
