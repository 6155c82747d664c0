/** The two stages of sending: into the profile, then into the leaderboards. */

import type { Json } from '../lib/json.ts';
import type { OutboxChange, OutboxRow, PlayRow } from '../storage/port.ts';
import { resultKey, storedNames } from '../storage/tables.ts';
import { MAX_RESULTS_PER_CALL } from './callables.ts';
import { chunksOf, lateOf, makePlan, mapsOf, playsOf } from './plan.ts';
import type { Server } from './ports.ts';
import { remedyFor, type StatusCode, sentenceFor, statusOf } from './status.ts';

type RowChange = Pick<OutboxRow, 'game' | 'id'> & { readonly change: OutboxChange };

/** What sending needs of the sync that it is part of. */
export interface Sender {
  readonly uid: string;
  readonly server: Server;
  /** Records changes of the account's outbox rows. */
  change(changes: readonly RowChange[]): Promise<void>;
  /** How these came about, as far as that is known here. */
  plays(rows: readonly OutboxRow[]): Promise<readonly PlayRow[]>;
  /** The leaderboards have changed: see `SyncPorts`. */
  leaderboardsChanged(): void;
  /** Reads the profile again, takes what is new, and returns the complete results in it. */
  refresh(): Promise<ReadonlyMap<string, Json>>;
}

export interface Stored {
  /** In the profile now, and still to go to the leaderboards. */
  readonly rows: readonly OutboxRow[];
  readonly refused: number;
}

const FULL =
  'Your profile is full: it holds as many results as fit into it. This one stays on this device, and in its backups.';

/**
 * @param complete what the profile holds, by `{game}/{id}`.
 * @param isFull whether it can hold no more.
 */
export async function storeRows(
  outbox: readonly OutboxRow[],
  complete: ReadonlyMap<string, Json>,
  sender: Sender,
  isFull: boolean,
): Promise<Stored> {
  const plan = makePlan(outbox, complete);
  await adopt(plan.held, sender);
  const rows = [...plan.rank, ...plan.held];
  // Said before the database says something that nobody understands.
  if (isFull) {
    return { rows, refused: await setAside(plan.store, 'resource-exhausted', sender, FULL) };
  }
  let refused = 0;
  for (const chunk of chunksOf(plan.store, MAX_RESULTS_PER_CALL)) {
    const stored = await storeChunk(chunk, sender, false);
    rows.push(...stored.rows);
    refused += stored.refused;
  }
  return { rows, refused };
}

/** The profile's result has won: the row goes on with it. */
async function adopt(rows: readonly OutboxRow[], { change }: Sender): Promise<void> {
  if (rows.length === 0) return;
  await change(
    rows.map(({ game, id, result, stage }) => ({ game, id, change: { result, stage } })),
  );
}

/** @param fresh the profile was read after all other devices that matter here. */
async function storeChunk(
  rows: readonly OutboxRow[],
  sender: Sender,
  fresh: boolean,
): Promise<Stored> {
  try {
    await sender.server.storeResults(sender.uid, mapsOf(rows), lateOf(rows));
  } catch (error) {
    const status = statusOf(error);
    if (remedyFor(status) !== 'refused') throw error;
    // Another device may have been first: then the complete result that is there never changes.
    if (!fresh) {
      const { store, held, rank } = makePlan(rows, await sender.refresh());
      await adopt(held, sender);
      if (store.length === 0) return { rows: [...held, ...rank], refused: 0 };
      const rest = await storeChunk(store, sender, held.length === 0);
      return { rows: [...held, ...rank, ...rest.rows], refused: rest.refused };
    }
    if (rows.length === 1) return { rows: [], refused: await setAside(rows, status, sender) };
    return inHalves(rows, (half) => storeChunk(half, sender, true));
  }
  await sender.change(
    rows.map(({ game, id }) => ({ game, id, change: { stage: 'profile-stored' } })),
  );
  return { rows: rows.map((row) => ({ ...row, stage: 'profile-stored' as const })), refused: 0 };
}

/** One bad row must not hold up the others: the halves find it. */
async function inHalves(
  rows: readonly OutboxRow[],
  send: (half: readonly OutboxRow[]) => Promise<Stored>,
): Promise<Stored> {
  const middle = Math.ceil(rows.length / 2);
  const first = await send(rows.slice(0, middle));
  const second = await send(rows.slice(middle));
  return { rows: [...first.rows, ...second.rows], refused: first.refused + second.refused };
}

async function setAside(
  rows: readonly OutboxRow[],
  status: StatusCode,
  { change }: Sender,
  message = sentenceFor(status),
): Promise<number> {
  const reason = { code: status, message };
  await change(rows.map(({ game, id }) => ({ game, id, change: { setAside: reason } })));
  return rows.length;
}

export interface Ranked {
  readonly acknowledged: number;
  readonly refused: number;
  /** Rows that the reply did not speak of. */
  readonly unanswered: number;
}

export async function rankRows(rows: readonly OutboxRow[], sender: Sender): Promise<Ranked> {
  let total: Ranked = { acknowledged: 0, refused: 0, unanswered: 0 };
  for (const chunk of chunksOf(rows, MAX_RESULTS_PER_CALL)) {
    total = sum(total, await rankChunk(chunk, sender));
  }
  return total;
}

async function rankChunk(rows: readonly OutboxRow[], sender: Sender): Promise<Ranked> {
  let reply: Awaited<ReturnType<Server['insertLeaderboardGames']>>;
  const plays = playsOf(await sender.plays(rows), rows);
  try {
    reply = await sender.server.insertLeaderboardGames(sender.uid, mapsOf(rows), plays);
  } catch (error) {
    const status = statusOf(error);
    if (remedyFor(status) !== 'refused') throw error;
    if (rows.length === 1) {
      return { acknowledged: 0, refused: await setAside(rows, status, sender), unanswered: 0 };
    }
    const middle = Math.ceil(rows.length / 2);
    const first = await rankChunk(rows.slice(0, middle), sender);
    return sum(first, await rankChunk(rows.slice(middle), sender));
  }

  if (reply.accepted.length > 0) sender.leaderboardsChanged();
  const place = (map: string, key: string) => `${map}/${key}`;
  const accepted = new Set(reply.accepted.map(({ map, key }) => place(map, key)));
  const refused = new Map(reply.refused.map((one) => [place(one.map, one.key), one]));
  const changes: RowChange[] = [];
  let acknowledged = 0;
  for (const { game, id } of rows) {
    const name = place(storedNames(game).profileMap, resultKey(game, id));
    const refusal = refused.get(name);
    if (accepted.has(name)) {
      acknowledged++;
      changes.push({ game, id, change: 'acknowledged' });
    } else if (refusal && remedyFor(refusal.status) === 'refused') {
      const reason = { code: refusal.status, message: refusal.message };
      changes.push({ game, id, change: { setAside: reason } });
    }
  }
  await sender.change(changes);
  const set = changes.filter(({ change }) => change !== 'acknowledged' && 'setAside' in change);
  return {
    acknowledged,
    refused: set.length,
    unanswered: rows.length - acknowledged - set.length,
  };
}

function sum(a: Ranked, b: Ranked): Ranked {
  return {
    acknowledged: a.acknowledged + b.acknowledged,
    refused: a.refused + b.refused,
    unanswered: a.unanswered + b.unanswered,
  };
}
