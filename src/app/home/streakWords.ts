import type { Streak } from '../../daily/streak.ts';

/**
 * Text about the player's streak of days, shown beside the date; null without a streak.
 * @param isKept a puzzle of today is finished, so the streak goes on tomorrow.
 */
export function streakWords({ current }: Streak, isKept: boolean): string | null {
  if (current === 0) return null;
  const days = `${current} ${current === 1 ? 'day' : 'days'}`;
  if (!isKept) return `${days}, keep it`;
  if (current === 1) return 'A streak begins';
  return `${days} in a row`;
}
