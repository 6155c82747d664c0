/** Writes a leaderboard entry, or a held result, in the transaction that found its verdict. */
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { GameId } from '../../src/games/definitions.ts';
import {
  type EntryDocument,
  entryPath,
  type HeldDocument,
  type HeldLogDocument,
  heldLogPath,
  heldPath,
} from '../../src/protocol/leaderboard.ts';
import type { LeaderboardInfo } from '../../src/protocol/leaderboardInfo.ts';
import { type Counted, count } from './count.ts';
import type { Place } from './places.ts';
import type { Verdict } from './verdict.ts';

export type Listable = Exclude<Verdict, { kind: 'refused' }>;

export interface Writing {
  readonly database: Firestore;
  readonly transaction: Transaction;
  readonly uid: string;
  readonly info: LeaderboardInfo;
  /** Epoch ms. */
  readonly at: number;
}

export interface Ranked {
  readonly game: GameId;
  /** The leaderboard of the puzzle version played. */
  readonly board: string;
  readonly rank: number;
  readonly verdict: Listable;
}

/**
 * Creates the entry, or replaces an unchecked one, and counts it. A play of another puzzle version
 * than the unchecked entry's goes to the leaderboard of the version played.
 */
export function writeEntry(
  { database, transaction, uid, info, at }: Writing,
  { game, board: id, rank, verdict }: Ranked,
  { board: boardBefore, entry: before }: Pick<Place, 'board' | 'entry'>,
): void {
  if (before.exists) {
    const [rankBefore, verdictBefore] = [Number(before.get('rank')), before.get('verdict')];
    const counted = { game, id: boardBefore, rank: rankBefore, verdict: verdictBefore };
    count(database, transaction, counted, -1, at);
    if (boardBefore !== id || verdict.kind === 'held') transaction.delete(before.ref);
  }
  const arrivedAt: unknown = before.get('arrivedAt') ?? FieldValue.serverTimestamp();
  if (verdict.kind === 'held') {
    const { reason, log, sameAs } = verdict;
    const held: HeldDocument = { uid, game, id, rank };
    const heldLog: HeldLogDocument = {
      ...info,
      ...{ uid, game, id, rank, reason, log },
      ...(sameAs === undefined ? {} : { sameAs }),
    };
    transaction.create(database.doc(heldPath(game, id, uid)), { ...held, arrivedAt });
    transaction.set(database.doc(heldLogPath(game, id, uid)), heldLog);
    return;
  }
  const { digests, played } = verdict.kind === 'checked' ? verdict : { digests: [], played: null };
  const isNew = !before.exists || boardBefore !== id;
  const entry = { game, id, rank, verdict: verdict.kind, arrivedAt, digests, log: played, isNew };
  list({ database, transaction, uid, info, at }, entry);
}

export interface Listed extends Counted {
  /** The entry's timestamp. */
  readonly arrivedAt: unknown;
  readonly digests: readonly string[];
  /** There must be no entry yet, or the transaction fails. */
  readonly isNew: boolean;
}

/** Writes an entry, and counts it. */
export function list(
  { database, transaction, uid, info, at }: Writing,
  { game, id, rank, verdict, log = null, arrivedAt, digests, isNew }: Listed,
): void {
  const entry: EntryDocument = {
    ...info,
    ...{ uid, game, id, rank, verdict },
    ...(digests.length === 0 ? {} : { digests }),
  };
  const write = isNew ? 'create' : 'set';
  transaction[write](database.doc(entryPath(game, id, uid)), { ...entry, arrivedAt });
  count(database, transaction, { ...entry, log }, 1, at);
}
