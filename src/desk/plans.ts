/** The beans planned for a day. */
import { weekdayOf } from '../daily/date.ts';
import { dateOf, ordinalOf } from '../daily/numbering.ts';
import type { Plan } from '../games/contract/plan.ts';
import { definitionOf, GAME_IDS, type GameId } from '../games/definitions.ts';

async function loadPlan(id: GameId): Promise<Plan> {
  const module: { readonly plan: Plan } = await import(`../games/${id}/plan.ts`);
  return module.plan;
}

const PLANS = new Map<GameId, Plan>(
  await Promise.all(GAME_IDS.map(async (id) => [id, await loadPlan(id)] as const)),
);

export const planOf = (game: GameId): Plan => PLANS.get(game)!;

/** The beans planned for a puzzle's day; null where nothing is planned. Throws like `dateOf`. */
export function plannedBeans(game: GameId, id: string): number | null {
  const { beans } = planOf(game);
  if (beans === null) return null;
  const { schedule } = definitionOf(game);
  const turn =
    beans.by === 'weekday' ? weekdayOf(dateOf(schedule, id)) : ordinalOf(schedule, id) - 1;
  return beans.list[turn % beans.list.length] ?? null;
}
