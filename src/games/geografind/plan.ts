import type { Plan } from '../contract/plan.ts';

/** The difficulty of the daily puzzle by weekday, Monday first. */
export const BEANS_BY_WEEKDAY = [1, 1, 2, 3, 3, 4, 5] as const;

/** The fewest weeks between two daily puzzles with the same country. */
export const WEEKS_APART = 22;

export const plan: Plan = { beans: { by: 'weekday', list: BEANS_BY_WEEKDAY } };
