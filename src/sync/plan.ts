/** Plans what a sync has to send. Pure. */
import { isOnTime } from '../daily/streak.ts';
import { definitionOf, type ProfileMap } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { isTooLong } from '../lib/playLimits.ts';
import { resultKey, storedNames } from '../protocol/resultKeys.ts';
import type { OutboxRow, PlayRow } from '../storage/entities.ts';
import { puzzleKey } from '../storage/keys.ts';
import { withResult } from '../storage/outbox.ts';
import type { Plays, ResultMaps } from './ports.ts';

export interface Plan {
  /** Rows whose results are not yet in the profile. */
  readonly store: readonly OutboxRow[];
  /**
   * Waiting rows whose puzzle has a result in the profile already: from another device, or from
   * this one, which lost the server's answer. The rows carry the profile's result, which takes
   * precedence.
   */
  readonly alreadyOnServer: readonly OutboxRow[];
  /** Rows whose results are in the profile, but possibly not in the leaderboard. */
  readonly rank: readonly OutboxRow[];
}

/**
 * @param outbox the account's rows; those set aside are skipped.
 * @param complete the profile's complete results, by `{game}/{id}`.
 */
export function makePlan(outbox: readonly OutboxRow[], complete: ReadonlyMap<string, Json>): Plan {
  const store: OutboxRow[] = [];
  const alreadyOnServer: OutboxRow[] = [];
  const rank: OutboxRow[] = [];
  for (const row of outbox) {
    if (row.setAside) continue;
    const result = complete.get(puzzleKey(row.game, row.id));
    // Send a row again if the profile has lost its result.
    if (result === undefined) store.push(row);
    else if (row.stage === 'waiting') {
      alreadyOnServer.push({ ...withResult(row, result), stage: 'profile-stored' });
    } else rank.push(row);
  }
  return { store, alreadyOnServer, rank };
}

/** The rows' results in the format of the profile's maps. */
export function mapsOf(rows: readonly OutboxRow[]): ResultMaps {
  const maps: Partial<Record<ProfileMap, Record<string, Json>>> = {};
  for (const { game, id, result } of rows) {
    const name = storedNames(game).profileMap;
    maps[name] = { ...maps[name], [resultKey(game, id)]: result };
  }
  return maps;
}

/**
 * The plays in the format for sending. Omits overlong logs, which would only delay other plays;
 * sends the puzzle's hash even without a log.
 *
 * @param rows the rows to be sent.
 */
export function playsOf(plays: readonly PlayRow[], rows: readonly OutboxRow[]): Plays {
  const known = rows.flatMap(({ game, id, hash }) =>
    hash === undefined ? [] : [[puzzleKey(game, id), { hash }] as const],
  );
  const sent = plays.map(({ game, id, hash, log }) => {
    return [puzzleKey(game, id), isTooLong(log) ? { hash } : { hash, log }] as const;
  });
  return Object.fromEntries([...known, ...sent]);
}

/** The entries of the profile's map `openedLate` for these rows. */
export function lateOf(rows: readonly OutboxRow[]): Record<string, string> {
  const late: Record<string, string> = {};
  for (const { game, id, openedOn } of rows) {
    if (openedOn === null || isOnTime(definitionOf(game).schedule, { id, openedOn, won: true }))
      continue;
    late[puzzleKey(game, id)] = openedOn;
  }
  return late;
}

export function chunksOf<T>(items: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let i = 0; i < items.length; i += size) chunks.push(items.slice(i, i + size));
  return chunks;
}
