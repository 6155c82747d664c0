/**
 * Cache of the leaderboards last viewed, to show them at once and offline. All are stored as one
 * small value; unreadable data counts as missing.
 */
import type { GameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { parseLeaderboard } from './entries.ts';
import type { Leaderboard } from './port.ts';

/** Maximum number of cached leaderboards: a fortnight of one game, or half a week of all. */
const MOST_KEPT = 20;

export interface SeenLeaderboard {
  /** Time of the server's answer, epoch ms. */
  readonly at: number;
  readonly board: Leaderboard;
}

/** The cache's entry in storage's meta table. */
export const SEEN = {
  key: 'leaderboardsSeen',
  parse: (json: unknown): readonly SeenRow[] =>
    Array.isArray(json) ? json.filter((row) => typeof row === 'object' && row !== null) : [],
  json: (rows: readonly SeenRow[]): Json => rows,
};

/** The cached copy of a puzzle's leaderboard, or null where it is missing or unreadable. */
export function findSeen(
  kept: readonly SeenRow[],
  game: GameId,
  id: string,
): SeenLeaderboard | null {
  const found = kept.find((row) => isOf(row, game, id));
  const board = parseLeaderboard(found?.board);
  const at = found?.at;
  return board !== null && typeof at === 'number' && Number.isFinite(at) ? { at, board } : null;
}

/** The cache with this leaderboard first, followed by the most recent other ones. */
export function withSeen(
  kept: readonly SeenRow[],
  game: GameId,
  id: string,
  seen: SeenLeaderboard,
): readonly SeenRow[] {
  const others = kept.filter((row) => !isOf(row, game, id));
  const board = seen.board as unknown as Json;
  return [{ game, id, at: seen.at, board }, ...others.slice(0, MOST_KEPT - 1)];
}

/** A cached leaderboard as stored, unvalidated: `findSeen` parses it. */
export type SeenRow = { readonly [key: string]: Json };

const isOf = (row: SeenRow, game: GameId, id: string) => row.game === game && row.id === id;
