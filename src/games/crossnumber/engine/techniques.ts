/** Names of deduction techniques, as hints show them and the desk counts them. */
import type { Problem } from '../rules/problem.ts';
import { PROPERTIES } from '../rules/properties.ts';
import type { Deduction, Step } from './deduction.ts';
import { RATINGS } from './ratings.ts';

const TECHNIQUES = {
  given: { technique: 'the clue gives it', about: null },
  oneClue: { technique: 'one clue', about: null },
  tied: {
    technique: 'linked entries',
    about: 'A clue that mentions another entry links the two: only pairs that fit together remain.',
  },
  overGrid: {
    technique: 'compared entries',
    about: 'A clue about the whole grid compares its entry with every other one it mentions.',
  },
  crossing: {
    technique: 'crossing',
    about: 'Two entries share a square: a digit can only stay there if both allow it.',
  },
  chain: {
    technique: 'chain of clues',
    about: 'One clue rules out digits in a square, and that narrows the clue that crosses it.',
  },
  tiedChain: {
    technique: 'chain of linked entries',
    about: 'One clue rules out digits in a square, and that narrows a clue that links entries.',
  },
  overGridChain: {
    technique: 'chain of compared entries',
    about: 'One clue rules out digits in a square, and that narrows a clue about the whole grid.',
  },
} as const;

/** The sorts of clues on which a step turns: on its own entry, on a few entries, or on the grid. */
export type Sort = 'own' | 'tied' | 'overGrid';

export function sortOf(step: Step): Sort {
  if (step.kind === 'entry') return 'own';
  return PROPERTIES[step.link.clue[0]]!.isPart ? 'overGrid' : 'tied';
}

/** A deduction's technique name, and a sentence that explains it. A chain is named by its hardest step. */
export function techniqueOf(problem: Problem, { steps, rating, hardest }: Deduction) {
  const [first, second] = steps;
  const sort = sortOf(hardest);
  if (!second) {
    if (rating === RATINGS.given) return TECHNIQUES.given;
    return TECHNIQUES[sort === 'own' ? 'oneClue' : sort];
  }
  if (sort !== 'own') return TECHNIQUES[`${sort}Chain`];
  const cellsOf = (step: Step) =>
    step.kind === 'entry' ? problem.grid.entries[step.entry]!.cells : [];
  const isCrossing =
    steps.length === 2 && cellsOf(first!).some((cell) => cellsOf(second).includes(cell));
  return isCrossing ? TECHNIQUES.crossing : TECHNIQUES.chain;
}
