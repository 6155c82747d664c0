/** Reading the payload of `insertLeaderboardGames`: it is taken as a whole or not at all. */
import { GAME_IDS, type GameId, type ProfileMap } from '../../src/games/definitions.ts';
import { storedNames } from '../../src/storage/tables.ts';
import { MAX_RESULTS_PER_CALL } from '../../src/sync/callables.ts';
import { ServerError } from '../../src/sync/status.ts';

/** One entry of one of the maps, as it was sent: `value` is anything that JSON can hold. */
export interface Sent {
  readonly game: GameId;
  readonly map: ProfileMap;
  readonly key: string;
  readonly value: unknown;
}

/** Twenty results take about 2 KB; the rest is room for long numbers and long guesses. */
const MAX_MAP_LENGTH = 64 * 1024;

/** Throws a `ServerError` with `invalid-argument` and a sentence that names the field. */
export function parsePayload(data: Readonly<Record<string, unknown>>): Sent[] {
  const sent = GAME_IDS.flatMap((game): Sent[] => {
    const map = storedNames(game).profileMap;
    return Object.entries(parseMap(map, data[map])).map(([key, value]) => ({
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

function parseMap(map: ProfileMap, text: unknown): object {
  if (typeof text !== 'string') throw invalid(`${map} has to be a string of JSON.`);
  if (text.length > MAX_MAP_LENGTH) throw invalid(`${map} is longer than 64 KB.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid(`${map} is not JSON.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid(`${map} has to hold a JSON object.`);
  }
  return value;
}

function invalid(sentence: string): ServerError {
  return new ServerError('invalid-argument', sentence);
}
