/**
 * A device's outcomes of begun puzzles, counted from the moment its player agreed to be counted
 * (src/desk/tally.ts). The tally exists only while the player agrees: withdrawing deletes it.
 */
import { DAY_MS } from '../daily/date.ts';
import { type GameId, isGameId, resultsOf } from '../games/definitions.ts';
import { isSame, type Json } from '../lib/json.ts';
import { fieldsOf, isWhole } from '../lib/reading.ts';
import { isHash } from '../published/listing.ts';
import type { Owner, ProgressRow, ResultRow } from '../storage/entities.ts';
import { type Failing, failedAgain, isHopeless, parseFailing } from '../storage/failing.ts';
import { puzzleKey, TALLY } from '../storage/keys.ts';
import type { MetaEntry } from '../storage/metaEntry.ts';
import {
  type CountPuzzlesRequest,
  GIVEN_UP_DAYS,
  isPuzzleOutcome,
  LAST_TENTH,
  MOST_COUNTS,
  type PuzzleCount,
} from './callables.ts';

/** A batch of outcomes on its way to the server; its key makes retries count once. */
export interface Batch extends CountPuzzlesRequest {
  /** Epoch ms of the batch's creation. */
  readonly at: number;
  /** Set once the server has failed on the batch. */
  readonly failing?: Failing;
}

export interface OwnTally {
  /**
   * The account that the tally belongs to; null before sign-in. The first account to sign in
   * becomes the owner for good.
   */
  readonly owner: Owner;
  /** Epoch ms: puzzles finished earlier are not counted. */
  readonly since: number;
  /** `puzzleKey` of puzzles that are not to be counted, or not again. */
  readonly settled: readonly string[];
  readonly batch: Batch | null;
  /** Batches that the server failed on: retried without delaying `batch`. */
  readonly failed: readonly Batch[];
}

/** The player's puzzles in storage. */
export interface PlayedRows {
  /** Puzzles begun and not finished. */
  readonly progress: readonly ProgressRow[];
  readonly results: readonly (ResultRow & { readonly game: GameId })[];
}

/** `GIVEN_UP_DAYS` in ms. */
export const GIVEN_UP_MS = GIVEN_UP_DAYS * DAY_MS;

/**
 * An unanswered batch is dropped after this time: the server may have forgotten its key, and would
 * count it twice.
 */
export const BATCH_LASTS_MS = 30 * DAY_MS;

/**
 * Limit of `settled`: beyond it, the oldest finished puzzles are dropped and `since` excludes them.
 */
export const MOST_SETTLED = 1000;

/** A new tally, which counts only puzzles that are begun from now on. */
export function agreeToTally(owner: Owner, rows: PlayedRows, at: number): OwnTally {
  const nothing: OwnTally = { owner, since: at, settled: [], batch: null, failed: [] };
  // Settle also results with a later time than now, from a clock that was set back since.
  return { ...nothing, settled: keysIn(rows, nothing) };
}

/**
 * Parses the stored tally; accepts anything. Null if the player has not agreed to be counted, or if
 * the tally belongs to another account.
 */
export function parseTally(json: unknown, owner: Owner): OwnTally | null {
  const fields = fieldsOf(json);
  if (fields === null) return null;
  const { since, settled } = fields;
  const of = fields.owner ?? null;
  if (of !== null && of !== owner) return null;
  if (!isWhole(since, 0, Number.MAX_SAFE_INTEGER) || !Array.isArray(settled)) return null;
  return {
    owner,
    since,
    settled: settled.filter((key) => typeof key === 'string'),
    batch: parseBatch(fields.batch),
    // Older builds do not know the list `failed`, and drop it.
    failed: listOf(fields.failed).flatMap((json) => parseBatch(json) ?? []),
  };
}

const listOf = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : []);

function parseBatch(json: unknown): Batch | null {
  const fields = fieldsOf(json);
  if (fields === null) return null;
  const { key, at, puzzles } = fields;
  if (typeof key !== 'string' || !isWhole(at, 0, Number.MAX_SAFE_INTEGER)) return null;
  if (!Array.isArray(puzzles) || !puzzles.every(isCount)) return null;
  const failing = parseFailing(fields.failing);
  return { key, at, puzzles, ...(failing && { failing }) };
}

function isCount(json: unknown): json is PuzzleCount {
  const fields = fieldsOf(json);
  if (fields === null) return false;
  const { game, id, hash, outcome } = fields;
  return isGameId(game) && typeof id === 'string' && isHash(hash) && isPuzzleOutcome(outcome);
}

/**
 * The stored tally: null if the player has not agreed to be counted, or if the tally belongs to
 * another account.
 */
export const tallyEntry = (owner: Owner): MetaEntry<OwnTally | null> => ({
  key: TALLY,
  parse: (json) => parseTally(json, owner),
  json: (own) => own && tallyAsJson(own),
});

export function tallyAsJson({ owner, since, settled, batch, failed }: OwnTally): Json {
  return {
    ...{ owner, since, settled },
    batch: batch && batchAsJson(batch),
    ...(failed.length > 0 && { failed: failed.map(batchAsJson) }),
  };
}

function batchAsJson({ failing, ...batch }: Batch): Json {
  const puzzles = batch.puzzles.map((count) => ({ ...count }));
  return { ...batch, puzzles, ...(failing && { failing }) };
}

/**
 * Sets `batch` to the next puzzles to send, or null if none are due. Its puzzles become settled, so
 * that no later batch contains them.
 *
 * @param at epoch ms.
 * @param key for a new batch, random: see `CountPuzzlesRequest`.
 */
