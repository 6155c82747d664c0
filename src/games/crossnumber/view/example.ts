/** The small grid of the rules. */
import type { Board } from '../types.ts';

export const EXAMPLE: Board = {
  rows: ['..', '..'],
  clues: {
    '1a': ['square'],
    '3a': ['is', ['times', 2, '1a']],
    '1d': ['and', ['prime'], ['more', 1, ['square']]],
  },
  beans: 1,
};
