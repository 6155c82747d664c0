/**
 * Writes a leaderboard's document: the sum of its shards (count.ts) and its best entries, slightly
 * delayed. Most visitors of a leaderboard read only this document (docs/decisions/0028-scale.md).
 */
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  type Timestamp,
} from 'firebase-admin/firestore';
import type { GameId } from '../../src/games/definitions.ts';
import { type BoardFloors, boardFloors } from '../../src/play/boardFloors.ts';
import {
  type BestEntry,
  FLOORS,
  type FloorsDocument,
  LISTED_UIDS,
  type PuzzleDocument,
  puzzlePath,
  TOP,
  TOP_UNCHECKED,
} from '../../src/protocol/leaderboard.ts';
import { listedUids, readBest } from './best.ts';
import { finishersLately } from './count.ts';

/**
 * Field of a board's document: when an uncounted entry opened it again. Its sum may be months old by
 * then, and must not count as overdue before the next sweep.
 */
const REOPENED_AT = 'reopenedAt';

/**
 * Minimum interval between sums of a board, in ms: more frequent ones would write its document more
 * often than Firestore takes.
 */
const PAUSE_MS = 10_000;
/**
 * Below this number of players, every finisher sums up; above it a share of them, so that the sum
 * lacks a sixteenth of the players or less.
 */
const FEW_PLAYERS = 16;
/**
 * Up to this many finishers in ten seconds and process sum up at once: so few writes overload no
 * document.
 */
const FEW_LATELY = 2;
/** Minimum share of finishers that sum up: in a surge about one a second. */
const AT_LEAST = 1 / 256;
/**
 * Most attempts to sum up: an attempt fails when another call has written the document meanwhile.
 */
const MOST_TRIES = 5;

/**
 * Whether a board's sum may lag behind its shards: `open` since the sum was written, `closing`
 * while a sweep checks it, `settled` when no player has finished since. A finisher who finds a
 * state other than `open` sums up at once.
 */
type Counting = 'open' | 'closing' | 'settled';

/**
 * Sums up a board if due, after a finisher was counted. Failures here must not fail the finisher's
 * call; the next finisher or the sweep retries.
 *
 * @param at epoch ms.
 * @returns the board's document as of now or a moment ago; null when unknown.
 */
export function sumUpIfDue(
  database: Firestore,
  game: GameId,
  id: string,
  at: number,
): Promise<PuzzleDocument | null> {
  const puzzle = database.doc(puzzlePath(game, id));
  const isDueNow = (known: DocumentSnapshot) =>
    isDue(known, finishersLately(database, puzzle.path, at), at);
  return inTurn(database, puzzle.path, () =>
    sumUp(puzzle, isDueNow).catch((error: unknown) => {
      console.warn(`${game}/${id} was not summed up:`, error);
      return null;
    }),
  );
}

/**
 * Sums up a board even if no sum is due (`isDue`): the change that the desk has made must show at
 * once.
 */
export async function sumUpNow(database: Firestore, game: GameId, id: string): Promise<void> {
  await sumUp(database.doc(puzzlePath(game, id)), () => true);
}

interface Turn {
  readonly running: Promise<PuzzleDocument | null>;
  /** Begins after `running`, for all who were counted meanwhile. */
  next: Promise<PuzzleDocument | null> | null;
}

/** The sums that run in this process, by the board's path. */
const turns = new WeakMap<Firestore, Map<string, Turn>>();

/**
 * Runs one sum of a board at a time, and one more for all who ask meanwhile: sixty finishers at
 * once would read all shards sixty times, and overtake each other's sums.
 *
 * @param sum never rejects.
 */
function inTurn(
  database: Firestore,
  path: string,
  sum: () => Promise<PuzzleDocument | null>,
): Promise<PuzzleDocument | null> {
  const running = turns.get(database) ?? new Map<string, Turn>();
  turns.set(database, running);
  const begin = (): Promise<PuzzleDocument | null> => {
    const turn: Turn = { running: sum(), next: null };
    running.set(path, turn);
    void turn.running.then(() => {
      if (turn.next === null) running.delete(path);
    });
    return turn.running;
  };
  const turn = running.get(path);
  if (turn === undefined) return begin();
  turn.next ??= turn.running.then(begin);
  return turn.next;
}

/** @param finishers counted by this process lately: while they are few, each of them sums up. */
function isDue(known: DocumentSnapshot, finishers: number, at: number): boolean {
  const counting: unknown = known.get('counting');
  if (counting !== ('open' satisfies Counting) || hasFew(known)) return true;
  if (finishers <= FEW_LATELY) return true;
  if (at - (known.get('summedAt') as Timestamp).toMillis() < PAUSE_MS) return false;
  return Math.random() < Math.max(AT_LEAST, FEW_PLAYERS / Number(known.get('players')));
}

/** On a board with few players every finisher sums up, so that the board shows all of them. */
const hasFew = (known: DocumentSnapshot) => !(Number(known.get('players')) >= FEW_PLAYERS);

/**
 * Writes the sum of the shards read by one query, unless the board's document has changed since it
 * was read: an older sum must not replace a newer one. Tries again then, until a sum that another
 * process has begun meanwhile is there.
 */
