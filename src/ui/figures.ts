/** A game's figure (its rank) as people read and hear it. */
import type { RankKind } from '../daily/statistics.ts';
import { formatDuration, spokenDuration } from '../lib/duration.ts';

/** "11:42", or "4" */
export function shortFigure(kind: RankKind, rank: number): string {
  return kind === 'time' ? formatDuration(rank) : String(rank);
}

/** "11 minutes 42 seconds", or "4 guesses" */
export function spokenFigure(kind: RankKind, rank: number): string {
  if (kind === 'time') return spokenDuration(rank);
  return `${rank} ${rank === 1 ? 'guess' : 'guesses'}`;
}
