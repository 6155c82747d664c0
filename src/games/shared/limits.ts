/** Limits shared by all games. */

/** The highest puzzle number; at one puzzle a day it lasts for some 2,700 years. */
export const HIGHEST_NUMBER = 999_999;

/** Maximum accepted time on one board: 30 days of play, in ms. */
export const LONGEST_PLAY_MS = 30 * 24 * 60 * 60 * 1000;

/** Time that each hint adds to its board in games that charge for hints, in ms. */
export const HINT_COST = 20_000;

/** The player's time on a board including hint costs: whole ms, from 1 to `LONGEST_PLAY_MS`. */
export function chargedTime(play: { readonly elapsed: number; readonly hints: number }): number {
  const time = Math.round(play.elapsed + play.hints * HINT_COST) || 1;
  return Math.min(LONGEST_PLAY_MS, Math.max(1, time));
}
