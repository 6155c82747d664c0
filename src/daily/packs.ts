/** Where published puzzles lie: one file for each game and month. */
import { type CivilMonth, monthOf } from './date.ts';
import { dateOf, type Schedule } from './numbering.ts';

/** The address of a month's pack. */
export function packUrl(game: string, month: CivilMonth): string {
  return `/puzzles/${game}/${month}.json`;
}

/** The address of the pack that holds a puzzle. Throws like `dateOf`. */
export function packUrlOf(game: string, schedule: Schedule, id: string): string {
  return packUrl(game, monthOf(dateOf(schedule, id)));
}
