/**
 * The desk's changes to the packs: a listing for each puzzle that differs from its pack. Version 1
 * of a puzzle is the one in its pack, with or without a listing; the desk published every later
 * version (`versionPath`), and versions never change.
 */
import { type GameId, isGameId } from '../games/definitions.ts';
import { fieldsOf, isWhole } from '../lib/reading.ts';
import { listingKey, listingsIn, rowIn } from './listings.ts';

/**
 * `published`: replaces the pack's puzzle, since before its release day. `corrected`: replaces it
 * since that day or later. `held`: given only to players who have begun the puzzle. `withdrawn`:
 * playable, but not ranked.
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
  /** The reason for the state, as a sentence for players; empty if there is none. */
  readonly reason: string;
  /**
   * The puzzle was held or withdrawn on its release day or later: whatever its state now, no streak
   * ends because the player did not finish the puzzle.
   */
  readonly excused: boolean;
  /** Set while the puzzle is held or withdrawn: the previous state and reason, to be restored. */
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

/** Parses a listing from any value; null if invalid. */
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
 * Parses the document `PUBLISHED_INDEX` or a copy of it, which may be any value. Unreadable
 * listings are skipped; their puzzles fall back to the packs.
 */
export function parseIndex(json: unknown): PublishedIndex {
  const index = new Map<string, Listing>();
  for (const [key, value] of Object.entries(listingsIn(json))) {
    const listing = isGameId(key.split('/')[0]) ? parseListing(value) : null;
    if (listing) index.set(key, listing);
  }
  return index;
}

export function listingOf(index: PublishedIndex, game: GameId, id: string): Listing | null {
  return index.get(listingKey(game, id)) ?? null;
}

/** The listing of one puzzle in `PUBLISHED_INDEX` or a copy of it, which may be any value. */
export function listingIn(document: unknown, game: GameId, id: string): Listing | null {
  return parseListing(rowIn(document, game, id));
}

/** The hash of the puzzle version given to players. */
export const listedHash = ({ hashes, version }: Listing): string => hashes[version - 1]!;

/** The number of the puzzle version with that hash; null if no version has it. */
export function versionOf({ hashes }: Listing, hash: string): number | null {
  const at = hashes.indexOf(hash);
  return at < 0 ? null : at + 1;
}

/** Id of a puzzle version's leaderboard, used in its paths: each version has a leaderboard. */
export function boardIdOf(id: string, version: number): string {
  return version === 1 ? id : `${id}@${version}`;
}

/** Id of the puzzle whose version has this leaderboard. */
export const puzzleIdOf = (board: string): string => board.replace(/@\d+$/, '');

/** The leaderboard ids of all versions of a puzzle, in order. */
export function boardIdsOf(id: string, { hashes }: Pick<Listing, 'hashes'>): string[] {
  return hashes.map((_, i) => boardIdOf(id, i + 1));
}

/** A reason that staff wrote, as a sentence. */
export const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Why a puzzle was withdrawn, and the consequences for its players. */
export const withdrawnWords = (reason: string): string =>
  `${reason && `${ended(reason)} `}You can still play it, but it isn’t ranked and doesn’t affect your streak.`;
