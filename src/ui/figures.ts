/** A game's figure (its rank) as people read and hear it. */
import { LOST_COUNT, type RankKind } from '../daily/statistics.ts';
import { formatDuration, spokenDuration } from '../lib/duration.ts';

/** "11:42"; or "4", "3.6" for a mean, "X" for a loss */
export function shortFigure(kind: RankKind, rank: number): string {
  if (kind === 'time') return formatDuration(rank);
  if (rank >= LOST_COUNT) return 'X';
  return Number.isInteger(rank) ? String(rank) : rank.toFixed(1);
}

/** "11 minutes 42 seconds", "4 guesses", or "not found" */
export function spokenFigure(kind: RankKind, rank: number): string {
  if (kind === 'time') return spokenDuration(rank);
  if (rank >= LOST_COUNT) return 'not found';
  return `${rank} ${rank === 1 ? 'guess' : 'guesses'}`;
}
