/** Player documents for the tests of rules and functions. */
import { serverTimestamp } from 'firebase/firestore';

export const EMAIL = 'anna@example.com';

export const INFO = {
  leaderboardName: 'Mellow Macchiato',
  avatarIcon: 'coffee',
  avatarColor: 'emerald',
} as const;

export const NO_RESULTS = {
  sudokuShiftTimes: {},
  yearlyDailyScores: {},
  crossnumberTimes: {},
  geografindGuesses: {},
  royalFamilyTimes: {},
} as const;

/** The profile that a client writes for a new account. */
export function newProfile(): Record<string, unknown> {
  return {
    ...INFO,
    ...NO_RESULTS,
    email: EMAIL,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  };
}
