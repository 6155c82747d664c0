/**
 * The least time that people need for a board (its floor), derived from other players' times. A
 * program that pauses between moves like a person still takes less time than the floor, and its
 * result is held for an editor; a quick player takes longer.
 */
import { formatDuration } from '../lib/duration.ts';
import type { PlayLog } from '../play/log.ts';
import { type Figures, playedTimes, quickTime } from './figures.ts';

/** With fewer plays of a board, their times say too little about how quick people can be. */
const ENOUGH_FOR_FLOOR = 100;
/** The share of a board's plays that count as quick; the very quickest plays are far quicker. */
const QUICK_SHARE = 1 / 50;
/**
 * The floor as a share of the time of quick plays: the quickest of a million players take longer.
 */
const FLOOR_SHARE = 1 / 3;

/**
 * The least time that people need for a board, in ms, by board number; a board with too few plays
 * has no floor.
 */
export type BoardFloors = Readonly<Record<string, number>>;

export function boardFloors({ boards }: Figures): BoardFloors {
  const floors = Object.entries(boards).map(([board, { times }]): [string, number] => [
    board,
    Math.floor(FLOOR_SHARE * (quickTime(times, QUICK_SHARE, ENOUGH_FOR_FLOOR) ?? 0)),
  ]);
  return Object.fromEntries(floors.filter(([, ms]) => ms > 0));
}

/**
 * The reason for holding a checked play, as a sentence; null where no board was below its floor.
 */
export function isFasterThanPeople(log: PlayLog, floors: BoardFloors): string | null {
  for (const [board, ms] of playedTimes(log)) {
    const floor = Object.hasOwn(floors, board) ? floors[board]! : 0;
    if (ms >= floor) continue;
    const [took, quick] = [ms, floor / FLOOR_SHARE].map(formatDuration);
    return `Board ${board + 1} took ${took}; of fifty players the quickest takes ${quick}.`;
  }
  return null;
}
