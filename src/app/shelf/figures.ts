/** The shelf's records, and figures of all games together. Pure. */
import type { CivilDate } from '../../daily/date.ts';
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

const textOf = ({ results, progress, excused }: GameRecord) =>
  JSON.stringify([[...results], [...progress], [...excused]]);

/**
 * The latest records, with the former object for each game in which nothing has changed: the pieces
 * of 1,400 results would otherwise be drawn again when storage answers after the snapshot.
 */
export function keepUnchanged(
  before: readonly GameRecord[],
  latest: readonly GameRecord[],
): readonly GameRecord[] {
  const kept = latest.map((record, i) =>
    textOf(record) === textOf(before[i]!) ? before[i]! : record,
  );
  return kept.every((record, i) => record === before[i]) ? before : kept;
}
