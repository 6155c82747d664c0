/** What a player's app sends of a finished puzzle, without the app. */
import { insertLeaderboardGames } from '../../../functions/src/insertLeaderboardGames.ts';
import type { GameId } from '../../../src/games/definitions.ts';
import type { Json } from '../../../src/lib/json.ts';
import { resultKey, storedNames } from '../../../src/storage/tables.ts';
import { type InsertGamesReply, PROFILE_MAPS } from '../../../src/sync/callables.ts';
import { database } from './players.ts';
import { INFO } from './profiles.ts';

const db = database();

/** Puts a result into the profile, where it has to be before it ranks. */
export function keep(uid: string, result: Json, game: GameId, id: string) {
  const results = { [storedNames(game).profileMap]: { [resultKey(game, id)]: result } };
  return db.doc(`users/${uid}`).set({ ...INFO, ...results }, { merge: true });
}

/** @param plays by `{game}/{id}`. */
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
  /** `{ hash, log }`, or anything else; undefined for none. */
  readonly play?: unknown;
}

/** @param at epoch ms. */
export function send(uid: string, { game, id, result, play }: Sent, at: number) {
  const plays = play === undefined ? undefined : { [`${game}/${id}`]: play };
  return insertLeaderboardGames(db, uid, requestOf(result, plays, game, id), at);
}

/** What came of a single result, in a few words. */
export const verdictIn = ({ accepted, refused }: InsertGamesReply) =>
  accepted[0]?.verdict ?? `${refused[0]?.status}: ${refused[0]?.message}`;
