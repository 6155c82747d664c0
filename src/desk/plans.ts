/** How many beans are planned for a day, and what would be a repeat. */
import { weekdayOf } from '../daily/date.ts';
import { dateOf, ordinalOf } from '../daily/numbering.ts';
import type { Plan } from '../games/contract/plan.ts';
import { plan as crossnumber } from '../games/crossnumber/plan.ts';
import { definitionOf, type GameId } from '../games/definitions.ts';
import { plan as geografind } from '../games/geografind/plan.ts';
import { plan as royalFamily } from '../games/royal-family/plan.ts';
import { plan as sudokuShift } from '../games/sudoku-shift/plan.ts';
import { plan as yearlyDaily } from '../games/yearly-daily/plan.ts';

export const PLANS: Readonly<Record<GameId, Plan>> = {
  'sudoku-shift': sudokuShift,
  'yearly-daily': yearlyDaily,
  crossnumber,
  geografind,
  'royal-family': royalFamily,
};

/** Null where nothing is planned. Throws like `dateOf`. */
export function plannedBeans(game: GameId, id: string): number | null {
  const { beans } = PLANS[game];
  if (beans === null) return null;
  const { schedule } = definitionOf(game);
  const turn =
    beans.by === 'weekday' ? weekdayOf(dateOf(schedule, id)) : ordinalOf(schedule, id) - 1;
  return beans.list[turn % beans.list.length] ?? null;
}
