import type { Plan } from '../contract/plan.ts';

/** Planned difficulty in beans, 1 to 5, of each weekday's puzzle, Monday to Sunday. */
export const BEANS_BY_WEEKDAY = [1, 2, 2, 3, 3, 4, 5] as const;

export const plan: Plan = { beans: { by: 'weekday', list: BEANS_BY_WEEKDAY } };
