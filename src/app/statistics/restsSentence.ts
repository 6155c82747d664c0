import type { Streak } from '../../daily/streak.ts';

const NUMBERS = ['No rest yet', 'One rest is left', 'Two rests are left'];

/** Tells a player how many misses their streak outlives, and how rests are earned. */
export function restsSentence({ rests }: Pick<Streak, 'rests'>): string {
  return `${NUMBERS[rests] ?? `${rests} rests are left`}. A rest bridges a day you miss: ten days in a row earn one, and two are kept.`;
}
