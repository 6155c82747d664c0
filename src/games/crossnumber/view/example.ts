/** The small grid of the rules. */
import type { Board } from '../rules/types.ts';

export const EXAMPLE: Board = {
  rows: ['..#', '...', '#..'],
  clues: {
    '1a': ['square'],
    '3a': ['palindrome'],
    '5a': ['is', ['more', 1, '1a']],
    '1d': ['square'],
    '2d': ['cube'],
  },
  beans: 1,
};
