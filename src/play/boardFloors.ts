/**
 * The least time that people need for a board (its floor), derived from other players' times. A
 * program that pauses between moves like a person still takes less time than the floor, and its
 * result is held for an editor; a quick player takes longer.
 */
import { formatDuration } from '../lib/duration.ts';
import { fieldsOf, isWhole } from '../lib/reading.ts';
import type { PlayLog } from './log.ts';

/** Width of a time bucket in ms: boards take between a few seconds and half an hour. */
const BUCKET_MS = 15_000;
/** The last bucket holds times of an hour or more. */
const LAST_BUCKET = 240;
/** With fewer plays of a board, their times say too little about how quick people can be. */
const ENOUGH_FOR_FLOOR = 100;
/** The share of a board's plays that count as quick; the very quickest plays are far quicker. */
const QUICK_SHARE = 1 / 50;
/**
 * The floor as a share of the time of quick plays: the quickest of a million players take longer.
 */
const FLOOR_SHARE = 1 / 3;

/**
 * Numbers of plays by board number, from 0, and by bucket of the time that the board took. A shard
 * of a leaderboard counts them, in the write that counts the player; no player can be told from them.
 */
export type BoardTimes<Count = number> = Readonly<Record<string, Readonly<Record<string, Count>>>>;

/**
 * The least time that people need for a board, in ms, by board number; a board with too few plays
 * has no floor.
 */
export type BoardFloors = Readonly<Record<string, number>>;

/** A play's times, each counted by `one`: 1, or the database's increment by 1. */
export function timesOf<Count>(log: PlayLog, one: Count): BoardTimes<Count> {
  const times = [...playedTimes(log)].map(([board, ms]) => [
    String(board),
    { [Math.min(Math.floor(ms / BUCKET_MS), LAST_BUCKET)]: one },
  ]);
  return Object.fromEntries(times);
}

/** The time on each board in ms, without hint penalties. */
function playedTimes(log: PlayLog): ReadonlyMap<number, number> {
  const played = new Map<number, number>();
  let table = 0;
  for (const [ms, board] of log) {
    // Time before a `select` belongs to the board that was played before it.
    played.set(table, (played.get(table) ?? 0) + ms);
    table = board;
  }
  return played;
}

/** @param shards the `BoardTimes` of a leaderboard's shards, which may hold anything. */
export function boardFloors(shards: readonly unknown[]): BoardFloors {
  const sums = new Map<string, Map<number, number>>();
  for (const shard of shards) {
    for (const [board, times] of Object.entries(fieldsOf(shard) ?? {})) {
      const sum = sums.get(board) ?? new Map<number, number>();
      sums.set(board, sum);
      for (const [bucket, n] of Object.entries(fieldsOf(times) ?? {})) {
        if (!isWhole(Number(bucket), 0, LAST_BUCKET)) continue;
        if (!isWhole(n, 1, Number.MAX_SAFE_INTEGER)) continue;
        sum.set(Number(bucket), (sum.get(Number(bucket)) ?? 0) + n);
      }
    }
  }
  const floors = [...sums].map(([board, times]): [string, number] => [
    board,
    Math.floor(FLOOR_SHARE * quickTime(times)),
  ]);
  return Object.fromEntries(floors.filter(([, ms]) => ms > 0));
}

/** Lower bound, in ms, of the time of quick plays; 0 where too few plays are counted. */
function quickTime(times: ReadonlyMap<number, number>): number {
  const counted = [...times].sort(([a], [b]) => a - b);
  const all = counted.reduce((sum, [, n]) => sum + n, 0);
  if (all < ENOUGH_FOR_FLOOR) return 0;
  let left = all * QUICK_SHARE;
  const quick = counted.find(([, n]) => {
    left -= n;
    return left <= 0;
  });
  return (quick?.[0] ?? 0) * BUCKET_MS;
}

/**
 * The reason for holding a checked play, as a sentence; null where no board was below its floor.
 */
export function isFasterThanPeople(log: PlayLog, floors: BoardFloors): string | null {
  for (const [board, ms] of playedTimes(log)) {
    const floor = Object.hasOwn(floors, board) ? floors[board]! : 0;
    if (ms >= floor) continue;
    const [took, quick] = [ms, floor / FLOOR_SHARE].map(formatDuration);
    return `Board ${board + 1} took ${took}. Only 1 player in 50 takes under ${quick}.`;
  }
  return null;
}
