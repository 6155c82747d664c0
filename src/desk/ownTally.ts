/**
 * What a device has to tell of the puzzles that were begun on it, from the moment on at which its player
 * agreed to that (`tally.ts`). There is one of these as long as they agree; without it nothing is counted,
 * and turning it off forgets all of it.
 */
import { DAY_MS } from '../daily/date.ts';
import { type GameId, isGameId, resultsOf } from '../games/definitions.ts';
import { isSame, type Json } from '../lib/json.ts';
import { fieldsOf, isWhole } from '../lib/reading.ts';
import { isHash } from '../published/listing.ts';
import { type Failing, failedAgain, isHopeless, parseFailing } from '../storage/failing.ts';
import { puzzleKey } from '../storage/keys.ts';
import type { Owner, ProgressRow, ResultRow } from '../storage/port.ts';
import {
  type CountPuzzlesRequest,
  GIVEN_UP_DAYS,
  isPuzzleOutcome,
  LAST_TENTH,
  MOST_COUNTS,
  type PuzzleCount,
} from './callables.ts';

/** What is on its way to the server: with the same key it is counted once, however often it is sent. */
export interface Batch extends CountPuzzlesRequest {
  /** When it was put together, epoch ms. */
  readonly at: number;
  /** Where the server has answered it with its own failure. */
  readonly failing?: Failing;
}

export interface OwnTally {
  /** Whose it is; nobody's becomes that of the first who signs in, and then nobody else's. */
  readonly owner: Owner;
  /** Epoch ms: nothing that was finished before is counted. */
  readonly since: number;
  /** `puzzleKey` of what is not to be counted, or not any more. */
  readonly settled: readonly string[];
  readonly batch: Batch | null;
  /** Those that the server has failed on: they are tried again, and hold up no other. */
  readonly failed: readonly Batch[];
}

/** What storage holds of the player's puzzles. */
export interface PlayedRows {
  /** Those that were begun. */
  readonly progress: readonly ProgressRow[];
  readonly results: readonly (ResultRow & { readonly game: GameId })[];
}

/** See `GIVEN_UP_DAYS`. */
export const GIVEN_UP_MS = GIVEN_UP_DAYS * DAY_MS;

/** A batch that nobody has answered for so long is let go: the server may not know its key any more. */
export const BATCH_LASTS_MS = 30 * DAY_MS;

/** The oldest finished puzzles leave the list when there are more: `since` passes them by then. */
export const MOST_SETTLED = 1000;

/** What is begun from now on counts. */
export function agreeToTally(owner: Owner, rows: PlayedRows, at: number): OwnTally {
  const nothing: OwnTally = { owner, since: at, settled: [], batch: null, failed: [] };
  // With what was finished later than now, by a clock that has been set back since.
  return { ...nothing, settled: keysIn(rows, nothing) };
}

/** Accepts anything: what was kept. Null where nobody has agreed, or somebody else. */
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
    // Older builds know no such list, and drop it.
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
 * With what is to be sent next in `batch`, null when that is nothing. What is in a batch is settled: from
 * then on it is in no other.
 *
 * @param at epoch ms.
 * @param key for a new batch, by chance: see `CountPuzzlesRequest`.
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

/** After that batch was counted, or will never be. */
export function withoutBatch(own: OwnTally, key: string): OwnTally {
  const isNext = own.batch?.key === key;
  const failed = own.failed.filter((one) => one.key !== key);
  if (!isNext && failed.length === own.failed.length) return own;
  return { ...own, batch: isNext ? null : own.batch, failed };
}

/**
 * After the server has failed on that batch once more: it makes way for the next, or is given up.
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

/** All that is to be sent, what the server has failed on last. */
export function batchesOf({ batch, failed }: OwnTally): readonly Batch[] {
  return batch === null ? failed : [batch, ...failed];
}

/** Rows that came from elsewhere, a backup, between two looks: they were not begun here. */
export function withoutImported(own: OwnTally, before: PlayedRows, after: PlayedRows): OwnTally {
  const known = new Set([...own.settled, ...keysIn(before, own)]);
  const settled = [...own.settled, ...keysIn(after, own).filter((key) => !known.has(key))];
  return { ...own, settled };
}

/** All that is or may one day be counted, but for what is settled. */
function keysIn({ progress, results }: PlayedRows, own: OwnTally): string[] {
  const counted = results.filter((row) => isCounted(row, own));
  return [...new Set([...progress, ...counted].map(keyOf))];
}

/** What has to be told: finished here since the player agreed, or not played on for a week. */
function owed(own: OwnTally, { progress, results }: PlayedRows, at: number): PuzzleCount[] {
  const settled = new Set(own.settled);
  const counts: PuzzleCount[] = [];
  const take = (game: GameId, id: string, hash: unknown, outcome: PuzzleCount['outcome']) => {
    const key = puzzleKey(game, id);
    // Which version it was is not known of the oldest saves alone.
    if (settled.has(key) || !isHash(hash)) return;
    settled.add(key);
    counts.push({ game, id, hash, outcome });
  };
  for (const row of results) {
    if (isCounted(row, own)) take(row.game, row.id, row.hash, 'finished');
  }
  for (const { game, id, session, progress: done, updatedAt } of progress) {
    if (at - updatedAt > GIVEN_UP_MS) take(game, id, fieldsOf(session)?.hash, tenthsOf(done));
  }
  return counts;
}

/** Whole tenths of what storage keeps as progress, 0 (untouched) to 1. */
export function tenthsOf(progress: number): number {
  // 0.7 has to be seven tenths, whatever a double makes of it.
  return Math.max(0, Math.min(LAST_TENTH, Math.floor(progress * 10 + 1e-9)));
}

/** Of those that another device has finished nobody knows when. */
function isCounted(
  { game, result, finishedAt }: PlayedRows['results'][number],
  { since }: OwnTally,
): boolean {
  return finishedAt !== null && finishedAt >= since && resultsOf(game).isComplete(result);
}

/** Years of playing must not make the list longer and longer. */
function pruned(own: OwnTally, { progress, results }: PlayedRows, at: number): OwnTally {
  if (own.settled.length <= MOST_SETTLED) return own;
  const unfinished = new Set(progress.map(keyOf));
  const settled = new Set(own.settled);
  const finished = results
    .filter((row) => settled.has(keyOf(row)) && !unfinished.has(keyOf(row)))
    // A clock that was wrong must not take `since` along.
    .filter(({ finishedAt }) => (finishedAt ?? 0) <= at)
    .sort((a, b) => (a.finishedAt ?? 0) - (b.finishedAt ?? 0));
  const gone = finished.slice(0, own.settled.length - MOST_SETTLED);
  for (const row of gone) settled.delete(keyOf(row));
  const last = Math.floor(gone.at(-1)?.finishedAt ?? 0);
  return { ...own, since: Math.max(own.since, last + 1), settled: [...settled] };
}

const keyOf = ({ game, id }: { readonly game: string; readonly id: string }) => puzzleKey(game, id);

/** Whether what a device keeps says this already; null where nothing is to be kept. */
export const isKeptSo = (kept: Json, own: OwnTally | null): boolean =>
  isSame(kept, own && tallyAsJson(own));
