/** Figures of the statistics page, overall and by game, from a player's records. Pure. */
import { addDays, type CivilDate, weekdayOf } from '../../daily/date.ts';
import { dateOf, parseId } from '../../daily/numbering.ts';
import { medianOf } from '../../daily/statistics.ts';
import type { Forgiveness, Streak } from '../../daily/streak.ts';
import { type GameRecord, playedDates, streakOfDays } from '../records/records.ts';

export interface OverallFigures {
  /** Finished puzzles, won or lost. */
  readonly played: number;
  readonly streak: Streak;
  /** Total time on all timed puzzles, in ms. */
  readonly time: number;
  /** Finished puzzles by the week in which they were finished, oldest first. */
  readonly weeks: readonly { readonly from: CivilDate; readonly count: number }[];
}

const WEEKS = 10;

export function overallFigures(
  records: readonly GameRecord[],
  today: CivilDate,
  forgiveness: Forgiveness,
): OverallFigures {
  const dates = records.flatMap(playedDates);
  const monday = addDays(today, -weekdayOf(today));
  return {
    played: records.reduce((sum, { results }) => sum + results.size, 0),
    streak: streakOfDays(records, today, forgiveness),
    time: records.reduce((sum, record) => sum + timeOf(record), 0),
    weeks: Array.from({ length: WEEKS }, (_, i) => {
      const from = addDays(monday, (i - WEEKS + 1) * 7);
      const after = addDays(from, 7);
      return { from, count: dates.filter((date) => date >= from && date < after).length };
    }),
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
