/** Names of deduction techniques, as hints show them and the desk counts them. */
import type { Problem } from '../rules/problem.ts';
import type { Deduction, Step } from './deduction.ts';
import { RATINGS } from './ratings.ts';

const TECHNIQUES = {
  given: { technique: 'the clue gives it', about: null },
  oneClue: { technique: 'one clue', about: null },
  tied: {
    technique: 'tied entries',
    about: 'A clue that names another entry ties the two: only numbers that fit together stay.',
  },
  crossing: {
    technique: 'crossing',
    about: 'Two entries share a square: a digit stays there only while both of them allow it.',
  },
  chain: {
    technique: 'chain of clues',
    about: 'What one clue leaves for a square is what the next one has to go with.',
  },
} as const;

/** A deduction's technique name, and a sentence that explains it. */
export function techniqueOf(problem: Problem, { steps, rating }: Deduction) {
  const [first, second] = steps;
  if (!second) {
    if (rating === RATINGS.given) return TECHNIQUES.given;
    return first!.kind === 'entry' ? TECHNIQUES.oneClue : TECHNIQUES.tied;
  }
  const cellsOf = (step: Step) =>
    step.kind === 'entry' ? problem.grid.entries[step.entry]!.cells : [];
  const isCrossing =
    steps.length === 2 && cellsOf(first!).some((cell) => cellsOf(second).includes(cell));
  return isCrossing ? TECHNIQUES.crossing : TECHNIQUES.chain;
}
