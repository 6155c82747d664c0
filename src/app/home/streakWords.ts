import type { Streak } from '../../daily/streak.ts';

/**
 * Text about the player's streak of days, shown beside the date; null where there was none worth
 * telling.
 * @param isKept a puzzle of today is finished, so the streak goes on tomorrow.
 */
export function streakWords(
  { current, best, rests }: Pick<Streak, 'current' | 'best' | 'rests'>,
  isKept: boolean,
): string | null {
  if (current === 0) return best > 1 ? `Your best: ${best} days in a row` : null;
  const days = `${current} ${current === 1 ? 'day' : 'days'}`;
  const left = rests === 0 ? '' : ` · ${rests === 1 ? 'one rest' : `${rests} rests`} left`;
  if (!isKept) return `${days}, keep it${left}`;
  if (current === 1) return 'A streak begins';
  return `${days} in a row${left}`;
}
