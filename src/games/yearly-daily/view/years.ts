/**
 * A date's record over the years: its scores, and the different solutions that the player found.
 */
import type { Json } from '../../../lib/json.ts';
import type { FinalMoves, Puzzle } from '../../contract/game.ts';
import type { PastPuzzle, WaysFound } from '../../contract/view.ts';
import { results } from '../results.ts';
import { parseMove } from '../rules/codec.ts';
import { apply, movesTo, start, status } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';

export interface YearScore {
  readonly id: string;
  readonly year: string;
  readonly result: Json;
}

/** A solution that the player found, with the years in which it was found. */
export interface FoundCovering {
  readonly state: State;
  readonly years: readonly string[];
}

export interface DateRecord {
  /** The scores of the date, latest year first. */
  readonly scores: readonly YearScore[];
  /** The solutions that the player found, in the order of their first discovery. */
  readonly coverings: readonly FoundCovering[];
}

/** The state after the stored moves; null when they do not cover the calendar. */
export function replayed(board: Board, moves: FinalMoves): State | null {
  let state = start();
  for (const json of moves[0] ?? []) {
    const move = parseMove(json);
    const next = move.ok ? apply(board, state, move.value) : null;
    if (!next?.ok) return null;
    state = next.value;
  }
  return status(board, state) === 'won' ? state : null;
}

/**
 * The record of a date.
 * @param id of the present puzzle; puzzles of the same month and day are collected.
 */
export function recordOf(board: Board, id: string, finished: readonly PastPuzzle[]): DateRecord {
  const sameDate = finished
    .filter((puzzle) => puzzle.id.slice(4) === id.slice(4))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
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

/**
 * The number of different solutions that the player found, other years included; see `GameViews`.
 */
export function waysFound(
  { id, boards }: Puzzle<Board>,
  finished: readonly PastPuzzle[],
): WaysFound {
  const [board] = boards;
  if (!board) return { found: 0, of: 0 };
  return { found: recordOf(board, id, finished).coverings.length, of: board.solutions };
}
