/** Picks a puzzle that the player has not played, from all games. Pure. */
import { releasesUntil } from '../../daily/calendar.ts';
import type { CivilDate } from '../../daily/date.ts';
import type { Rng } from '../../lib/rng.ts';
import { puzzleKey } from '../../storage/keys.ts';
import { isStarted } from '../../storage/rows.ts';
import { paceOf } from '../records/minutes.ts';
import { isOpen } from '../records/newestOpen.ts';
import type { GameRecord } from '../records/records.ts';
import { strengthOf } from './strength.ts';

/** The choices of how long a puzzle may take, ascending. */
export const MINUTES: readonly number[] = [5, 10, 20];

export interface Wish {
  /** The most minutes that the puzzle may take, of `MINUTES`; null for any. */
  readonly minutes: number | null;
  /** The puzzle's difficulty in beans; null for any. */
  readonly beans: number | null;
}

export interface Picked {
  readonly record: GameRecord;
  readonly id: string;
  /** Expected minutes, by the player's own pace where it is known. */
  readonly minutes: number;
  readonly beans: number | null;
}

const keyOf = ({ record, id }: Picked) => puzzleKey(record.definition.id, id);

/** The game's puzzles up to today that are neither finished nor begun nor withdrawn. */
function unplayed(record: GameRecord, today: CivilDate): Picked[] {
  const { schedule } = record.definition;
  const minutesOf = paceOf(record);
  return releasesUntil(schedule, today).flatMap(({ id }) => {
    const row = record.progress.get(id);
    if (!isOpen(record, id) || (row && isStarted(row))) return [];
    const beans = strengthOf(record.definition, id);
    return [{ record, id, minutes: minutesOf(id, beans), beans }];
  });
}

/**
 * The puzzles that come closest to the wish: with minutes, those too long for the next shorter choice,
 * and shorter ones only where there are none.
 */
function fitting(all: readonly Picked[], { minutes, beans }: Wish): readonly Picked[] {
  const right = all.filter((one) => beans === null || one.beans === beans);
  if (minutes === null) return right;
  const short = right.filter((one) => one.minutes <= minutes);
  const shorter = MINUTES[MINUTES.indexOf(minutes) - 1] ?? 0;
  const filling = short.filter((one) => one.minutes > shorter);
  return filling.length > 0 ? filling : short;
}

/**
 * A puzzle by chance, each game as likely as the next.
 * @param last the puzzle picked before, which is not picked again.
 * @returns null where no puzzle fits but the last one.
 */
export function pick(
  records: readonly GameRecord[],
  today: CivilDate,
  wish: Wish,
  last: Picked | null,
  rng: Rng,
): Picked | null {
  const others = records
    .flatMap((record) => unplayed(record, today))
    .filter((one) => last === null || keyOf(one) !== keyOf(last));
  const fit = fitting(others, wish);
  const games = [...new Set(fit.map(({ record }) => record))];
  if (games.length === 0) return null;
  const game = games[rng.below(games.length)];
  const puzzles = fit.filter(({ record }) => record === game);
  return puzzles[rng.below(puzzles.length)]!;
}
