/** Which hint comes next, and when. */
import { unlocked } from './rules.ts';
import { CLUES, type ClueKind, type State } from './types.ts';

/** What a hint tells, as it stands in a sentence. */
const TOLD: Readonly<Record<ClueKind, string>> = {
  continent: 'the continent',
  outline: 'the outline',
  letter: 'the first letter',
  capital: 'the capital or the flag',
};

const ORDINALS = ['', '', 'second', 'third', 'fourth', 'fifth'];

/** "the outline, after your third guess"; "the outline, now" once it may be told. Null at the end. */
export function nextWords(state: State): string | null {
  const next = CLUES[state.revealed];
  if (!next) return null;
  const when =
    state.revealed < unlocked(state) ? 'now' : `after your ${ORDINALS[next.after]} guess`;
  return `${TOLD[next.kind]}, ${when}`;
}
