/** Estimates a puzzle's duration from its difficulty and the player's own past. */

import { weekdayOf } from '../../daily/date.ts';
import { turnOf } from '../../daily/menu.ts';
import { dateOf, parseId } from '../../daily/numbering.ts';
import { medianOf } from '../../daily/statistics.ts';
import type { Definition } from '../../games/contract/definition.ts';
import type { GameRecord } from './records.ts';

/** Number of the player's own plays from which their median replaces the game's estimate. */
const ENOUGH = 3;

const MINUTE_MS = 60_000;

/**
 * Expected duration of a puzzle in whole minutes, at least 1: the median of the player's own plays
 * (of the same weekday, or of the same size in a menu, where difficulty depends on it), or the
 * game's estimate while there are too few.
 * @param beans the puzzle's difficulty from 1 to 5; null where unknown.
 */
export function minutesFor(record: GameRecord, id: string, beans: number | null): number {
  return paceOf(record)(id, beans);
}

/** `minutesFor` of many puzzles: reads the player's plays once. */
export function paceOf(record: GameRecord): (id: string, beans: number | null) => number {
  const usual = usualRanks(record, ENOUGH);
  return (id, beans) => inMinutes(record, usual(id)) ?? estimate(record.definition, id, beans);
}

/** Median duration of the player's own plays in minutes; null while there are too few. */
export const ownMinutes = (record: GameRecord, id: string): number | null =>
  inMinutes(record, usualRanks(record, ENOUGH)(id));

function inMinutes({ definition }: GameRecord, rank: number | null): number | null {
  if (rank === null || definition.measure.unit !== 'time') return null;
  return Math.max(1, Math.round(rank / MINUTE_MS));
}

/**
 * Median rank of the player's own plays, by puzzle: of the same weekday, or of the same size in a
 * menu, where difficulty depends on it.
 * @param enough plays; null while there are fewer.
 */
export function usualRanks(
  { definition, results }: GameRecord,
  enough: number,
): (id: string) => number | null {
  const { schedule, growsThroughWeek, menu }: Definition = definition;
  const kindOf = (id: string) =>
    `${menu && turnOf(id, menu.length)} ${growsThroughWeek && weekdayOf(dateOf(schedule, id))}`;
  const ranks = new Map<string, number[]>();
  for (const { id, result } of results.values()) {
    if (!parseId(schedule, id, '9999-12-31').ok) continue;
    const like = ranks.get(kindOf(id)) ?? [];
    like.push(definition.results.rank(result));
    ranks.set(kindOf(id), like);
  }
  const medians = new Map<string, number | null>();
  return (id) => {
    const kind = kindOf(id);
    const own = ranks.get(kind) ?? [];
    if (own.length >= enough && !medians.has(kind)) {
      medians.set(kind, medianOf(own.sort((a, b) => a - b)));
    }
    return medians.get(kind) ?? null;
  };
}

function estimate(
  { minutes: [easiest, hardest], menu }: Pick<Definition, 'minutes' | 'menu'>,
  id: string,
  beans: number | null,
) {
  if (menu) return menu[turnOf(id, menu.length)]!.minutes;
  const share = beans === null ? 0.5 : (beans - 1) / 4;
  return Math.round(easiest + share * (hardest - easiest));
}