export function withBatch(own: OwnTally, rows: PlayedRows, at: number, key: string): OwnTally {
  const isLasting = (batch: Batch) => at - batch.at < BATCH_LASTS_MS;
  const failed = own.failed.filter(isLasting);
  const tidied = pruned({ ...own, failed }, rows, at);
  const { batch } = tidied;
  if (batch !== null && isLasting(batch)) return tidied;
  const puzzles = owed(tidied, rows, at).slice(0, MOST_COUNTS);
  return {
    ...tidied,
    settled: [...tidied.settled, ...puzzles.map(keyOf)],
    batch: puzzles.length === 0 ? null : { key, at, puzzles },
  };
}

/** Removes a batch that was counted, or rejected for good. */
export function withoutBatch(own: OwnTally, key: string): OwnTally {
  const isNext = own.batch?.key === key;
  const failed = own.failed.filter((one) => one.key !== key);
  if (!isNext && failed.length === own.failed.length) return own;
  return { ...own, batch: isNext ? null : own.batch, failed };
}

/**
 * Called after the server has failed on a batch again: moves the batch to the end of `failed`, so
 * that it delays no other, or gives it up.
 *
 * @param at epoch ms.
 */
export function withFailedBatch(own: OwnTally, key: string, at: number): OwnTally {
  const batch = batchesOf(own).find((one) => one.key === key);
  const left = withoutBatch(own, key);
  if (batch === undefined) return own;
  const failing = failedAgain(batch.failing, at);
  return isHopeless(failing, at)
    ? left
    : { ...left, failed: [...left.failed, { ...batch, failing }] };
}

/** All batches to send; those that the server failed on come last. */
export function batchesOf({ batch, failed }: OwnTally): readonly Batch[] {
  return batch === null ? failed : [batch, ...failed];
}

/**
 * Settles puzzles imported from a backup, found by storage reads before and after: they were not
 * begun on this device.
 */
export function withoutImported(own: OwnTally, before: PlayedRows, after: PlayedRows): OwnTally {
  const known = new Set([...own.settled, ...keysIn(before, own)]);
  const settled = [...own.settled, ...keysIn(after, own).filter((key) => !known.has(key))];
  return { ...own, settled };
}

/** Keys of all puzzles that are or may yet be counted, settled ones included. */
function keysIn({ progress, results }: PlayedRows, own: OwnTally): string[] {
  const counted = results.filter((row) => isCounted(row, own));
  return [...new Set([...progress, ...counted].map(keyOf))];
}

/**
 * The outcomes due: puzzles finished on this device since the player agreed, or not played for a
 * week.
 */
function owed(own: OwnTally, { progress, results }: PlayedRows, at: number): PuzzleCount[] {
  const settled = new Set(own.settled);
  const counts: PuzzleCount[] = [];
  const take = (game: GameId, id: string, hash: unknown, outcome: PuzzleCount['outcome']) => {
    const key = puzzleKey(game, id);
    // Skip puzzles saved without the hash of their version, which only the oldest lack.
    if (settled.has(key) || !isHash(hash)) return;
    settled.add(key);
    counts.push({ game, id, hash, outcome });
  };
  for (const row of results) {
    if (isCounted(row, own)) take(row.game, row.id, row.hash, 'finished');
  }
  for (const { game, id, session, progress: done, updatedAt, elsewhere } of progress) {
    // The device that played last counts the puzzle, or each would.
    if (elsewhere !== undefined) continue;
    if (at - updatedAt > GIVEN_UP_MS) take(game, id, fieldsOf(session)?.hash, tenthsOf(done));
  }
  return counts;
}

/** Whole tenths of stored progress, which is 0 (untouched) to 1. */
export function tenthsOf(progress: number): number {
  // Floating point must not turn 0.7 into six tenths.
  return Math.max(0, Math.min(LAST_TENTH, Math.floor(progress * 10 + 1e-9)));
}

/** Results from the account are not counted: the device that finished them does so. */
function isCounted(
  { game, result, finishedAt, elsewhere }: PlayedRows['results'][number],
  { since }: OwnTally,
): boolean {
  if (finishedAt === null || elsewhere) return false;
  return finishedAt >= since && resultsOf(game).isComplete(result);
}

/** Keeps the list `settled` from growing over years of playing. */
function pruned(own: OwnTally, { progress, results }: PlayedRows, at: number): OwnTally {
  if (own.settled.length <= MOST_SETTLED) return own;
  const unfinished = new Set(progress.map(keyOf));
  const settled = new Set(own.settled);
  const finished = results
    .filter((row) => settled.has(keyOf(row)) && !unfinished.has(keyOf(row)))
    // A wrong clock must not move `since` into the future.
    .filter(({ finishedAt }) => (finishedAt ?? 0) <= at)
    .sort((a, b) => (a.finishedAt ?? 0) - (b.finishedAt ?? 0));
  const gone = finished.slice(0, own.settled.length - MOST_SETTLED);
  for (const row of gone) settled.delete(keyOf(row));
  const last = Math.floor(gone.at(-1)?.finishedAt ?? 0);
  return { ...own, since: Math.max(own.since, last + 1), settled: [...settled] };
}

const keyOf = ({ game, id }: { readonly game: string; readonly id: string }) => puzzleKey(game, id);

/** Whether the stored tally equals `own`, which is null where nothing is to be stored. */
export const isKeptSo = (kept: Json, own: OwnTally | null): boolean =>
  isSame(kept, own && tallyAsJson(own));
