/** The two kinds of rank that there are, for tests that know no game. */
import type { Measure } from '../../src/daily/statistics.ts';

export const TIME: Measure = { unit: 'time', lost: null };
/** Six guesses, and one more for a loss. */
export const GUESSES: Measure = { unit: 'guesses', lost: 7 };
