import type { Plan } from '../contract/plan.ts';

/** The difficulty (beans) of each week's puzzle; after the last week the list begins again. */
export const BEANS_BY_TURN = [1, 2, 3, 4, 5] as const;

export const plan: Plan = { beans: { by: 'turn', list: BEANS_BY_TURN } };
