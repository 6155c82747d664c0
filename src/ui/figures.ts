/**
 * Formats the figure of a result (its rank: a time, or a number of guesses), for display and screen
 * readers.
 */
import type { Measure } from '../daily/statistics.ts';
import { formatDuration, spokenDuration } from '../lib/duration.ts';

export const isLoss = ({ lost }: Measure, rank: number) => lost !== null && rank >= lost;

/**
 * A figure in few characters: "11:42" for a time, "4" for guesses, "3.6" for a mean, "X" for a
 * loss.
 */
export function shortFigure(measure: Measure, rank: number): string {
  if (measure.unit === 'time') return formatDuration(rank);
  if (isLoss(measure, rank)) return 'X';
  return Number.isInteger(rank) ? String(rank) : rank.toFixed(1);
}

/** The figure with its maximum: "4/6". */
export function figureOfMost(measure: Measure, rank: number): string {
  const figure = shortFigure(measure, rank);
  return measure.unit === 'guesses' ? `${figure}/${measure.lost - 1}` : figure;
}

/** A figure in words: "11 minutes 42 seconds", "4 guesses", or "not found". */
export function spokenFigure(measure: Measure, rank: number): string {
  if (measure.unit === 'time') return spokenDuration(rank);
  if (isLoss(measure, rank)) return 'not found';
  return `${rank} ${rank === 1 ? 'guess' : 'guesses'}`;
}