async function sumUp(
  puzzle: DocumentReference,
  isDueNow: (known: DocumentSnapshot) => boolean,
): Promise<PuzzleDocument | null> {
  let began = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const known = await puzzle.get();
    began = Math.min(began, known.readTime.toMillis());
    const document = known.data() as (PuzzleDocument & { summedAt?: Timestamp }) | undefined;
    const isNewer = (document?.summedAt?.toMillis() ?? 0) > began;
    if (isNewer || !isDueNow(known)) return document ?? null;
    const sum = await readSum(puzzle);
    if (await replace(known, sum)) return sum;
  }
  return null;
}

interface Sum extends PuzzleDocument<BestEntry & { readonly arrivedAt: Timestamp }> {
  readonly summedAt: Timestamp;
  readonly floors: BoardFloors;
}

async function readSum(puzzle: DocumentReference): Promise<Sum> {
  const entries = puzzle.collection('entries');
  const [shards, best] = await Promise.all([
    puzzle.collection('shards').get(),
    readBest(entries, 'checked', TOP),
  ]);
  let players = 0;
  let unchecked = 0;
  const spread: Record<string, number> = {};
  for (const shard of shards.docs) {
    players += Number(shard.get('players') ?? 0);
    unchecked += Number(shard.get('unchecked') ?? 0);
    for (const [bucket, n] of Object.entries((shard.get('spread') ?? {}) as object)) {
      spread[bucket] = (spread[bucket] ?? 0) + Number(n);
    }
  }
  for (const [bucket, n] of Object.entries(spread)) if (n === 0) delete spread[bucket];
  const bestUnchecked = unchecked > 0 ? await readBest(entries, 'unchecked', TOP_UNCHECKED) : [];
  const floors = boardFloors(shards.docs.map((shard) => shard.get('times')));
  return { players, spread, unchecked, best, bestUnchecked, floors, summedAt: shards.readTime };
}

/** Replaces the board's document; false when it has changed since `before` was read. */
async function replace(
  before: DocumentSnapshot,
  sum: Sum,
  counting: Counting = 'open',
): Promise<boolean> {
  const { floors, ...shown } = sum;
  const document = { ...shown, [LISTED_UIDS]: listedUids(sum), counting };
  try {
    if (before.exists && before.updateTime) {
      await before.ref.update(document, { lastUpdateTime: before.updateTime });
    } else {
      await before.ref.create(document);
    }
    if (Object.keys(floors).length > 0) {
      const stored: FloorsDocument = { boards: floors };
      await before.ref.collection(FLOORS).doc('now').set(stored);
    }
    return true;
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    return false;
  }
}

/**
 * Most boards that a sweep sums up, more than are open at once on a usual day; further boards
 * follow in the next run.
 */
const MOST_SWEPT = 500;

/** Number of boards that have waited for a sweep since before `before` (epoch ms). */
export async function openSums(database: Firestore, before: number): Promise<number> {
  const { docs } = await unsettled(database).select('summedAt', REOPENED_AT).get();
  const timeOf = (board: DocumentSnapshot, field: string) =>
    (board.get(field) as Timestamp | undefined)?.toMillis() ?? 0;
  return docs.filter(
    (board) => Math.max(timeOf(board, 'summedAt'), timeOf(board, REOPENED_AT)) < before,
  ).length;
}

function unsettled(database: Firestore): Query {
  const counting: readonly Counting[] = ['open', 'closing'];
  return database.collectionGroup('puzzles').where('counting', 'in', counting).limit(MOST_SWEPT);
}

/**
 * Sums up every board whose sum may lag behind, and settles it, so that all sums are exact soon after
 * the last finisher. Runs every ten minutes; concurrent runs do no
 * harm.
 */
export async function sweepCounts(database: Firestore): Promise<void> {
  const found = await unsettled(database).get();
  for (const puzzle of found.docs) {
    await settle(puzzle).catch((error: unknown) => {
      console.warn(`${puzzle.ref.path} was not settled:`, error);
    });
  }
}

async function settle(found: DocumentSnapshot): Promise<void> {
  const puzzle = found.ref;
  try {
    // Write `closing` first: a finisher who counts after the shards were read sees it, and sums up.
    await puzzle.update({ counting: 'closing' }, { lastUpdateTime: found.updateTime! });
    await replace(await puzzle.get(), await readSum(puzzle), 'settled');
  } catch (error) {
    // A finisher has changed the document.
    if (!isOvertaken(error)) throw error;
  }
}

/** Called after an entry was uncounted: makes the next sweep check the board's sum. */
export async function reopen(puzzle: DocumentReference): Promise<void> {
  const known = await puzzle.get();
  if (!known.exists || known.get('counting') === ('open' satisfies Counting)) return;
  const change = {
    counting: 'open' satisfies Counting,
    [REOPENED_AT]: FieldValue.serverTimestamp(),
  };
  try {
    await puzzle.update(change, { lastUpdateTime: known.updateTime! });
  } catch (error) {
    // The board was summed up or closed concurrently; a closing sweep may have missed the change.
    if (!isOvertaken(error)) throw error;
    await puzzle.update(change);
  }
}

/** Whether a write failed because another call had written or removed the document. */
function isOvertaken(error: unknown): boolean {
  const [NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED] = [5, 6, 9, 10];
  const code = (error as { code?: unknown } | null)?.code;
  return [NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED].some((one) => one === code);
}
