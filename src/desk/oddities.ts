/**
 * Marks unusual plays among a leaderboard's best, for an editor to look at. A mark decides nothing:
 * some people are quick and steady.
 */
import type { GameId } from '../games/definitions.ts';
import type { PlayLog } from '../play/log.ts';

/** A log with fewer moves says too little about its player. */
const FEWEST_MOVES = 30;
/**
 * Waits between moves are odd if their spread (standard deviation divided by mean) is below this:
 * people's spread is 1 or more, that of a program's timer with some noise is not.
 */
const EVEN_SPREAD = 0.4;
/** A play is odd if its longest wait is below this many times the median: people stop to look. */
const HESITATION = 3;
/** Leading this many leaderboards within a week suggests a program. */
const MANY_BOARDS = 3;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Leading a leaderboard with fewer players is not odd. */
const FEW_PLAYERS = 10;

export type Oddity = 'even-waits' | 'no-hesitation' | 'leads-many';

export interface LookedAt {
  readonly game: GameId;
  readonly board: string;
  readonly player: string;
  /** The play's place on the leaderboard, from 1; null for an entry that is not listed. */
  readonly place: number | null;
  readonly players: number;
  /** Epoch ms. */
  readonly at: number;
  /** The log as JSON; may be anything. */
  readonly log: string;
}

/** @param all plays looked at together, needed to count the leaderboards that a player leads. */
export function odditiesOf(play: LookedAt, all: readonly LookedAt[]): readonly Oddity[] {
  const waits = waitsIn(play.log);
  const isEnough = waits.length >= FEWEST_MOVES;
  return [
    ...(isEnough && spread(waits) < EVEN_SPREAD ? (['even-waits'] as const) : []),
    ...(isEnough && Math.max(...waits) < HESITATION * median(waits)
      ? (['no-hesitation'] as const)
      : []),
    ...(leadsMany(play, all) ? (['leads-many'] as const) : []),
  ];
}

function leadsMany({ player, place, at }: LookedAt, all: readonly LookedAt[]): boolean {
  if (place !== 1) return false;
  const led = all.filter(
    (one) =>
      one.player === player &&
      one.place === 1 &&
      one.players >= FEW_PLAYERS &&
      Math.abs(one.at - at) <= WEEK_MS,
  );
  return led.length >= MANY_BOARDS;
}

/** The time before each move, in ms, except for moves made by the same gesture. */
function waitsIn(text: string): readonly number[] {
  try {
    const log = JSON.parse(text) as PlayLog;
    return log.filter(([ms, , what]) => ms > 0 && typeof what === 'object').map(([ms]) => ms);
  } catch {
    return [];
  }
}

/** The standard deviation divided by the mean. */
function spread(waits: readonly number[]): number {
  const mean = waits.reduce((sum, ms) => sum + ms, 0) / waits.length;
  const squares = waits.reduce((sum, ms) => sum + (ms - mean) ** 2, 0) / waits.length;
  return Math.sqrt(squares) / mean;
}

function median(waits: readonly number[]): number {
  const sorted = [...waits].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
