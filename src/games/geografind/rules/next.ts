/** Words that say what the next hint is and when it unlocks. */
import { unlocked } from './rules.ts';
import { CLUES, type ClueKind, type State } from './types.ts';

/** Noun phrases for each kind of hint. */
const TOLD: Readonly<Record<ClueKind, string>> = {
  continent: 'the continent',
  outline: 'the outline',
  letter: 'the first letter',
  capital: 'the capital or the flag',
};

const ORDINALS = ['', '', 'second', 'third', 'fourth', 'fifth'];

/**
 * Words for the next hint: "the outline, after your third guess"; "the outline, whenever you like" once
 * unlocked. Null after the last hint.
 */
export function nextWords(state: State): string | null {
  const next = CLUES[state.revealed];
  if (!next) return null;
  const when =
    state.revealed < unlocked(state)
      ? 'whenever you like'
      : `after your ${ORDINALS[next.after]} guess`;
  return `${TOLD[next.kind]}, ${when}`;
}
