/** The two stages of sending: into the profile, then into the leaderboards. */
import type { Json } from '../lib/json.ts';
import { MAX_RESULTS_PER_CALL } from '../protocol/callables.ts';
import { resultKey, storedNames } from '../protocol/resultKeys.ts';
import {
  remedyFor,
  ServerError,
  type StatusCode,
  sentenceFor,
  statusOf,
} from '../protocol/status.ts';
import { sittingName } from '../sittings/document.ts';
import type { OutboxChange, OutboxRow, PlayRow } from '../storage/entities.ts';
import { failedAgain, isHopeless } from '../storage/failing.ts';
import { chunksOf, lateOf, makePlan, mapsOf, playsOf } from './plan.ts';
import type { Server } from './ports.ts';
import { isOwnFailure } from './sendEach.ts';

type RowChange = Pick<OutboxRow, 'game' | 'id'> & { readonly change: OutboxChange };

/** The parts of a sync that sending needs. */
export interface Sender {
  readonly uid: string;
  readonly server: Server;
  /** Epoch ms. */
  now(): number;
  /** Names of unfinished games on the server whose puzzle is finished (src/sittings). */
  readonly ended: ReadonlySet<string>;
  /** Forgets the deleted documents of these puzzles. */
  dropSittings(rows: readonly OutboxRow[]): Promise<void>;
  /** Stores changes of the account's outbox rows. */
  change(changes: readonly RowChange[]): Promise<void>;
  /** The stored plays of these rows. */
  plays(rows: readonly OutboxRow[]): Promise<readonly PlayRow[]>;
  /** Tells that leaderboards have changed: see `SyncPorts`. */
  leaderboardsChanged(): void;
  /** Reloads the profile, stores new results, and returns all its complete results. */
  refresh(): Promise<ReadonlyMap<string, Json>>;
}

export interface Stored {
  /** Rows now in the profile, still to be sent to the leaderboards. */
  readonly rows: readonly OutboxRow[];
  readonly refused: number;
  /** Rows on which the server failed, and rows skipped for that reason. */
  readonly unanswered: number;
}

/** Number of failures after which a stage stops asking: the server may be down. */
const MOST_FAILURES = 7;

/** Counts server failures in one stage of a run. */
interface Stage {
  failures: number;
}

const FAILED =
  'The server could not take it for several days. It stays on this device, and in its backups.';

const FULL =
  'Your profile is full: it holds as many results as fit into it. This one stays on this device, and in its backups.';

/**
 * @param complete the profile's complete results, by `{game}/{id}`.
 * @param isFull whether the profile has no room for more.
 */
export async function storeRows(
  outbox: readonly OutboxRow[],
  complete: ReadonlyMap<string, Json>,
  sender: Sender,
  isFull: boolean,
): Promise<Stored> {
  const plan = makePlan(outbox, complete);
  await adopt(plan.alreadyOnServer, sender);
  const rows = [...plan.rank, ...plan.alreadyOnServer];
  // Set rows aside with an explanation, before the database returns an obscure error.
  if (isFull) {
    const refused = await setAside(plan.store, 'resource-exhausted', sender, FULL);
    return { rows, refused, unanswered: 0 };
  }
  let total: Stored = { rows, refused: 0, unanswered: 0 };
  const stage: Stage = { failures: 0 };
  for (const portion of portionsOf(plan.store)) {
    total = together(total, await storeChunk(portion, sender, false, stage));
  }
  return total;
}

/** Chunks to send; rows with earlier failures come last, each alone, the fewest failures first. */
function portionsOf(rows: readonly OutboxRow[]): OutboxRow[][] {
  const failing = rows
    .filter((row) => row.failing)
    .sort((a, b) => (a.failing?.count ?? 0) - (b.failing?.count ?? 0));
  const others = rows.filter((row) => !row.failing);
  return [...chunksOf(others, MAX_RESULTS_PER_CALL), ...failing.map((row) => [row])];
}

/** Replaces the results of outbox rows by the profile's results. */
async function adopt(rows: readonly OutboxRow[], { change }: Sender): Promise<void> {
  if (rows.length === 0) return;
  await change(
    rows.map(({ game, id, result, stage }) => ({ game, id, change: { result, stage } })),
  );
}

