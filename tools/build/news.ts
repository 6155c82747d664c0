/**
 * Sentences shown as "What’s new" when an update is ready, oldest first. Never remove an entry: a
 * page identifies its entries by their number (`__NEWS__`).
 */
export const NEWS: readonly string[] = [
  'Leaderboards open faster. They show the top 50 and your own place.',
  'You can sign out of all your devices at once, and use more than one sign-in method.',
  'More results from the old site are imported, even in older formats.',
  'You can play Geografind without arrows. Choose so before your first guess.',
  'Yearly Daily has an extra every day: finish with the mug on 30, for example, if you like.',
];
