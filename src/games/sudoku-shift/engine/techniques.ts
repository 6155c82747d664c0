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
      'A cell that can take only one digit, because its row, column and box hold all the others.',
  },
  'hidden single': {
    technique: 'hidden single',
    about: 'A digit that fits in only one cell of a row, column or box.',
  },
  'agreed cell': {
    technique: 'same either way',
    about: 'Wherever the row slides, this cell gets the same digit.',
  },
  'agreed digit': {
    technique: 'same either way',
    about: 'Wherever the row slides, the digit goes in the same blank.',
  },
  shift: { technique: 'only position for a row', about: null },
} as const;

export const techniqueOf = (step: Step) =>
  TECHNIQUES[step.kind === 'shift' ? 'shift' : step.reason.technique];
