/** Figures that hold for every game. */

/** The highest number that a puzzle can carry; at one a day it lasts for some 2,700 years. */
export const HIGHEST_NUMBER = 999_999;

/** The longest time on one board that is believed: 30 days of play, in ms. */
export const LONGEST_PLAY_MS = 30 * 24 * 60 * 60 * 1000;

/** What each hint adds to the time of its board, where hints cost anything, in ms. */
export const HINT_COST = 20_000;

/** The time on a board with what its hints cost: whole ms, from 1 to `LONGEST_PLAY_MS`. */
export function chargedTime(play: { readonly elapsed: number; readonly hints: number }): number {
  const time = Math.round(play.elapsed + play.hints * HINT_COST) || 1;
  return Math.min(LONGEST_PLAY_MS, Math.max(1, time));
}
