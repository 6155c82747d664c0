import type { Plan } from '../contract/plan.ts';

/** No beans are planned, and equal tosses may follow each other. */
export const plan: Plan = { beans: null, likeness: () => '', apart: 0 };
