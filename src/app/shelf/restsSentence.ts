import type { Streak } from '../../daily/streak.ts';
import { count } from '../../lib/count.ts';

/** Tells a player how many misses their streak outlives, and how rest days are earned. */
export function restsSentence({ rests }: Pick<Streak, 'rests'>): string {
  return `You have ${rests === 0 ? 'no rest days' : count(rests, 'rest day')}. A rest day covers a day you miss. You earn one for every ten days in a row, and can hold two.`;
}
