import type { Plan } from '../contract/plan.ts';
import { EVER } from '../shared/likeness.ts';

/** The date is the board: it comes every year, and is as hard as it is. */
export const plan: Plan = { beans: null, likeness: () => '', apart: EVER };
