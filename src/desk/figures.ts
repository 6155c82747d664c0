/**
 * Statistics of a puzzle's checked plays: the time and the hints of its boards. The functions count
 * them in the shards of the puzzle's leaderboard, within the write that counts the player, and the
 * desk adds the shards up; the statistics identify no player. Giving up is not included: it is
 * counted only of players who agreed to it (tally.ts).
 */
import { fieldsOf, isWhole } from '../lib/reading.ts';
import type { PlayLog } from '../play/log.ts';

/** Width of a time bucket in ms: boards take between a few seconds and half an hour. */
export const FIGURES_BUCKET_MS = 15_000;
/** The last bucket holds times of an hour or more. */
export const LAST_FIGURES_BUCKET = 240;

export interface BoardFigures {
  /** Number of hints taken on the board by all players. */
  readonly hints: number;
  /** Number of plays by time bucket (`FIGURES_BUCKET_MS`); times exclude hint penalties. */
  readonly times: Readonly<Record<string, number>>;
}

export interface Figures {
  /** Number of players who finished with a checked log. */
  readonly plays: number;
  /** By board number, from 0; boards without plays are absent. */
  readonly boards: Readonly<Record<string, BoardFigures>>;
}

/** Figures of a single play, which finishes every board once. */
export function figuresOf(log: PlayLog): Figures {
  const boards = [...playedBoards(log)].map(([board, { ms, hints }]): [string, BoardFigures] => [
    String(board),
    { hints, times: { [bucketOf(ms)]: 1 } },
  ]);
  return { plays: 1, boards: Object.fromEntries(boards) };
}

/** The time on each board in ms, without hint penalties. */
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

/**
 * The same figures with `change` applied to each number: the functions turn numbers into increments
 * of a document.
 */
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

/** The sum of the figures in a leaderboard's counter shards, which may hold anything. */
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

/** With fewer plays, figures depend on the players more than on the puzzle. */
export const ENOUGH_PLAYS = 20;

/**
 * Lower bound, in ms, of the time within which `share` of all plays finished; null where fewer than
 * `enough` are counted.
 *
 * @param share from 0 to 1.
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

/** The median time in ms, interpolated within its bucket; null where there are no plays. */
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
