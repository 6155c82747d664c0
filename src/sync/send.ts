/** The two stages of sending: into the profile, then into the leaderboards. */
import type { PuzzleName } from '../games/definitions.ts';
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
import type { OutboxChange, OutboxRow } from '../storage/entities.ts';
import { failedAgain, isHopeless } from '../storage/failing.ts';
import type { Storage } from '../storage/port.ts';
import { chunksOf, lateOf, makePlan, mapsOf, playsOf } from './plan.ts';
import type { Server } from './ports.ts';
import { isOwnFailure } from './sendEach.ts';

/** The parts of a sync that sending needs. */
export interface Sender {
  readonly server: Pick<Server, 'storeResults' | 'insertLeaderboardGames'>;
  readonly storage: Pick<Storage, 'changeOutbox' | 'dropSittings' | 'readPlays'>;
  /** Epoch ms. */
  now(): number;
  /** Names of unfinished games on the server whose puzzle is finished (src/sittings). */
  readonly ended: ReadonlySet<string>;
  /** Tells that leaderboards have changed: see `SyncPorts`. */
  leaderboardsChanged(): void;
  /** Reloads the profile, stores new results, and returns all its complete results. */
  refresh(): Promise<ReadonlyMap<string, Json>>;
}

/** The rows of one stage in a run. */
interface Stage {
  readonly sender: Sender;
  /** Rows that have passed the stage. */
  readonly done: OutboxRow[];
  refused: number;
  /** Rows on which the server failed, rows skipped for that reason, and rows missing from a reply. */
  unanswered: number;
  /** How often the server has failed. */
  failures: number;
}

const begin = (sender: Sender, done: readonly OutboxRow[] = []): Stage => ({
  ...{ sender, done: [...done] },
  ...{ refused: 0, unanswered: 0, failures: 0 },
});

/** Number of failures after which a stage stops asking: the server may be down. */
const MOST_FAILURES = 7;

const FAILED = 'We tried to send this result for several days but couldn’t.';

const FULL = 'Your profile is full.';

/** Name of the puzzle's sitting. */
export const nameOf = ({ game, id }: PuzzleName) => sittingName(game, id);

/** Stores a change for each of the rows. */
async function change(
  rows: readonly OutboxRow[],
  { storage }: Sender,
  changeOf: (row: OutboxRow) => OutboxChange,
): Promise<void> {
  if (rows.length === 0) return;
  await storage.changeOutbox(
    rows.map((row) => ({ game: row.game, id: row.id, change: changeOf(row) })),
  );
}

/** Replaces the results of outbox rows by the profile's results. */
const adopt = (rows: readonly OutboxRow[], sender: Sender) =>
  change(rows, sender, ({ result, stage }) => ({ result, stage }));

/**
 * @param complete the profile's complete results, by `{game}/{id}`.
 * @param isFull whether the profile has no room for more.
 * @returns the stage, with the rows that are now in the profile, still to be sent to the leaderboards.
 */
export async function storeRows(
  outbox: readonly OutboxRow[],
  complete: ReadonlyMap<string, Json>,
  sender: Sender,
  isFull: boolean,
): Promise<Stage> {
  const plan = makePlan(outbox, complete);
  await adopt(plan.alreadyOnServer, sender);
  const stage = begin(sender, [...plan.rank, ...plan.alreadyOnServer]);
  // Set rows aside with an explanation, before the database returns an obscure error.
  if (isFull) await setAside(plan.store, stage, 'resource-exhausted', FULL);
  else for (const portion of portionsOf(plan.store)) await store(portion, stage, false);
  return stage;
}

export async function rankRows(rows: readonly OutboxRow[], sender: Sender): Promise<Stage> {
  const stage = begin(sender);
  for (const portion of portionsOf(rows)) await rank(portion, stage);
  return stage;
}

/** Chunks to send; rows with earlier failures come last, each alone, the fewest failures first. */
function portionsOf(rows: readonly OutboxRow[]): OutboxRow[][] {
  const failing = rows
    .filter((row) => row.failing)
    .sort((a, b) => (a.failing?.count ?? 0) - (b.failing?.count ?? 0));
  const others = rows.filter((row) => !row.failing);
  return [...chunksOf(others, MAX_RESULTS_PER_CALL), ...failing.map((row) => [row])];
}

