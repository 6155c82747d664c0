/**
 * What the desk has changed of the packs: one listing for each puzzle that is not simply that of its
 * pack. Version 1 of a puzzle is its pack's, whether it is listed or not; every further one was
 * published by the desk (`versionPath`) and never changes.
 */
import { type GameId, isGameId } from '../games/definitions.ts';
import { fieldsOf, isWhole } from '../lib/reading.ts';

/**
 * `published`: another puzzle than the pack's, since before its day. `corrected`: since its day.
 * `held`: not given to anybody who has not begun it. `withdrawn`: to be played, but nobody ranks.
 */
export const LISTED_STATES = ['published', 'corrected', 'held', 'withdrawn'] as const;
export type ListedState = (typeof LISTED_STATES)[number];

export type Told = Pick<Listing, 'state' | 'reason'>;

export interface Listing {
  /** The version that is given to players, from 1. */
  readonly version: number;
  /** The hash of every version there is: that of version n stands at n − 1. */
  readonly hashes: readonly string[];
  readonly state: ListedState;
  /** What players are told of it, as a sentence; empty where they are told nothing. */
  readonly reason: string;
  /**
   * It was held or withdrawn on its day, or later: whatever became of it since, nobody can be blamed for
   * not having finished it, and no streak ends with it.
   */
  readonly excused: boolean;
  /**
   * While it is held or withdrawn: as players were told of it before, and will be again. Listings of
   * before this was written down are without it.
   */
  readonly told?: Told;
  /** How often the desk has changed the listing: whoever changes it names what they have seen. */
  readonly revision: number;
}

/** All listings, by `{game}/{id}`. */
export type PublishedIndex = ReadonlyMap<string, Listing>;

export const MAX_REASON = 280;
/** More versions of one puzzle than anybody makes. */
export const MAX_VERSIONS = 50;

const HASH = /^[0-9a-f]{14}$/;

export const isHash = (value: unknown): value is string =>
  typeof value === 'string' && HASH.test(value);

/** Accepts anything; null when it is no listing. */
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

function toldIn(json: unknown): Told | null {
  const fields = fieldsOf(json);
  const state = LISTED_STATES.find((one) => one === fields?.state);
  const reason = fields?.reason;
  if (state === undefined || typeof reason !== 'string' || reason.length > MAX_REASON) return null;
  return { state, reason };
}

/**
 * Accepts anything: the document `PUBLISHED_INDEX`, or a copy of it. Listings that cannot be read are
 * passed over; their puzzles are those of the packs then.
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

/** The same of one puzzle out of the document, or a copy of it. Accepts anything. */
export function listingIn(document: unknown, game: GameId, id: string): Listing | null {
  return parseListing(rowIn(document, game, id));
}

/** What stands in the document for that puzzle: it may be anything. */
export function rowIn(document: unknown, game: GameId, id: string): unknown {
  return fieldsOf(fieldsOf(document)?.puzzles)?.[listingKey(game, id)];
}

/** The hash of the version that is given to players. */
export const listedHash = ({ hashes, version }: Listing): string => hashes[version - 1]!;

/** Which version has that hash; null when none has. */
export function versionOf({ hashes }: Listing, hash: string): number | null {
  const at = hashes.indexOf(hash);
  return at < 0 ? null : at + 1;
}

/** Each version has a leaderboard of its own: what stands in the place of the id in its paths. */
export function boardIdOf(id: string, version: number): string {
  return version === 1 ? id : `${id}@${version}`;
}

/** The boards of all versions, the first one first. */
export function boardIdsOf(id: string, { hashes }: Pick<Listing, 'hashes'>): string[] {
  return hashes.map((_, i) => boardIdOf(id, i + 1));
}
