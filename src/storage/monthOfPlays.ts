/**
 * Plays and further solutions of finished puzzles, for the account's other devices: one document
 * users/{uid}/plays/{game}~{yyyy-mm} for each game and month.
 */
import { type CivilDate, isCivilDate } from '../daily/date.ts';
import { dateOf } from '../daily/numbering.ts';
import type { FinalMoves } from '../games/contract/game.ts';
import { definitionOf, type GameId, type PuzzleName } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { isPuzzleId, isResultValue } from '../protocol/resultKeys.ts';
import { isEnding, isFiniteNumber, isRecord } from './rows.ts';

/** A device's record of a finished puzzle beside its result: the play, ways, or both. */
export interface KeptPlay extends PuzzleName {
  readonly play?: Play;
  /** Further solutions; in a document they may hold `play.ending`, too. */
  readonly ways: readonly FinalMoves[];
}

/** How a result came about: see `PlayRow` and `ResultRow`. */
export interface Play {
  readonly result: Json;
  readonly hash: string;
  readonly log: Json;
  readonly ending?: FinalMoves;
  /** Epoch ms, by the clock of the device that played; absent where no device knows it. */
  readonly finishedAt?: number;
  /** See `ResultRow`. */
  readonly finishedOn?: CivilDate;
}

/** The document's fields, apart from the server's time of the write. */
export interface MonthOfPlays {
  /** By puzzle id, the JSON of a `Play`. */
  readonly plays: Readonly<Record<string, string>>;
  /** Further solutions: an id, a space and the JSON of the moves. Devices add to this list. */
  readonly ways: readonly string[];
}

/** Most puzzles of a game in a month. */
export const MOST_PLAYS = 31;
/** Most characters of a document's plays: with its ways it stays below Firestore's 1 MiB. */
export const LONGEST_PLAYS = 800 * 1024;
/** Most months of which an account has noted ways (`Server.writePlays`): 27 years of a game. */
export const MOST_MONTHS = 324;
export const MOST_WAYS = 400;
export const LONGEST_WAYS = 160 * 1024;

/** Name of the document that holds a puzzle's play. */
export const monthOf = (game: GameId, id: string): string =>
  `${game}~${dateOf(definitionOf(game).schedule, id).slice(0, 7)}`;

/** @param kept plays of one month. */
export function makeMonth(kept: readonly KeptPlay[]): MonthOfPlays {
  const plays = kept.flatMap(({ id, play }) => (play ? [[id, JSON.stringify(play)] as const] : []));
  return {
    plays: Object.fromEntries(plays),
    ways: kept.flatMap(({ id, ways }) => ways.map((way) => `${id} ${JSON.stringify(way)}`)),
  };
}

/** Whether the rules refuse a document with these fields. */
export const isTooLong = ({ plays, ways }: MonthOfPlays): boolean =>
  Object.keys(plays).length > MOST_PLAYS ||
  Object.values(plays).join('').length > LONGEST_PLAYS ||
  ways.length > MOST_WAYS ||
  ways.join('').length > LONGEST_WAYS;

/** The readable plays of a document, which another version of the app may have written. */
export function parseMonth(
  game: GameId,
  data: Readonly<Record<string, unknown>>,
): readonly KeptPlay[] {
  const plays = new Map<string, Play>();
  for (const [id, text] of Object.entries(isRecord(data.plays) ? data.plays : {})) {
    const play = isText(text) ? parsePlay(parse(text)) : null;
    if (play !== null) plays.set(id, play);
  }
  const ways = new Map<string, FinalMoves[]>();
  for (const text of Array.isArray(data.ways) ? data.ways.filter(isText) : []) {
    const space = text.indexOf(' ');
    const way = parse(text.slice(space + 1));
    const id = text.slice(0, space);
    if (isEnding(way)) ways.set(id, [...(ways.get(id) ?? []), way]);
  }
  const ids = [...new Set([...plays.keys(), ...ways.keys()])].filter((id) => isPuzzleId(game, id));
  return ids.map((id): KeptPlay => {
    const play = plays.get(id);
    return { game, id, ...(play && { play }), ways: ways.get(id) ?? [] };
  });
}

function parsePlay(value: unknown): Play | null {
  if (!isRecord(value) || !isResultValue(value.result)) return null;
  const { result, hash, log, ending, finishedAt, finishedOn } = value;
  if (typeof hash !== 'string' || !Array.isArray(log)) return null;
  return {
    ...{ result: result as Json, hash, log: log as Json },
    ...(isEnding(ending) && { ending }),
    ...(isFiniteNumber(finishedAt) && { finishedAt }),
    ...(isCivilDate(finishedOn) && { finishedOn }),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
