/** Sentences for the player that several rooms say. */
export const WENT_WRONG = 'Something went wrong. Please try again in a minute.';
export const SHARING_FAILED = 'Sharing didn’t work. Use Copy instead.';
export const REPORT_SENT_LATER = 'Thanks. Your report will be sent when you’re back online.';
