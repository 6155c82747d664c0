/** The keys under which a puzzle being played remembers what was paid for (`BoardSession.paid`). */
import type { Hint } from '../games/contract/engine.ts';

/**
 * The key under which a hint is paid for: the mistake that the hint names, or its content. A state
 * of the board always has the same key, even after the player has left it and come back. Ticks and
 * pencil marks that do not change the hint's content do not change the key either.
 */
export function keyOfHint({ mistake, steps, move }: Hint<unknown>): string {
  return shortKey(mistake ?? [steps.map(({ text }) => text), move]);
}

/**
 * The key under which counting the solutions from a state of the board is paid for, however the
 * player has reached that state.
 */
export function keyOfWays(state: unknown): string {
  return `w${shortKey(state)}`;
}

/**
 * The FNV-1a hash of a value, for keys of paid hints: short, because they are saved with every
 * move.
 */
function shortKey(told: unknown): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(told)) {
    hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
