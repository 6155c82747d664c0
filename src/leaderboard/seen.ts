/**
 * The boards that were last looked at, kept so that they can be shown at once and offline. All of
 * them are one small value in storage; what cannot be read is as good as not there.
 */
import type { GameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { parseLeaderboard } from './entries.ts';
import type { Leaderboard } from './port.ts';

/** The value's key among storage's meta values. */
export const SEEN_KEY = 'leaderboardsSeen';

/** A fortnight of one game, or half a week of all. */
const MOST_KEPT = 20;

export interface SeenLeaderboard {
  /** When it came from the server, epoch ms. */
  readonly at: number;
  readonly board: Leaderboard;
}

/** The kept copy of a puzzle's board, or null. Accepts whatever was kept. */
export function findSeen(kept: unknown, game: GameId, id: string): SeenLeaderboard | null {
  const found = rowsOf(kept).find((row) => isOf(row, game, id));
  const board = parseLeaderboard(found?.board);
  const at = found?.at;
  return board !== null && typeof at === 'number' && Number.isFinite(at) ? { at, board } : null;
}

/** What to keep from now on: this board first, of the others the latest. */
export function withSeen(kept: unknown, game: GameId, id: string, seen: SeenLeaderboard): Json {
  const others = rowsOf(kept).filter((row) => !isOf(row, game, id));
  const board = seen.board as unknown as Json;
  return [{ game, id, at: seen.at, board }, ...others.slice(0, MOST_KEPT - 1)];
}

type Row = { readonly [key: string]: Json };

function rowsOf(kept: unknown): Row[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter((row): row is Row => typeof row === 'object' && row !== null);
}

const isOf = (row: Row, game: GameId, id: string) => row.game === game && row.id === id;
