/**
 * Counts a puzzle's finishers and the distribution of their results. A document takes about one
 * write a second, so each finisher counts in one of many *shards*, which sum.ts adds up.
 */
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { definitionOf, type GameId } from '../../src/games/definitions.ts';
import { timesOf } from '../../src/play/boardFloors.ts';
import type { PlayLog } from '../../src/play/log.ts';
import {
  type ListedVerdict,
  MOST_SHARDS,
  puzzlePath,
  shardsPath,
} from '../../src/protocol/leaderboard.ts';
import { bucketOf } from '../../src/protocol/spread.ts';

/** Number of shards for each finisher seen by this process in the same ten seconds. */
const SHARDS_A_FINISHER = 16;
const PACE_MS = 10_000;
/** The counted fields of an entry. */
export interface Counted {
  readonly game: GameId;
  readonly id: string;
  readonly rank: number;
  readonly verdict: ListedVerdict;
  /** The play's log; only with a checked play that included one. */
  readonly log?: PlayLog | null;
}

/** Finishers of each puzzle in the current ten seconds and in the previous ten. */
interface Pace {
  readonly window: number;
  readonly finishers: Map<string, number>;
  readonly before: ReadonlyMap<string, number>;
}

const paces = new WeakMap<Firestore, Pace>();

/**
 * Concurrent calls may count out of order, so an earlier window of ten seconds counts as the
 * current one.
 */
function paceAt(database: Firestore, at: number): Pace {
  const window = Math.floor(at / PACE_MS);
  const pace = paces.get(database);
  if (pace !== undefined && pace.window >= window) return pace;
  const before: Pace['before'] = pace?.window === window - 1 ? pace.finishers : new Map();
  const begun = { window, finishers: new Map(), before };
  paces.set(database, begun);
  return begun;
}

/**
 * Picks a shard for a finisher: from few shards while few players finish, since summing reads all
 * existing shards, and from more shards the faster players finish. With forty processes no shard is
 * written more than once in four seconds for long.
 *
 * @param puzzle path of the sharded document.
 * @param at epoch ms.
 */
export function pickShard(database: Firestore, puzzle: string, at: number): string {
  const { finishers: counted } = paceAt(database, at);
  const finishers = (counted.get(puzzle) ?? 0) + 1;
  counted.set(puzzle, finishers);
  const shards = Math.min(MOST_SHARDS, SHARDS_A_FINISHER * finishers);
  return String(Math.floor(Math.random() * shards));
}

/** Finishers of the puzzle counted by this process in about the last ten seconds. */
export function finishersLately(database: Firestore, puzzle: string, at: number): number {
  const { finishers, before } = paceAt(database, at);
  return Math.max(finishers.get(puzzle) ?? 0, before.get(puzzle) ?? 0);
}

/**
 * Counts an entry, or with `-1` uncounts it, in the transaction that creates or removes it. Its
 * log's board times are added to the same shard, and stay when the entry is uncounted: they
 * identify no player.
 *
 * @param at epoch ms.
 */
export function count(
  database: Firestore,
  transaction: Transaction,
  { game, id, rank, verdict, log = null }: Counted,
  by: 1 | -1,
  at: number,
): void {
  const shard = `${shardsPath(game, id)}/${pickShard(database, puzzlePath(game, id), at)}`;
  const bucket = bucketOf(definitionOf(game).measure, rank);
  transaction.set(
    database.doc(shard),
    verdict === 'checked'
      ? {
          players: FieldValue.increment(by),
          spread: { [bucket]: FieldValue.increment(by) },
          ...(log === null ? {} : { times: timesOf(log, FieldValue.increment(1)) }),
        }
      : { unchecked: FieldValue.increment(by) },
    { merge: true },
  );
}
