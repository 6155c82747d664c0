/**
 * How many have finished a puzzle, and how their results spread. A document takes about one write a
 * second, so each finisher counts in one of many *shards*, which sum.ts adds up.
 */
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { figuresOf, mapFigures } from '../../src/desk/figures.ts';
import { definitionOf, type GameId } from '../../src/games/definitions.ts';
import {
  type ListedVerdict,
  MOST_SHARDS,
  puzzlePath,
  shardsPath,
} from '../../src/leaderboard/paths.ts';
import { bucketOf } from '../../src/leaderboard/spread.ts';
import type { PlayLog } from '../../src/play/log.ts';

/** How many shards there are for each finisher that this process has seen in the same ten seconds. */
const SHARDS_A_FINISHER = 16;
const PACE_MS = 10_000;
/** An entry, as far as it counts. */
export interface Counted {
  readonly game: GameId;
  readonly id: string;
  readonly rank: number;
  /** Missing from entries of the time before results were checked; those have been counted. */
  readonly verdict?: ListedVerdict | undefined;
  /** Of a checked play that came with one. */
  readonly log?: PlayLog | null;
}

/** Finishers of each puzzle in the present ten seconds, and in those before. */
interface Pace {
  readonly window: number;
  readonly finishers: Map<string, number>;
  readonly before: ReadonlyMap<string, number>;
}

let pace: Pace = { window: 0, finishers: new Map(), before: new Map() };

/** Calls that began before others may count after them, so an earlier window than the present one is the present. */
function paceAt(at: number): Pace {
  const window = Math.floor(at / PACE_MS);
  if (pace.window < window) {
    const before: Pace['before'] = window === pace.window + 1 ? pace.finishers : new Map();
    pace = { window, finishers: new Map(), before };
  }
  return pace;
}

/**
 * One of few shards while few finish, since summing up reads all that there are, and of more the faster
 * they come: with forty processes no shard is written more than once in four seconds for long.
 *
 * @param puzzle whatever is counted in shards of its own, by its path.
 * @param at epoch ms.
 */
export function pickShard(puzzle: string, at: number): string {
  const { finishers: counted } = paceAt(at);
  const finishers = (counted.get(puzzle) ?? 0) + 1;
  counted.set(puzzle, finishers);
  const shards = Math.min(MOST_SHARDS, SHARDS_A_FINISHER * finishers);
  return String(Math.floor(Math.random() * shards));
}

/** How many this process has counted for the puzzle in the last ten seconds or a little more. */
export function finishersLately(puzzle: string, at: number): number {
  const { finishers, before } = paceAt(at);
  return Math.max(finishers.get(puzzle) ?? 0, before.get(puzzle) ?? 0);
}

/**
 * Counts an entry, or with `-1` takes it out again, in the transaction that makes or removes it. What
 * its log tells of the boards is added to the same shard, and stays: nothing in it leads to anybody.
 *
 * @param at epoch ms.
 */
export function count(
  database: Firestore,
  transaction: Transaction,
  { game, id, rank, verdict = 'checked', log = null }: Counted,
  by: 1 | -1,
  at: number,
): void {
  const shard = `${shardsPath(game, id)}/${pickShard(puzzlePath(game, id), at)}`;
  const bucket = bucketOf(definitionOf(game).measure, rank);
  transaction.set(
    database.doc(shard),
    verdict === 'checked'
      ? {
          players: FieldValue.increment(by),
          spread: { [bucket]: FieldValue.increment(by) },
          ...(log === null ? {} : { figures: mapFigures(figuresOf(log), FieldValue.increment) }),
        }
      : { unchecked: FieldValue.increment(by) },
    { merge: true },
  );
}
