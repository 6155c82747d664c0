/**
 * The least time that people need for a board, derived from other players' times for it. A solver
 * that pauses between moves like a person stays below it, and its result is held for a person to
 * look at; a quick player is not below it.
 */
import { formatDuration } from '../lib/duration.ts';
import type { PlayLog } from '../play/log.ts';
import { type Figures, playedTimes, quickTime } from './figures.ts';

/** Fewer plays say too little about how quick people can be. */
const ENOUGH_FOR_FLOOR = 100;
/** The quickest 1 in 50 plays; the very quickest are far quicker. */
const QUICK_SHARE = 1 / 50;
/** The quickest of a million players take more than a third of the `QUICK_SHARE` time. */
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
