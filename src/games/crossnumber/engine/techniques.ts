/** Names of deduction techniques, as hints show them and the desk counts them. */
import type { Problem } from '../rules/problem.ts';
import type { Deduction, Step } from './deduction.ts';
import { RATINGS } from './ratings.ts';

const TECHNIQUES = {
  given: { technique: 'the clue gives it', about: null },
  oneClue: { technique: 'one clue', about: null },
  tied: {
    technique: 'linked entries',
    about: 'A clue that mentions another entry links the two: only pairs that fit together remain.',
  },
  crossing: {
    technique: 'crossing',
    about: 'Two entries share a square: a digit can only stay there if both allow it.',
  },
  chain: {
    technique: 'chain of clues',
    about: 'One clue rules out digits in a square, and that narrows the clue that crosses it.',
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
