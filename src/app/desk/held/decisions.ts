/** Texts for an editor's decisions about held results. */
import { button } from '../../../ui/button.ts';
import type { DecisionWords } from './DecideDialog.tsx';

export type Decision = 'accept' | 'refuse';

/** Moves of refused results are deleted, and accepted results count for good. */
const DECISIONS: Readonly<Record<Decision, DecisionWords>> = {
  accept: {
    name: 'Accept the result',
    asked: 'The result enters the leaderboard. This cannot be undone.',
    done: 'Accepted. The result is now on the leaderboard.',
    look: button.primary,
  },
  refuse: {
    name: 'Refuse the result',
    asked:
      'The result will not be listed, and its recorded moves are deleted. This cannot be undone.',
    done: 'Refused. The result is not listed.',
    look: button.danger,
  },
};

/** @param count number of results decided together; several can only be refused. */
export function decisionWords(decision: Decision, count: number): DecisionWords {
  if (count === 1) return DECISIONS[decision];
  return {
    name: `Refuse all ${count}`,
    asked: `None of the ${count} results will be listed, and their recorded moves are deleted. This cannot be undone.`,
    done: `Refused. None of the ${count} results are listed.`,
    look: button.danger,
  };
}
