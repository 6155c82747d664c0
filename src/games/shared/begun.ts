/**
 * Words for the progress of an unfinished puzzle, for the games that show it as a cup being filled:
 * "42% filled in".
 */
export const percentFilled = (progress: number) => `${Math.round(progress * 100)}% filled in`;
