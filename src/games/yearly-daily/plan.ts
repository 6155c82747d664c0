import type { Plan } from '../contract/plan.ts';

/** The date fixes the board and its difficulty, so there is nothing to plan. */
export const plan: Plan = { beans: null };
