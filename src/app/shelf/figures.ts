/** Figures of the shelf, overall and by game, from a player's records. Pure. */
import { type CivilDate, weekdayOf } from '../../daily/date.ts';
import { dateOf, parseId } from '../../daily/numbering.ts';
import { medianOf } from '../../daily/statistics.ts';
import type { Forgiveness, Streak } from '../../daily/streak.ts';
import { type GameRecord, streakOfDays } from '../records/records.ts';

export interface OverallFigures {
  /** Finished puzzles, won or lost. */
  readonly played: number;
  readonly streak: Streak;
  /** Total time on all timed puzzles, in ms. */
  readonly time: number;
}

export function overallFigures(
  records: readonly GameRecord[],
  today: CivilDate,
  forgiveness: Forgiveness,
): OverallFigures {
  return {
    played: records.reduce((sum, { results }) => sum + results.size, 0),
    streak: streakOfDays(records, today, forgiveness),
    time: records.reduce((sum, record) => sum + timeOf(record), 0),
  };
}

function timeOf({ definition, results }: GameRecord): number {
  if (definition.measure.unit !== 'time') return 0;
  return [...results.values()].reduce((sum, row) => sum + definition.results.rank(row.result), 0);
}

/**
 * The median result of the won puzzles released on each weekday, Monday first; null where there are
 * none.
 */
export function weekdayMedians({ definition, results }: GameRecord): readonly (number | null)[] {
  const ranks: number[][] = Array.from({ length: 7 }, () => []);
  for (const { id, result } of results.values()) {
    if (!definition.results.isWin(result)) continue;
    if (!parseId(definition.schedule, id, '9999-12-31').ok) continue;
    ranks[weekdayOf(dateOf(definition.schedule, id))]?.push(definition.results.rank(result));
  }
  return ranks.map((all) => medianOf(all.sort((a, b) => a - b)));
}
