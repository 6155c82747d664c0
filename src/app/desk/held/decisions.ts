/** Texts for an editor's decisions about held results. */
import { count } from '../../../lib/count.ts';
import { button } from '../../../ui/button.ts';
import type { DecisionWords } from './DecideDialog.tsx';

export type Decision = 'accept' | 'refuse';

/** Moves of refused results are deleted, and accepted results count for good. */
const DECISIONS: Readonly<Record<Decision, DecisionWords>> = {
  accept: {
    name: 'Accept the result',
    asked: 'The result goes on the leaderboard. This cannot be undone.',
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

/** @param results number of results decided together; several can only be refused. */
export function decisionWords(decision: Decision, results: number): DecisionWords {
  if (results === 1) return DECISIONS[decision];
  return {
    name: `Refuse all ${results}`,
    asked:
      'None of these results will be listed, and their recorded moves are deleted. This cannot be undone.',
    done: `Refused ${count(results, 'result')}.`,
    look: button.danger,
  };
}
