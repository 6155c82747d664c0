/** Measures generating the puzzles after the last packs, and whether they are proper and on plan. */
import { TOOLKITS } from '../games/index.ts';
import { makePastPacks } from '../games/pastPacks.ts';
import { atMost, type Figure, percentile, rounded } from './figure.ts';

const PUZZLES = 100;
const GOAL_MS = 1000;

export function benchGeneration(): Figure[] {
  return TOOLKITS.map((toolkit) => {
    const made = [...makePastPacks(toolkit, PUZZLES)];
    const times = made.map(({ ms }) => ms);
    return atMost(
      `a puzzle of ${toolkit.id} past its last pack, p95`,
      percentile(times, 0.95),
      'ms',
      GOAL_MS,
      {
        puzzles: made.length,
        p50Ms: rounded(percentile(times, 0.5)),
        maxMs: rounded(Math.max(...times)),
        onPlan: made.filter(({ onPlan }) => onPlan).length,
        proper: made.filter(({ complaints }) => complaints.length === 0).length,
      },
    );
  });
}
