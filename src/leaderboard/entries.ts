/**
 * Leaderboard documents as they come from the server or from this device's copy. Only functions
 * write them, but whatever is malformed all the same is passed over: a board never fails for one
 * entry.
 */
import { type LeaderboardInfo, parseInfo } from '../account/leaderboardInfo.ts';
import type { Measure } from '../daily/statistics.ts';
import type { PuzzleDocument } from './paths.ts';
import type { Leaderboard, PlacedEntry, Spread } from './port.ts';
import { bucketOf } from './spread.ts';

/** An entry with its moment of arrival, in the form that a query can be asked with. */
export interface ArrivedEntry extends LeaderboardInfo {
  readonly uid: string;
  readonly rank: number;
  readonly arrivedAt: { readonly timestamp: string };
}

/** Accepts anything. `uid` is the document's name. */
export function parseEntry(uid: string, data: unknown): ArrivedEntry | null {
  const info = parseInfo(data);
  if (!info.ok || uid === '') return null;
  const { rank, arrivedAt } = data as { rank?: unknown; arrivedAt?: unknown };
  if (!isCount(rank)) return null;
  const { timestamp } = (arrivedAt ?? {}) as { timestamp?: unknown };
  if (typeof timestamp !== 'string') return null;
  return { ...info.value, uid, rank, arrivedAt: { timestamp } };
}

/** Entries in the order of the board, with their places. */
export function placed(entries: readonly ArrivedEntry[]): PlacedEntry[] {
  return entries.map((entry, i) => placedAt(entry, i + 1));
}

export function placedAt(
  { arrivedAt: _, ...entry }: ArrivedEntry,
  place: number,
  about = false,
): PlacedEntry {
  return { ...entry, place, ...(about ? { about } : {}) };
}

/** The count of a board that is known to its last entry: no sum can be as exact. */
export function countOf(measure: Measure, entries: readonly ArrivedEntry[]): PuzzleDocument {
  const spread: Record<string, number> = {};
  for (const { rank } of entries) {
    const bucket = bucketOf(measure, rank);
    spread[bucket] = (spread[bucket] ?? 0) + 1;
  }
  return { players: entries.length, spread };
}

/** Accepts anything; a puzzle that nobody has finished has no document. */
export function parsePuzzle(data: unknown): PuzzleDocument {
  const { players, spread } = (data ?? {}) as { players?: unknown; spread?: unknown };
  return { players: isCount(players) ? players : 0, spread: parseSpread(spread) };
}

/** The counter may lag behind the entries; nobody should be 12th of 11. */
export function leaderboardOf(
  entries: readonly PlacedEntry[],
  own: PlacedEntry | null,
  { players, spread }: PuzzleDocument,
): Leaderboard {
  const atLeast = Math.max(players, entries.length, own?.place ?? 0);
  return { entries, own, spread, players: atLeast };
}

/** The entry of that player, whoever asked for the board. */
export function entryOf(board: Leaderboard, uid: string | null): PlacedEntry | null {
  if (uid === null) return null;
  if (board.own?.uid === uid) return board.own;
  return board.entries.find((entry) => entry.uid === uid) ?? null;
}

/** Accepts anything: a board that was kept on the device, perhaps by an older version. */
export function parseLeaderboard(kept: unknown): Leaderboard | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { entries, own } = kept as { entries?: unknown; own?: unknown };
  if (!Array.isArray(entries)) return null;
  const known = entries.map(parsePlaced).filter((entry) => entry !== null);
  return leaderboardOf(known, parsePlaced(own), parsePuzzle(kept));
}

function parsePlaced(kept: unknown): PlacedEntry | null {
  const info = parseInfo(kept);
  if (!info.ok) return null;
  const { uid, rank, place, about } = kept as Readonly<Record<string, unknown>>;
  if (typeof uid !== 'string' || !isCount(rank) || !isCount(place) || place < 1) return null;
  return { ...info.value, uid, rank, place, ...(about === true ? { about } : {}) };
}

function parseSpread(value: unknown): Spread {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([bucket, count]) => /^\d{1,4}$/.test(bucket) && isCount(count) && count > 0,
    ),
  );
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
