/** URLs of published puzzles: one file per game and month. */
import { type CivilMonth, monthOf } from './date.ts';
import { dateOf, type Schedule } from './numbering.ts';

export function packUrl(game: string, month: CivilMonth): string {
  return `/puzzles/${game}/${month}.json`;
}

/** The URL of the pack that contains a puzzle. Throws like `dateOf`. */
export function packUrlOf(game: string, schedule: Schedule, id: string): string {
  return packUrl(game, monthOf(dateOf(schedule, id)));
}
