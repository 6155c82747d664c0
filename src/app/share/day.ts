/** The player's results of a day, for sharing: the current puzzle of every game. */
import type { CivilDate } from '../../daily/date.ts';
import { idFor } from '../../daily/numbering.ts';
import type { ShareText } from '../../games/contract/view.ts';
import type { GameDefinition } from '../../games/definitions.ts';
import { formatDuration, spokenDuration } from '../../lib/duration.ts';
import { fullDate } from '../../ui/dates.ts';
import { figureOfMost, spokenFigure } from '../../ui/figures.ts';
import { type GameRecord, playedOn } from '../records/records.ts';

export interface DayResult extends Pick<GameDefinition, 'id' | 'title' | 'hue' | 'drink'> {
  readonly puzzle: string;
  /** The result in few characters, such as "11:42" or "3/6". */
  readonly figure: string;
  /** The result in words for screen readers. */
  readonly spoken: string;
  /** Time in ms; null for games not played against the clock. */
  readonly time: number | null;
}

/** The player's results of today: each finished daily puzzle, and weekly ones finished today. */
export function dayResults(records: readonly GameRecord[], today: CivilDate): readonly DayResult[] {
  return records.flatMap(({ definition, results }) => {
    const { id, title, hue, drink, schedule, measure } = definition;
    const puzzle = idFor(schedule, today);
    const row = results.get(puzzle);
    if (!row) return [];
    // A weekly puzzle counts on the day on which it was finished.
    if (schedule.cadence !== 'daily' && playedOn(definition, row) !== today) return [];
    const rank = definition.results.rank(row.result);
    return {
      ...{ id, title, hue, drink, puzzle },
      figure: figureOfMost(measure, rank),
      spoken: spokenFigure(measure, rank),
      time: measure.unit === 'time' ? rank : null,
    };
  });
}

/**
 * Total of the timed results in ms, rounded down to the whole seconds that are displayed, so that
 * the sum agrees with them.
 */
export function totalTime(results: readonly DayResult[]): number {
  return results.reduce((sum, { time }) => sum + Math.floor((time ?? 0) / 1000) * 1000, 0);
}

export function shareDay(results: readonly DayResult[], today: CivilDate): ShareText {
  const total = totalTime(results);
  const day = fullDate(today);
  return {
    lines: [
      `Crema, ${day}`,
      ...results.map(({ title, figure }) => `☕ ${title} ${figure}`),
      `${formatDuration(total)} in total`,
    ].join('\n'),
    sentence: `My Crema puzzles for ${day}: ${results
      .map(({ title, spoken }) => `${title} ${/^\d/.test(spoken) ? `in ${spoken}` : `(${spoken})`}`)
      .join(', ')}. ${spokenDuration(total)} in total.`,
  };
}
