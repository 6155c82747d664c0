import type { Plan } from '../contract/plan.ts';
import { EVER, wholeBoard } from '../shared/likeness.ts';

/** Beans wanted by week, repeating. */
export const BEANS_BY_TURN = [1, 2, 3, 4, 5] as const;

export const plan: Plan = {
  beans: { by: 'turn', list: BEANS_BY_TURN },
  likeness: wholeBoard,
  apart: EVER,
};