/** @param fresh whether a new read of the profile showed that no other device was first. */
async function store(rows: readonly OutboxRow[], stage: Stage, fresh: boolean): Promise<void> {
  const { sender } = stage;
  const gone = rows.filter((row) => sender.ended.has(nameOf(row)));
  const answer = await ask(
    rows,
    stage,
    () => sender.server.storeResults(mapsOf(rows), lateOf(rows), gone.map(nameOf)),
    (half) => store(half, stage, fresh),
    async () => {
      if (fresh) return false;
      // Another device may have stored a complete result first, which never changes.
      const plan = makePlan(rows, await sender.refresh());
      await adopt(plan.alreadyOnServer, sender);
      stage.done.push(...plan.alreadyOnServer, ...plan.rank);
      if (plan.store.length > 0) await store(plan.store, stage, plan.alreadyOnServer.length === 0);
      return true;
    },
  );
  if (answer === null) return;
  await change(rows, sender, () => ({ stage: 'profile-stored', failing: null }));
  if (gone.length > 0) await sender.storage.dropSittings(gone);
  stage.done.push(
    ...rows.map(({ failing: _failing, ...row }) => ({ ...row, stage: 'profile-stored' as const })),
  );
}

async function rank(rows: readonly OutboxRow[], stage: Stage): Promise<void> {
  const { sender } = stage;
  const { storage, server } = sender;
  const answer = await ask(
    rows,
    stage,
    async () => {
      const plays = playsOf(await storage.readPlays(rows), rows);
      try {
        return await server.insertLeaderboardGames(mapsOf(rows), plays);
      } finally {
        // After each call (specification, section 7): a call that failed may have listed results.
        sender.leaderboardsChanged();
      }
    },
    (half) => rank(half, stage),
  );
  if (answer === null) return;

  const place = (map: string, key: string) => `${map}/${key}`;
  const accepted = new Set(answer.reply.accepted.map(({ map, key }) => place(map, key)));
  const refused = new Map(answer.reply.refused.map((one) => [place(one.map, one.key), one]));
  const taken: OutboxRow[] = [];
  for (const row of rows) {
    const name = place(storedNames(row.game).profileMap, resultKey(row.game, row.id));
    const refusal = refused.get(name);
    if (accepted.has(name)) taken.push(row);
    else if (refusal && remedyFor(refusal.status) === 'refused') {
      await setAside([row], stage, refusal.status, refusal.message);
    } else stage.unanswered++;
  }
  await change(taken, sender, () => 'acknowledged');
  stage.done.push(...taken);
}

/**
 * The server's reply. Null where it fails on a row or refuses it: halves find that row, which would
 * block the others, and it is retried later or set aside.
 *
 * @param sendHalf sends a part of the rows.
 * @param recheck called before a refusal is believed; true when it has seen to the rows.
 */
async function ask<Reply>(
  rows: readonly OutboxRow[],
  stage: Stage,
  call: () => Promise<Reply>,
  sendHalf: (half: readonly OutboxRow[]) => Promise<void>,
  recheck = async () => false,
): Promise<{ readonly reply: Reply } | null> {
  if (stage.failures >= MOST_FAILURES) {
    stage.unanswered += rows.length;
    return null;
  }
  try {
    return { reply: await call() };
  } catch (error) {
    const status = statusOf(error);
    const hasFailed = error instanceof ServerError && isOwnFailure(status);
    if (hasFailed) stage.failures++;
    else if (remedyFor(status) !== 'refused') throw error;
    else if (await recheck()) return null;
    const [row, ...others] = rows;
    if (others.length > 0) {
      const middle = Math.ceil(rows.length / 2);
      await sendHalf(rows.slice(0, middle));
      await sendHalf(rows.slice(middle));
    } else if (row && hasFailed) await failed(row, stage);
    else await setAside(rows, stage, status);
    return null;
  }
}

/** Records a server failure on this row, and sets the row aside after some days. */
async function failed(row: OutboxRow, stage: Stage): Promise<void> {
  const at = stage.sender.now();
  const failing = failedAgain(row.failing, at);
  if (isHopeless(failing, at)) return setAside([row], stage, 'internal', FAILED);
  await change([row], stage.sender, () => ({ failing }));
  stage.unanswered++;
}

async function setAside(
  rows: readonly OutboxRow[],
  stage: Stage,
  code: StatusCode,
  message = sentenceFor(code),
): Promise<void> {
  await change(rows, stage.sender, () => ({ setAside: { code, message }, failing: null }));
  stage.refused += rows.length;
}
