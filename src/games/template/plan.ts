import type { Plan } from '../contract/plan.ts';

/** No beans are planned. */
export const plan: Plan = { beans: null };