/** @param fresh whether a new read of the profile showed that no other device was first. */
async function storeChunk(
  rows: readonly OutboxRow[],
  sender: Sender,
  fresh: boolean,
  stage: Stage,
): Promise<Stored> {
  if (stage.failures >= MOST_FAILURES) return { ...NO_ROWS, unanswered: rows.length };
  const gone = rows.filter((row) => sender.ended.has(nameOf(row)));
  try {
    await sender.server.storeResults(sender.uid, mapsOf(rows), lateOf(rows), gone.map(nameOf));
  } catch (error) {
    const status = statusOf(error);
    if (error instanceof ServerError && isOwnFailure(status)) {
      stage.failures++;
      if (rows.length === 1) return { ...NO_ROWS, ...(await failed(rows, sender)) };
      return inHalves(rows, together, (half) => storeChunk(half, sender, fresh, stage));
    }
    if (remedyFor(status) !== 'refused') throw error;
    // Another device may have stored a complete result first, which never changes.
    if (!fresh) {
      const { store, alreadyOnServer, rank } = makePlan(rows, await sender.refresh());
      await adopt(alreadyOnServer, sender);
      const there = { ...NO_ROWS, rows: [...alreadyOnServer, ...rank] };
      if (store.length === 0) return there;
      return together(there, await storeChunk(store, sender, alreadyOnServer.length === 0, stage));
    }
    if (rows.length === 1) {
      return { ...NO_ROWS, refused: await setAside(rows, status, sender) };
    }
    return inHalves(rows, together, (half) => storeChunk(half, sender, true, stage));
  }
  await sender.change(
    rows.map(({ game, id }) => ({ game, id, change: { stage: 'profile-stored', failing: null } })),
  );
  if (gone.length > 0) await sender.dropSittings(gone);
  const stored = rows.map(({ failing: _failing, ...row }) => ({
    ...row,
    stage: 'profile-stored' as const,
  }));
  return { ...NO_ROWS, rows: stored };
}

/** Name of the puzzle's sitting. */
export const nameOf = ({ game, id }: Pick<OutboxRow, 'game' | 'id'>) => sittingName(game, id);

const NO_ROWS: Stored = { rows: [], refused: 0, unanswered: 0 };

const together = (a: Stored, b: Stored): Stored => ({
  rows: [...a.rows, ...b.rows],
  refused: a.refused + b.refused,
  unanswered: a.unanswered + b.unanswered,
});

/** Sends both halves separately, to isolate a bad row that would block the others. */
async function inHalves<Outcome>(
  rows: readonly OutboxRow[],
  join: (a: Outcome, b: Outcome) => Outcome,
  send: (half: readonly OutboxRow[]) => Promise<Outcome>,
): Promise<Outcome> {
  const middle = Math.ceil(rows.length / 2);
  const first = await send(rows.slice(0, middle));
  return join(first, await send(rows.slice(middle)));
}

/** Records a server failure on this row, and sets the row aside after some days. */
async function failed(
  rows: readonly OutboxRow[],
  sender: Sender,
): Promise<{ readonly refused: number; readonly unanswered: number }> {
  const [row] = rows;
  if (row === undefined) return { refused: 0, unanswered: 0 };
  const { game, id } = row;
  const failing = failedAgain(row.failing, sender.now());
  if (isHopeless(failing, sender.now())) {
    return { refused: await setAside(rows, 'internal', sender, FAILED), unanswered: 0 };
  }
  await sender.change([{ game, id, change: { failing } }]);
  return { refused: 0, unanswered: 1 };
}

async function setAside(
  rows: readonly OutboxRow[],
  status: StatusCode,
  { change }: Sender,
  message = sentenceFor(status),
): Promise<number> {
  const reason = { code: status, message };
  await change(
    rows.map(({ game, id }) => ({ game, id, change: { setAside: reason, failing: null } })),
  );
  return rows.length;
}

export interface Ranked {
  readonly acknowledged: number;
  readonly refused: number;
  /** Rows missing from the server's reply, and rows as in `Stored.unanswered`. */
  readonly unanswered: number;
}

export async function rankRows(rows: readonly OutboxRow[], sender: Sender): Promise<Ranked> {
  let total = NONE_RANKED;
  const stage: Stage = { failures: 0 };
  for (const portion of portionsOf(rows)) {
    total = sum(total, await rankChunk(portion, sender, stage));
  }
  return total;
}

async function rankChunk(
  rows: readonly OutboxRow[],
  sender: Sender,
  stage: Stage,
): Promise<Ranked> {
  if (stage.failures >= MOST_FAILURES) return { ...NONE_RANKED, unanswered: rows.length };
  let reply: Awaited<ReturnType<Server['insertLeaderboardGames']>>;
  const plays = playsOf(await sender.plays(rows), rows);
  try {
    reply = await sender.server.insertLeaderboardGames(sender.uid, mapsOf(rows), plays);
  } catch (error) {
    const status = statusOf(error);
    const isFailure = error instanceof ServerError && isOwnFailure(status);
    if (isFailure) stage.failures++;
    else if (remedyFor(status) !== 'refused') throw error;
    if (rows.length > 1) return inHalves(rows, sum, (half) => rankChunk(half, sender, stage));
    if (isFailure) return { ...NONE_RANKED, ...(await failed(rows, sender)) };
    return { ...NONE_RANKED, refused: await setAside(rows, status, sender) };
  } finally {
    // After each call (specification, section 7): a call that failed may still have listed results.
    sender.leaderboardsChanged();
  }

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

const NONE_RANKED: Ranked = { acknowledged: 0, refused: 0, unanswered: 0 };

function sum(a: Ranked, b: Ranked): Ranked {
  return {
    acknowledged: a.acknowledged + b.acknowledged,
    refused: a.refused + b.refused,
    unanswered: a.unanswered + b.unanswered,
  };
}
