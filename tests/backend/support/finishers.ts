/**
 * Sends a player's finished puzzle to the function `insertLeaderboardGames` as the app does,
 * without the app.
 */
import { insertLeaderboardGames } from '../../../functions/src/insertLeaderboardGames.ts';
import type { GameId } from '../../../src/games/definitions.ts';
import type { Json } from '../../../src/lib/json.ts';
import { type InsertGamesReply, PROFILE_MAPS } from '../../../src/protocol/callables.ts';
import { resultKey, storedNames } from '../../../src/protocol/resultKeys.ts';
import { database } from './players.ts';
import { INFO } from './profiles.ts';

const db = database();

/**
 * Stores a result in the player's profile, which `insertLeaderboardGames` requires for ranking the
 * result.
 */
export function keep(uid: string, result: Json, game: GameId, id: string) {
  const results = { [storedNames(game).profileMap]: { [resultKey(game, id)]: result } };
  return db.doc(`users/${uid}`).set({ ...INFO, ...results }, { merge: true });
}

/**
 * The request to `insertLeaderboardGames` for a single result.
 * @param plays the hashes and logs of moves, by `{game}/{id}`.
 */
export function requestOf(result: Json, plays: unknown, game: GameId, id: string) {
  return {
    ...Object.fromEntries(PROFILE_MAPS.map((map) => [map, '{}'])),
    [storedNames(game).profileMap]: JSON.stringify({ [resultKey(game, id)]: result }),
    ...(plays === undefined ? {} : { plays: JSON.stringify(plays) }),
  };
}

export interface Sent {
  readonly game: GameId;
  readonly id: string;
  readonly result: Json;
  /**
   * The puzzle's hash and the log of moves, `{ hash, log }`, or an invalid value; undefined for a
   * result without a log.
   */
  readonly play?: unknown;
}

/**
 * Calls `insertLeaderboardGames` with a player's result.
 * @param at time of the call in epoch ms.
 */
export function send(uid: string, { game, id, result, play }: Sent, at: number) {
  const plays = play === undefined ? undefined : { [`${game}/${id}`]: play };
  return insertLeaderboardGames(db, uid, requestOf(result, plays, game, id), at);
}

/** The verdict on a single result, or `{status}: {message}` of its refusal. */
export const verdictIn = ({ accepted, refused }: InsertGamesReply) =>
  accepted[0]?.verdict ?? `${refused[0]?.status}: ${refused[0]?.message}`;
