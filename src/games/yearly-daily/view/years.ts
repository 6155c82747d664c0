/** One date over the years: its scores, and the different coverings that were found for it. */
import type { Json } from '../../../lib/json.ts';
import type { PastPuzzle } from '../../contract/view.ts';
import { results } from '../results.ts';
import { parseMove } from '../rules/codec.ts';
import { apply, movesTo, start, status } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';

/** One year's result. */
export interface YearScore {
  readonly id: string;
  readonly year: string;
  readonly result: Json;
}

/** One way that was found, with the years in which it was. */
export interface FoundCovering {
  readonly state: State;
  readonly years: readonly string[];
}

export interface DateRecord {
  /** The latest year first. */
  readonly scores: readonly YearScore[];
  /** In the order in which they were found first. */
  readonly coverings: readonly FoundCovering[];
}

/** The state that stored moves lead to, or null when they do not cover the calendar. */
function replayed(board: Board, moves: PastPuzzle['ending']): State | null {
  let state = start();
  for (const json of moves?.[0] ?? []) {
    const move = parseMove(json);
    const next = move.ok ? apply(board, state, move.value) : null;
    if (!next?.ok) return null;
    state = next.value;
  }
  return status(board, state) === 'won' ? state : null;
}

/** @param id of the puzzle on the table: other years of its month and day are looked for. */
export function recordOf(board: Board, id: string, finished: readonly PastPuzzle[]): DateRecord {
  const sameDate = finished
    .filter((puzzle) => puzzle.id.slice(4) === id.slice(4))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const coverings = new Map<string, { state: State; years: string[] }>();
  const scores: YearScore[] = [];
  for (const { id, result, ending } of sameDate) {
    const year = id.slice(0, 4);
    const read = results.parse(result);
    if (read.ok) scores.unshift({ id, year, result: read.value });
    const state = replayed(board, ending);
    if (!state) continue;
    const key = JSON.stringify(movesTo(board, state));
    const known = coverings.get(key);
    if (known) known.years.push(year);
    else coverings.set(key, { state, years: [year] });
  }
  return { scores, coverings: [...coverings.values()] };
}
