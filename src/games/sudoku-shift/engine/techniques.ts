/** Names of the solving techniques, as hints and the staff's app show them. */
import type { Step } from './steps.ts';

/**
 * The name of each technique, and an explanation where the name is one that sudoku players commonly
 * use.
 */
const TECHNIQUES = {
  'last blank': { technique: 'last blank', about: null },
  'naked single': {
    technique: 'naked single',
    about:
      'A cell that can take one digit only, because its row, column and box hold all the others.',
  },
  'hidden single': {
    technique: 'hidden single',
    about: 'A digit that fits into only one cell of a row, column or box.',
  },
  'agreed cell': { technique: 'the same wherever it slides', about: null },
  'agreed digit': { technique: 'the same wherever it slides', about: null },
  shift: { technique: 'only place for a row', about: null },
} as const;

export const techniqueOf = (step: Step) =>
  TECHNIQUES[step.kind === 'shift' ? 'shift' : step.reason.technique];
