/**
 * What checked plays tell of a puzzle: how long its boards take, and how many hints. The functions count
 * them in the shards of the puzzle's leaderboard, in the write that is made anyway, and the desk adds the
 * shards up; nothing in them leads to anybody. Who gave up is not in it: that takes consent (tally.ts).
 */
import { fieldsOf, isWhole } from '../lib/reading.ts';
import type { PlayLog } from '../play/log.ts';

/** A quarter of a minute: a board takes between a few seconds and half an hour. */
export const FIGURES_BUCKET_MS = 15_000;
/** An hour, and whatever is beyond. */
export const LAST_FIGURES_BUCKET = 240;

export interface BoardFigures {
  /** How many hints were taken on it, by all players together. */
  readonly hints: number;
  /** How many took so long, by the number of whole quarters of a minute; without what hints cost. */
  readonly times: Readonly<Record<string, number>>;
}

export interface Figures {
  /** How many have finished it with a log that was checked. */
  readonly plays: number;
  /** By the number of the board, from 0; one that nobody has played is not there. */
  readonly boards: Readonly<Record<string, BoardFigures>>;
}

/** Those of a single play, which finishes every board once. */
export function figuresOf(log: PlayLog): Figures {
  const boards = [...playedBoards(log)].map(([board, { ms, hints }]): [string, BoardFigures] => [
    String(board),
    { hints, times: { [bucketOf(ms)]: 1 } },
  ]);
  return { plays: 1, boards: Object.fromEntries(boards) };
}

/** The time on each board in ms, without what hints cost. */
export function playedTimes(log: PlayLog): [board: number, ms: number][] {
  return [...playedBoards(log)].map(([board, { ms }]) => [board, ms]);
}

function playedBoards(log: PlayLog): Map<number, { readonly ms: number; readonly hints: number }> {
  const played = new Map<number, { ms: number; hints: number }>();
  let table = 0;
  for (const [ms, board, what] of log) {
    const before = played.get(table) ?? { ms: 0, hints: 0 };
    const isHint = what === 'hint';
    played.set(table, { ms: before.ms + ms, hints: before.hints + (isHint ? 1 : 0) });
    table = board;
  }
  return played;
}

const bucketOf = (ms: number) => Math.min(Math.floor(ms / FIGURES_BUCKET_MS), LAST_FIGURES_BUCKET);

/** The same figures with each of them put through `change`: how the functions write them. */
export function mapFigures<T>({ plays, boards }: Figures, change: (n: number) => T) {
  const times = (of: BoardFigures) =>
    Object.fromEntries(Object.entries(of.times).map(([bucket, n]) => [bucket, change(n)]));
  return {
    plays: change(plays),
    boards: Object.fromEntries(
      Object.entries(boards).map(([board, of]) => [
        board,
        { hints: change(of.hints), times: times(of) },
      ]),
    ),
  };
}

/** The sum of what is in the shards; each may be anything. */
export function sumFigures(shards: readonly unknown[]): Figures {
  let plays = 0;
  const boards: Record<string, { hints: number; times: Record<string, number> }> = {};
  for (const shard of shards.map(fieldsOf)) {
    plays += countIn(shard?.plays);
    for (const [board, value] of Object.entries(fieldsOf(shard?.boards) ?? {})) {
      if (!/^\d{1,2}$/.test(board)) continue;
      const of = fieldsOf(value);
      boards[board] ??= { hints: 0, times: {} };
      const sum = boards[board];
      sum.hints += countIn(of?.hints);
      for (const [bucket, n] of Object.entries(fieldsOf(of?.times) ?? {})) {
        if (!isWhole(Number(bucket), 0, LAST_FIGURES_BUCKET) || countIn(n) === 0) continue;
        sum.times[bucket] = (sum.times[bucket] ?? 0) + countIn(n);
      }
    }
  }
  return { plays, boards };
}

/** Fewer say more of themselves than of the puzzle. */
export const ENOUGH_PLAYS = 20;

/**
 * The least time in ms that the quickest of them can have taken; null where fewer than `enough` are counted.
 *
 * @param share of all plays, from 0 to 1, that count as the quickest.
 */
export function quickTime(
  times: BoardFigures['times'],
  share: number,
  enough: number,
): number | null {
  const counted = inOrder(times);
  const all = counted.reduce((sum, [, n]) => sum + n, 0);
  if (all < enough) return null;
  let left = all * share;
  for (const [bucket, n] of counted) {
    left -= n;
    if (left <= 0) return bucket * FIGURES_BUCKET_MS;
  }
  return null;
}

const inOrder = (times: BoardFigures['times']) =>
  Object.entries(times)
    .map(([bucket, n]) => [Number(bucket), n] as const)
    .sort(([a], [b]) => a - b);

/** The middle of the times in ms, as exactly as they were counted; null where there are none. */
export function medianTime({ times }: BoardFigures): number | null {
  const counted = inOrder(times);
  let left = counted.reduce((all, [, n]) => all + n, 0) / 2;
  if (left === 0) return null;
  for (const [bucket, n] of counted) {
    if (left <= n) return Math.round((bucket + left / n) * FIGURES_BUCKET_MS);
    left -= n;
  }
  return null;
}

const countIn = (n: unknown) => (isWhole(n, 0, Number.MAX_SAFE_INTEGER) ? n : 0);
