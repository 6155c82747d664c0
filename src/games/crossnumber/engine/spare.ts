/** Clues that a board could do without, if its solver may try digits as well as reason. */
import { type Lister, problemOf } from '../rules/problem.ts';
import type { EntryId } from '../rules/types.ts';
import type { Clues } from './offers.ts';
import { firstSolutions } from './solver.ts';

/** Less than solver.ts tries at once: most clues that are needed show it after few combinations. */
const REACH = 600;

/** The most positions that are examined without one clue, which bounds the time for a generation. */
const PATIENCE = 30;

/**
 * The entries whose clues are spare: the board has one solution without each of them alone. A clue
 * that elimination needs can be spare, because the exhaustive solver also tries digits.
 * @param patience the most positions to examine for a clue; one that takes more counts as needed.
 * @param atMost how many are looked for.
 */
export function spareIn(
  { rows, list }: { readonly rows: readonly string[]; readonly list: Lister },
  clues: Clues,
  { patience = PATIENCE, atMost = Number.POSITIVE_INFINITY } = {},
): EntryId[] {
  const spare: EntryId[] = [];
  for (const id of Object.keys(clues)) {
    if (spare.length >= atMost) break;
    const { [id]: _, ...rest } = clues;
    const problem = problemOf({ rows, clues: rest, beans: 1 }, list);
    const { found, complete } = firstSolutions(problem, 2, patience, REACH);
    if (complete && found.length === 1) spare.push(id);
  }
  return spare;
}
