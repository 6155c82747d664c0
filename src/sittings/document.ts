/**
 * A sitting as a document of the server, users/{uid}/sittings/{game}~{id}. firestore.rules hold it to
 * the same limits. A document may come from a later version of the app: what cannot be read is left
 * as it is.
 */
import { isCivilDate } from '../daily/date.ts';
import { type GameId, isGameId, type PuzzleName } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { isTooLong, LONGEST_LOG } from '../lib/playLimits.ts';
import { isWhole } from '../lib/reading.ts';
import { type Branch, hasLog } from './branch.ts';
import type { Sitting } from './merge.ts';

/**
 * Maximum length of a game as JSON, in characters: a saved game of the greatest length (`isTooLong`),
 * and what goes with it.
 */
export const LONGEST_GAME = LONGEST_LOG + 1024;
/** Maximum number of games in a document; further ones stay on the devices that played them. */
export const MOST_GAMES = 4;
export const MOST_CHOICES = 1_000_000;
/** Days after which the server deletes a sitting that was not written again. */
export const KEPT_DAYS = 60;
/** Maximum number of documents that one request lists. */
export const MOST_LISTED = 100;

export interface SittingFields {
  /** Each game as JSON; the one that is played on first. */
  readonly games: readonly string[];
  readonly choice: number;
  readonly isForked: boolean;
}

/** A document as read, unvalidated. */
export interface SittingDocument {
  readonly name: string;
  /** The server's time of the last write, RFC 3339: the precondition of the next one. */
  readonly updateTime: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A document in a list: the next page of the list begins after it. */
export interface ListedSitting extends SittingDocument {
  /** The server's time of the request that wrote it, RFC 3339. */
  readonly at: string;
}

export const sittingName = (game: GameId, id: string): string => `${game}~${id}`;

/** Null for a name that this version of the app does not know. */
export function parseSittingName(name: string): PuzzleName | null {
  const [game = '', id = '', ...rest] = name.split('~');
  return isGameId(game) && rest.length === 0 ? { game, id } : null;
}

const textOf = ({ openedOn, session, progress }: Branch): string =>
  JSON.stringify({ openedOn, session, progress });

/**
 * The part of a sitting that travels: the same on every device that has the same games. Further games
 * and longer ones stay on the devices that have them. Null when the game that is played on is too long.
 */
export function portable({ current, others, choice, isForked }: Sitting): Sitting | null {
  if (!isForked && !canTravel(current)) return null;
  const loose = isForked ? [current, ...others] : others;
  const sorted = loose.filter(canTravel).sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  const [first, ...rest] = isForked ? sorted : [current, ...sorted];
  if (first === undefined) return null;
  const kept = rest.slice(0, MOST_GAMES - 1);
  return { current: first, others: kept, choice, isForked: isForked && kept.length > 0 };
}

/** Null when the sitting cannot travel. */
export function makeSittingFields(sitting: Sitting): SittingFields | null {
  const sent = portable(sitting);
  if (sent === null) return null;
  const { current, others, choice, isForked } = sent;
  return { games: [current, ...others].map(textOf), choice, isForked };
}

const canTravel = ({ session }: Branch): boolean => hasLog(session) && !isTooLong(session);

function parseBranch(text: unknown): Branch | null {
  if (typeof text !== 'string') return null;
  try {
    const { openedOn, session, progress } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const isSound =
      isCivilDate(openedOn) &&
      typeof session === 'object' &&
      session !== null &&
      typeof progress === 'number' &&
      progress >= 0 &&
      progress <= 1;
    return isSound ? { openedOn, session: session as Json, progress } : null;
  } catch {
    return null;
  }
}

/** Null for a document that this version of the app cannot read. */
export function parseSitting(data: Readonly<Record<string, unknown>>): Sitting | null {
  const { games, choice, isForked } = data;
  if (!Array.isArray(games) || games.length > MOST_GAMES || !isWhole(choice, 0, MOST_CHOICES))
    return null;
  const read = games.map(parseBranch);
  const [current, ...others] = read;
  if (!current || others.includes(null)) return null;
  return {
    current,
    others: others as Branch[],
    choice,
    isForked: isForked === true && others.length > 0,
  };
}
