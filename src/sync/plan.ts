/** What a sync has to send: pure. */

import { isOnTime } from '../daily/streak.ts';
import { definitionOf, type ProfileMap } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { LONGEST_LOG } from '../lib/playLimits.ts';
import { puzzleKey } from '../storage/keys.ts';
import { withResult } from '../storage/outbox.ts';
import type { OutboxRow, PlayRow } from '../storage/port.ts';
import { resultKey, storedNames } from '../storage/tables.ts';
import type { Plays, ResultMaps } from './ports.ts';

export interface Plan {
  /** Not in the profile yet. */
  readonly store: readonly OutboxRow[];
  /**
   * In the profile since it was read last: stored by another device, or by this one without
   * hearing of it. They carry the profile's result, which is the one that counts.
   */
  readonly held: readonly OutboxRow[];
  /** In the profile, perhaps not in the leaderboard. */
  readonly rank: readonly OutboxRow[];
}

/**
 * @param outbox the account's rows; those set aside are left out.
 * @param complete what the profile holds, by `{game}/{id}`.
 */
export function makePlan(outbox: readonly OutboxRow[], complete: ReadonlyMap<string, Json>): Plan {
  const store: OutboxRow[] = [];
  const held: OutboxRow[] = [];
  const rank: OutboxRow[] = [];
  for (const row of outbox) {
    if (row.setAside) continue;
    const result = complete.get(puzzleKey(row.game, row.id));
    // A row whose result the profile has lost since goes there again.
    if (result === undefined) store.push(row);
    else if (row.stage === 'waiting') {
      held.push({ ...withResult(row, result), stage: 'profile-stored' });
    } else rank.push(row);
  }
  return { store, held, rank };
}

/** The rows' results as the profile has them. */
export function mapsOf(rows: readonly OutboxRow[]): ResultMaps {
  const maps: Partial<Record<ProfileMap, Record<string, Json>>> = {};
  for (const { game, id, result } of rows) {
    const name = storedNames(game).profileMap;
    maps[name] = { ...maps[name], [resultKey(game, id)]: result };
  }
  return maps;
}

/**
 * The plays as they are sent. A log that is too long would only hold up the others; which version was
 * played is told without one, too.
 *
 * @param rows those that are sent.
 */
export function playsOf(plays: readonly PlayRow[], rows: readonly OutboxRow[]): Plays {
  const known = rows.flatMap(({ game, id, hash }) =>
    hash === undefined ? [] : [[puzzleKey(game, id), { hash }] as const],
  );
  const sent = plays.map(({ game, id, hash, log }) => {
    const isShort = JSON.stringify(log).length <= LONGEST_LOG;
    return [puzzleKey(game, id), isShort ? { hash, log } : { hash }] as const;
  });
  return Object.fromEntries([...known, ...sent]);
}

/** The profile's `openedLate` entries of these rows. */
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
