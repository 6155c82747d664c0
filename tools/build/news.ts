/**
 * Sentences shown as "What is new" when an update is ready, oldest first. Never remove an entry: a
 * page identifies its entries by their number (`__NEWS__`).
 */
export const NEWS: readonly string[] = [
  'A leaderboard opens with one small download: the best fifty, and your own place.',
  'You can sign out on all your devices at once, and sign in with more than one account of yours.',
  'Results from the former site are taken in also where they were written in another way.',
];
