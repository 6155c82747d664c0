import type { Streak } from '../../daily/streak.ts';
import { count } from '../../lib/count.ts';

/**
 * Text about the player's streak of days, shown beside the date; null where there was none worth
 * telling.
 * @param isKept a puzzle of today is finished, so the streak goes on tomorrow.
 * @param isAway the player is away today by the settings, which ends no streak; a rest day ends none
 *   either.
 */
export function streakWords(
  { current, best, rests }: Pick<Streak, 'current' | 'best' | 'rests'>,
  isKept: boolean,
  isAway: boolean,
): string | null {
  if (current === 0) return best > 1 ? `Best streak: ${count(best, 'day')}` : null;
  const streak = `${current}-day streak`;
  const left = rests === 0 ? '' : ` · ${count(rests, 'rest day')}`;
  const safe = rests > 0 || isAway;
  if (!isKept) return `${streak}: play today to ${safe ? 'extend' : 'keep'} it${left}`;
  if (current === 1) return 'A new streak: day 1';
  return `${streak}${left}`;
}
