/** The sentences of the rules’ small board: what the last move did, and what to do next. */
import { plateOf, status } from '../rules/rules.ts';
import type { State } from '../rules/types.ts';
import { EXAMPLE } from './example.ts';

interface Advice {
  readonly name: string;
  readonly plate: number;
  /** Told when the names before this one are placed. */
  readonly next: string;
  /** Told when the name is on another plate. */
  readonly wrong: string;
}

/** The names in an order in which each follows from a clue, or from those before it. */
const ADVICE: readonly Advice[] = [
  {
    ...{ name: 'Osric', plate: 2 },
    next: 'Put each name on its nameplate. Clue 2: Osric has a sister, so he’s one of the children. Put him on the son’s square plate.',
    wrong: 'Osric has a sister, so he’s one of the children: put him on the square plate below.',
  },
  {
    ...{ name: 'Corvin', plate: 1 },
    next: 'Right! Corvin is the only man left, and one square plate is free.',
    wrong: 'Corvin can’t be the son: that’s Osric, who has a sister.',
  },
  {
    ...{ name: 'Odile', plate: 3 },
    next: 'Now clue 1: Odile comes directly after Osric in line, so she’s the next child.',
    wrong: 'Odile comes directly after Osric in line, so she’s the child next to him.',
  },
  {
    ...{ name: 'Tamsin', plate: 4 },
    next: 'Tamsin is a daughter too, and one daughter’s plate is free.',
    wrong: 'Tamsin is a daughter, and the elder one is Odile, who comes directly after Osric.',
  },
  {
    ...{ name: 'Isaure', plate: 0 },
    next: 'Only Isaure is left, and the Queen’s plate is free.',
    wrong: 'No clue mentions Isaure, so she gets the plate that’s left.',
  },
];

export function coach(state: State): string {
  if (status(EXAMPLE, state) === 'won')
    return 'Solved! Everyone is in place, and both clues are true.';
  const placed = ADVICE.map((advice) => ({
    ...advice,
    at: plateOf(
      state,
      EXAMPLE.names.findIndex(({ name }) => name === advice.name),
    ),
  }));
  const wrong = placed.find(({ at, plate }) => at !== null && at !== plate);
  if (wrong) return wrong.wrong;
  const [first] = placed;
  const open = placed.find(({ at }) => at === null)!;
  return open === first && placed.some(({ at }) => at !== null)
    ? 'Right so far. Clue 2: Osric has a sister, so he’s one of the children. Put him on the son’s square plate.'
    : open.next;
}
