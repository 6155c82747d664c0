/**
 * The desk's changes to the packs: a listing for each puzzle that differs from its pack. Version 1
 * of a puzzle is its pack's, listed or not; the desk published every further one (`versionPath`),
 * and versions never change.
 */
import { type GameId, isGameId } from '../games/definitions.ts';
import { fieldsOf, isWhole } from '../lib/reading.ts';

/**
 * `published`: another puzzle than the pack's, since before its day. `corrected`: since its day.
 * `held`: only given to players who have begun it. `withdrawn`: playable, but not ranked.
 */
export const LISTED_STATES = ['published', 'corrected', 'held', 'withdrawn'] as const;
export type ListedState = (typeof LISTED_STATES)[number];

export type PlayerNotice = Pick<Listing, 'state' | 'reason'>;

export interface Listing {
  /** The version given to players, from 1. */
  readonly version: number;
  /** Hashes of all versions: version n is at index n − 1. */
  readonly hashes: readonly string[];
  readonly state: ListedState;
  /** A sentence for players; empty for none. */
  readonly reason: string;
  /**
   * It was held or withdrawn on its day or later: whatever its state now, no streak ends because
   * the player did not finish it.
   */
  readonly excused: boolean;
  /**
   * Set while held or withdrawn: the previous state and reason, to be restored. Missing in older
   * listings.
   */
  readonly told?: PlayerNotice;
  /** Number of changes by the desk; a change must name the revision that it is based on. */
  readonly revision: number;
}

/** All listings, by `{game}/{id}`. */
export type PublishedIndex = ReadonlyMap<string, Listing>;

export const MAX_REASON = 280;
/** More versions of a puzzle than the desk ever makes. */
export const MAX_VERSIONS = 50;

const HASH = /^[0-9a-f]{14}$/;

export const isHash = (value: unknown): value is string =>
  typeof value === 'string' && HASH.test(value);

/** Accepts anything; null for invalid values. */
export function parseListing(json: unknown): Listing | null {
  const fields = fieldsOf(json);
  if (fields === null) return null;
  const { version, hashes, revision } = fields;
  if (!Array.isArray(hashes) || hashes.length > MAX_VERSIONS || !hashes.every(isHash)) return null;
  if (!isWhole(version, 1, hashes.length) || !isWhole(revision, 1, Number.MAX_SAFE_INTEGER)) {
    return null;
  }
  const now = toldIn(fields);
  if (now === null) return null;
  const [excused, told] = [fields.excused === true, toldIn(fields.told)];
  return { version, hashes, ...now, excused, ...(told && { told }), revision };
}

function toldIn(json: unknown): PlayerNotice | null {
  const fields = fieldsOf(json);
  const state = LISTED_STATES.find((one) => one === fields?.state);
  const reason = fields?.reason;
  if (state === undefined || typeof reason !== 'string' || reason.length > MAX_REASON) return null;
  return { state, reason };
}

/**
 * Accepts anything: the document `PUBLISHED_INDEX`, or a copy of it. Unreadable listings are
 * skipped; their puzzles fall back to the packs.
 */
export function parseIndex(json: unknown): PublishedIndex {
  const puzzles = fieldsOf(fieldsOf(json)?.puzzles) ?? {};
  const index = new Map<string, Listing>();
  for (const [key, value] of Object.entries(puzzles)) {
    const listing = isGameId(key.split('/')[0]) ? parseListing(value) : null;
    if (listing) index.set(key, listing);
  }
  return index;
}

export const listingKey = (game: GameId, id: string): string => `${game}/${id}`;

export function listingOf(index: PublishedIndex, game: GameId, id: string): Listing | null {
  return index.get(listingKey(game, id)) ?? null;
}

/** The parsed listing of one puzzle in the document, or a copy of it. Accepts anything. */
export function listingIn(document: unknown, game: GameId, id: string): Listing | null {
  return parseListing(rowIn(document, game, id));
}

/** The puzzle's row in the document, unvalidated. */
export function rowIn(document: unknown, game: GameId, id: string): unknown {
  return fieldsOf(fieldsOf(document)?.puzzles)?.[listingKey(game, id)];
}

/** The hash of the version given to players. */
export const listedHash = ({ hashes, version }: Listing): string => hashes[version - 1]!;

/** The version with that hash; null if none has it. */
export function versionOf({ hashes }: Listing, hash: string): number | null {
  const at = hashes.indexOf(hash);
  return at < 0 ? null : at + 1;
}

/** Each version has its own leaderboard; this replaces the id in its paths. */
export function boardIdOf(id: string, version: number): string {
  return version === 1 ? id : `${id}@${version}`;
}

/** The boards of all versions, in order. */
export function boardIdsOf(id: string, { hashes }: Pick<Listing, 'hashes'>): string[] {
  return hashes.map((_, i) => boardIdOf(id, i + 1));
}
