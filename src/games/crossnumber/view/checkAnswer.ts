/** Recognises the engine's answer to a check among other changes of the state. */
import { count } from '../../../lib/count.ts';
import { type Entry, entryName } from '../rules/grid.ts';
import { apply } from '../rules/rules.ts';
import { type Board, CHECKED_WRONG, type State, UNCHECKED } from '../rules/types.ts';

/** A checked entry, and the state when the check was requested. */
export interface Question {
  readonly entry: Entry;
  readonly state: State;
}

/**
 * The answer to a check as a sentence: "3 across has 1 wrong digit." Null unless the state `now`
 * is exactly the question's state plus this answer: the engine may have refused, or answered
 * another question.
 */
export function checkAnswer(board: Board, { entry, state }: Question, now: State): string | null {
  const { id, cells } = entry;
  if (now === state || cells.some((cell) => now.checked[cell] === UNCHECKED)) return null;
  const wrong = cells.flatMap((cell, i) => (now.checked[cell] === CHECKED_WRONG ? [i] : []));
  const answered = apply(board, state, { type: 'check', entry: id, wrong });
  if (!answered.ok || JSON.stringify(answered.value) !== JSON.stringify(now)) return null;
  const name = entryName(id);
  if (wrong.length === 0) return `${name} is right.`;
  return `${name} has ${count(wrong.length, 'wrong digit')}.`;
}
