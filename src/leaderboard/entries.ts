/**
 * Leaderboard documents as they come from the server or from this device's copy. Only functions
 * write them, but whatever is malformed all the same is passed over: a board never fails for one
 * entry.
 */
import { parseInfo } from '../account/leaderboardInfo.ts';
import type { Measure } from '../daily/statistics.ts';
import type { ListedVerdict, PuzzleDocument } from './paths.ts';
import type { Leaderboard, ListedEntry, PlacedEntry, Spread, Unchecked } from './port.ts';
import { bucketOf } from './spread.ts';

/** An entry with its moment of arrival, in the form that a query can be asked with. */
export interface ArrivedEntry extends ListedEntry {
  readonly arrivedAt: { readonly timestamp: string };
  /** Entries of the time before results were checked say nothing of it. */
  readonly verdict: ListedVerdict;
}

/** Accepts anything. `uid` is the document's name. */
export function parseEntry(uid: string, data: unknown): ArrivedEntry | null {
  const info = parseInfo(data);
  if (!info.ok || uid === '') return null;
  const { rank, arrivedAt, verdict: known } = data as Readonly<Record<string, unknown>>;
  if (!isCount(rank)) return null;
  const { timestamp } = (arrivedAt ?? {}) as { timestamp?: unknown };
  if (typeof timestamp !== 'string') return null;
  const verdict = known === 'checked' ? 'checked' : 'unchecked';
  return { ...info.value, uid, rank, arrivedAt: { timestamp }, verdict };
}

/** Entries in the order of the board, with their places. */
export function placed(entries: readonly ArrivedEntry[]): PlacedEntry[] {
  return entries.map((entry, i) => placedAt(entry, i + 1));
}

export function placedAt(entry: ArrivedEntry, place: number, about = false): PlacedEntry {
  return { ...listed(entry), place, ...(about ? { about } : {}) };
}

export function listed({ arrivedAt: _, verdict: __, ...entry }: ArrivedEntry): ListedEntry {
  return entry;
}

/** The spread of a board that is known to its last entry: no sum can be as exact. */
export function spreadOf(measure: Measure, entries: readonly ArrivedEntry[]): Spread {
  const spread: Record<string, number> = {};
  for (const { rank } of entries) {
    const bucket = bucketOf(measure, rank);
    spread[bucket] = (spread[bucket] ?? 0) + 1;
  }
  return spread;
}

/** Accepts anything; a puzzle that nobody has finished has no document. */
export function parsePuzzle(data: unknown): PuzzleDocument {
  const { players, spread, unchecked } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return {
    players: isCount(players) ? players : 0,
    spread: parseSpread(spread),
    unchecked: isCount(unchecked) ? unchecked : 0,
  };
}

/** The counter may lag behind the entries; nobody should be 12th of 11. */
export function leaderboardOf(
  entries: readonly PlacedEntry[],
  own: PlacedEntry | null,
  { players, spread }: Pick<PuzzleDocument, 'players' | 'spread'>,
  unchecked: Unchecked = NOBODY_UNCHECKED,
): Leaderboard {
  const atLeast = Math.max(players, entries.length, own?.place ?? 0);
  return { entries, own, spread, players: atLeast, unchecked: atLeastShown(unchecked) };
}

const NOBODY_UNCHECKED: Unchecked = { entries: [], players: 0, own: null };

function atLeastShown({ entries, players, own }: Unchecked): Unchecked {
  return { entries, players: Math.max(players, entries.length, own === null ? 0 : 1), own };
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
  const { entries, own, unchecked } = kept as Readonly<Record<string, unknown>>;
  if (!Array.isArray(entries)) return null;
  const known = entries.map(parsePlaced).filter((entry) => entry !== null);
  return leaderboardOf(known, parsePlaced(own), parsePuzzle(kept), parseUnchecked(unchecked));
}

function parseUnchecked(kept: unknown): Unchecked {
  const { entries, players, own } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  const known = Array.isArray(entries) ? entries.map(parseListed) : [];
  return {
    entries: known.filter((entry) => entry !== null),
    players: isCount(players) ? players : 0,
    own: parseListed(own),
  };
}

function parseListed(kept: unknown): ListedEntry | null {
  const info = parseInfo(kept);
  if (!info.ok) return null;
  const { uid, rank } = kept as Readonly<Record<string, unknown>>;
  return typeof uid === 'string' && isCount(rank) ? { ...info.value, uid, rank } : null;
}

function parsePlaced(kept: unknown): PlacedEntry | null {
  const entry = parseListed(kept);
  if (entry === null) return null;
  const { place, about } = kept as Readonly<Record<string, unknown>>;
  if (!isCount(place) || place < 1) return null;
  return { ...entry, place, ...(about === true ? { about } : {}) };
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
