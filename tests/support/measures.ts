/** The two measures by which leaderboards rank results, for game-independent tests. */
import type { Measure } from '../../src/daily/statistics.ts';

export const TIME: Measure = { unit: 'time', lost: null };
/** The measure of a game with six guesses: a loss counts as seven. */
export const GUESSES: Measure = { unit: 'guesses', lost: 7 };
