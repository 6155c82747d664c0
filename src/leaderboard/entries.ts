/**
 * Parses leaderboard documents from the server or this device's copy. Only functions write them,
 * but malformed entries are skipped anyway, so that a single one cannot break a leaderboard.
 */
import type { Measure } from '../daily/statistics.ts';
import { type ListedVerdict, type PuzzleDocument, TOP } from '../protocol/leaderboard.ts';
import { parseInfo } from '../protocol/leaderboardInfo.ts';
import { bucketOf } from '../protocol/spread.ts';
import type { Leaderboard, ListedEntry, PlacedEntry, Spread, Unchecked } from './port.ts';

/** A leaderboard entry with its arrival time, in the format that database queries take. */
export interface ArrivedEntry extends ListedEntry {
  readonly arrivedAt: { readonly timestamp: string };
  readonly verdict: ListedVerdict;
}

/** Parses an untrusted entry document; null if invalid. `uid` is the document's name. */
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

/** The place of a rank among the best: one more than those ahead, so that equal ranks share it. */
export const placeAmong = (best: readonly ListedEntry[], rank: number) =>
  best.filter((entry) => entry.rank < rank).length + 1;

/** Adds places to entries that are in the leaderboard's order. */
export function placed(entries: readonly ArrivedEntry[]): PlacedEntry[] {
  return entries.map((entry) => placedAt(entry, placeAmong(entries, entry.rank)));
}

export function placedAt(entry: ArrivedEntry, place: number, about = false): PlacedEntry {
  return { ...listed(entry), place, ...(about ? { about } : {}) };
}

export function listed({ arrivedAt: _, verdict: __, ...entry }: ArrivedEntry): ListedEntry {
  return entry;
}

/**
 * Adds a player's own entry to a leaderboard's document, which may be older than the entry. An
 * entry worse than the listed best changes nothing, as `players` may already include it.
 */
export function withOwn(
  measure: Measure,
  puzzle: PuzzleDocument<ArrivedEntry>,
  own: ArrivedEntry,
): PuzzleDocument<ArrivedEntry> {
  const { best, players, spread } = puzzle;
  const last = best.at(-1);
  const isAmong = best.length < TOP || last === undefined || compareEntries(own, last) < 0;
  if (!isAmong || best.some(({ uid }) => uid === own.uid)) return puzzle;
  const bucket = bucketOf(measure, own.rank);
  return {
    ...puzzle,
    best: [...best, own].sort(compareEntries).slice(0, TOP),
    players: players + 1,
    spread: { ...spread, [bucket]: (spread[bucket] ?? 0) + 1 },
  };
}

/** The leaderboard's order: by rank, then by arrival time. */
export function compareEntries(a: ArrivedEntry, b: ArrivedEntry): number {
  return a.rank - b.rank || compareMoments(a.arrivedAt.timestamp, b.arrivedAt.timestamp);
}

/** RFC 3339 timestamps vary in their number of decimals, so they do not sort as text. */
function compareMoments(a: string, b: string): number {
  const [wholeA = '', decimalsA = ''] = a.replace(/Z$/, '').split('.');
  const [wholeB = '', decimalsB = ''] = b.replace(/Z$/, '').split('.');
  const [paddedA, paddedB] = [decimalsA.padEnd(9, '0'), decimalsB.padEnd(9, '0')];
  return wholeA.localeCompare(wholeB) || paddedA.localeCompare(paddedB);
}

/** Parses a leaderboard's untrusted document, which is missing where there are no results. */
export function parsePuzzle(data: unknown): PuzzleDocument<ArrivedEntry> {
  const { players, spread, unchecked, best, bestUnchecked } = (data ?? {}) as Readonly<
    Record<string, unknown>
  >;
  return {
    players: isCount(players) ? players : 0,
    spread: parseSpread(spread),
    unchecked: isCount(unchecked) ? unchecked : 0,
    best: parseBest(best, 'checked'),
    bestUnchecked: parseBest(bestUnchecked, 'unchecked'),
  };
}

function parseBest(rows: unknown, verdict: ListedVerdict): ArrivedEntry[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    const { uid } = (row ?? {}) as { readonly uid?: unknown };
    const entry = typeof uid === 'string' ? parseEntry(uid, row) : null;
    return entry === null ? [] : [{ ...entry, verdict }];
  });
}

/** Corrects a player count that lags behind the entries: a place must not be "12th of 11". */
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

/** The given player's entry on a leaderboard, independent of who requested the leaderboard. */
export function entryOf(board: Leaderboard, uid: string | null): PlacedEntry | null {
  if (uid === null) return null;
  if (board.own?.uid === uid) return board.own;
  return board.entries.find((entry) => entry.uid === uid) ?? null;
}

/** Parses a leaderboard stored on the device; null if invalid. */
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
