/** One date over the years: its scores, and the different coverings that were found for it. */
import type { Json } from '../../../lib/json.ts';
import type { FinalMoves, Puzzle } from '../../contract/game.ts';
import type { PastPuzzle, WaysFound } from '../../contract/view.ts';
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

/** One way that was found, with the years of the puzzles for which it was. */
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
function replayed(board: Board, moves: FinalMoves): State | null {
  let state = start();
  for (const json of moves[0] ?? []) {
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
  for (const { id, result, ending, ways } of sameDate) {
    const year = id.slice(0, 4);
    const read = results.parse(result);
    if (read.ok) scores.unshift({ id, year, result: read.value });
    for (const moves of ending === null ? ways : [ending, ...ways]) {
      const state = replayed(board, moves);
      if (!state) continue;
      const key = JSON.stringify(movesTo(board, state));
      const known = coverings.get(key);
      if (!known) coverings.set(key, { state, years: [year] });
      else if (!known.years.includes(year)) known.years.push(year);
    }
  }
  return { scores, coverings: [...coverings.values()] };
}

/** See `GameViews`: a way that was found in another year counts as well. */
export function waysFound(
  { id, boards }: Puzzle<Board>,
  finished: readonly PastPuzzle[],
): WaysFound {
  const [board] = boards;
  if (!board) return { found: 0, of: 0 };
  return { found: recordOf(board, id, finished).coverings.length, of: board.solutions };
}
