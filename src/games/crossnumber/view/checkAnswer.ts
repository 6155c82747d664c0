/** What a check of an entry has found, told apart from whatever else may have happened since. */
import { type Entry, entryName } from '../rules/grid.ts';
import { apply } from '../rules/rules.ts';
import { type Board, CHECKED_WRONG, type State, UNCHECKED } from '../rules/types.ts';

/** An entry that the engine was asked about, and how the board stood then. */
export interface Question {
  readonly entry: Entry;
  readonly state: State;
}

/**
 * "3 across has one wrong digit." Null when the state is not that of the question with its answer:
 * the engine may have refused, or been busy with another question.
 */
export function checkAnswer(board: Board, { entry, state }: Question, now: State): string | null {
  const { id, cells } = entry;
  if (now === state || cells.some((cell) => now.checked[cell] === UNCHECKED)) return null;
  const wrong = cells.flatMap((cell, i) => (now.checked[cell] === CHECKED_WRONG ? [i] : []));
  const answered = apply(board, state, { type: 'check', entry: id, wrong });
  if (!answered.ok || JSON.stringify(answered.value) !== JSON.stringify(now)) return null;
  const name = entryName(id);
  if (wrong.length === 0) return `${name} is right.`;
  return `${name} has ${wrong.length === 1 ? 'one wrong digit' : `${wrong.length} wrong digits`}.`;
}
