/** Parses the payload of `insertLeaderboardGames`, as a whole or not at all. */
import { GAME_IDS, type GameId, type ProfileMap } from '../../src/games/definitions.ts';
import { LONGEST_LOG } from '../../src/lib/playLimits.ts';
import { withoutHalves } from '../../src/lib/text.ts';
import { MAX_RESULTS_PER_CALL } from '../../src/protocol/callables.ts';
import { storedNames } from '../../src/protocol/resultKeys.ts';
import { ServerError } from '../../src/protocol/status.ts';

/** A result in a map sent by the app: `value` is any JSON value. */
export interface Sent {
  readonly game: GameId;
  readonly map: ProfileMap;
  readonly key: string;
  readonly value: unknown;
}

/** A play sent with a result: its hash and its log are any JSON value, or missing. */
export interface SentPlay {
  readonly hash: unknown;
  readonly log: unknown;
}

/**
 * Longest map in characters: twenty results take about 2 KB, the rest allows for long numbers and
 * guesses.
 */
const MAX_MAP_LENGTH = 64 * 1024;
/**
 * Longest text of plays in characters: the log of each result of a call, and 1 KB around each log.
 */
const MAX_PLAYS_LENGTH = MAX_RESULTS_PER_CALL * (LONGEST_LOG + 1024);

/**
 * Parses the sent results. Throws a `ServerError` with `invalid-argument` and a sentence that names
 * the field.
 */
export function parsePayload(data: Readonly<Record<string, unknown>>): Sent[] {
  const sent = GAME_IDS.flatMap((game): Sent[] => {
    const map = storedNames(game).profileMap;
    return Object.entries(parseText(map, data[map], MAX_MAP_LENGTH)).map(([key, value]) => ({
      game,
      map,
      key,
      value,
    }));
  });
  if (sent.length > MAX_RESULTS_PER_CALL) {
    throw invalid(`At most ${MAX_RESULTS_PER_CALL} results fit into a call, not ${sent.length}.`);
  }
  return sent;
}

/**
 * The sent plays, by `{game}/{id}`; the specification knows a payload without. verdict.ts validates
 * their content. Throws like `parsePayload`.
 */
export function parsePlays(text: unknown): ReadonlyMap<string, SentPlay> {
  if (text === undefined || text === null) return new Map();
  const plays = Object.entries(parseText('plays', text, MAX_PLAYS_LENGTH));
  return new Map(
    plays.map(([puzzle, play]): [string, SentPlay] => {
      if (typeof play !== 'object' || play === null) {
        throw invalid(
          `plays has nothing that could be a play of ${withoutHalves(puzzle.slice(0, 40))}.`,
        );
      }
      const { hash, log } = play as Readonly<Record<string, unknown>>;
      return [puzzle, { hash, log }];
    }),
  );
}

function parseText(name: string, text: unknown, most: number): object {
  if (typeof text !== 'string') throw invalid(`${name} has to be a string of JSON.`);
  if (text.length > most) throw invalid(`${name} is longer than ${most / 1024} KB.`);
  if (!text.isWellFormed()) throw invalid(`${name} has half of a character in it.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid(`${name} is not JSON.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid(`${name} has to hold a JSON object.`);
  }
  return value;
}

function invalid(sentence: string): ServerError {
  return new ServerError('invalid-argument', sentence);
}
