/**
 * The least time that people take for a board, from what others took for the same one. A solver that waits
 * like a person between its moves is below it, and its result waits for a person to look at it; a quick
 * player is not.
 */
import { formatDuration } from '../lib/duration.ts';
import type { PlayLog } from '../play/log.ts';
import { type Figures, playedTimes, quickTime } from './figures.ts';

/** Fewer plays say too little about how quick people can be. */
const ENOUGH_FOR_FLOOR = 100;
/** The quickest in fifty of those who played it: by far not the best there is. */
const QUICK_SHARE = 1 / 50;
/** The quickest of a million take more than a third of what the quickest in fifty take. */
const FLOOR_SHARE = 1 / 3;

/** The least that people take for a board, in ms, by its number; boards of too few plays have none. */
export type BoardFloors = Readonly<Record<string, number>>;

export function boardFloors({ boards }: Figures): BoardFloors {
  const floors = Object.entries(boards).map(([board, { times }]): [string, number] => [
    board,
    Math.floor(FLOOR_SHARE * (quickTime(times, QUICK_SHARE, ENOUGH_FOR_FLOOR) ?? 0)),
  ]);
  return Object.fromEntries(floors.filter(([, ms]) => ms > 0));
}

/** Why a checked play is held, as a sentence; null where each board took as long as people take. */
export function isFasterThanPeople(log: PlayLog, floors: BoardFloors): string | null {
  for (const [board, ms] of playedTimes(log)) {
    const floor = Object.hasOwn(floors, board) ? floors[board]! : 0;
    if (ms >= floor) continue;
    const [took, quick] = [ms, floor / FLOOR_SHARE].map(formatDuration);
    return `Board ${board + 1} took ${took}; of fifty players the quickest takes ${quick}.`;
  }
  return null;
}
