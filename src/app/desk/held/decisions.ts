/** Texts for an editor's decisions about held results. */
import { button } from '../../../ui/button.ts';
import type { DecisionWords } from './DecideDialog.tsx';

export type Decision = 'accept' | 'refuse';

/** Moves of refused results are deleted, and accepted results count for good. */
const DECISIONS: Readonly<Record<Decision, DecisionWords>> = {
  accept: {
    name: 'Accept the result',
    asked: 'It enters the leaderboard, in its place. That cannot be taken back.',
    done: 'Accepted. It is on the leaderboard now.',
    look: button.primary,
  },
  refuse: {
    name: 'Refuse it',
    asked: 'It is not listed, and how it was played is thrown away. That cannot be taken back.',
    done: 'Refused. It is not listed.',
    look: button.danger,
  },
};

/** @param count number of results decided together; several can only be refused. */
export function decisionWords(decision: Decision, count: number): DecisionWords {
  if (count === 1) return DECISIONS[decision];
  return {
    name: `Refuse all ${count}`,
    asked: `None of the ${count} results is listed, and how they were played is thrown away. That cannot be taken back.`,
    done: `Refused. None of the ${count} results is listed.`,
    look: button.danger,
  };
}
