import type { Plan } from '../contract/plan.ts';

/** The difficulty wanted of the daily puzzles, 1 to 5, Monday to Sunday. */
export const BEANS_BY_WEEKDAY = [1, 2, 2, 3, 3, 4, 5] as const;

export const plan: Plan = { beans: { by: 'weekday', list: BEANS_BY_WEEKDAY } };
