/** Wording for the puzzles of daily and weekly games. */
import type { Schedule } from '../daily/numbering.ts';

interface CadenceWords {
  /** The period of the current puzzle: "today", or "this week" for a weekly game. */
  readonly now: string;
  /** The current puzzle's period as a possessive, as in "Play today’s puzzle". */
  readonly current: string;
  /** The possessive of the period before: "Yesterday’s". */
  readonly last: string;
  /** The unit of a streak, as in "12-day streak". */
  readonly unit: string;
}

const WORDS: Readonly<Record<Schedule['cadence'], CadenceWords>> = {
  daily: { now: 'today', current: 'today’s', last: 'yesterday’s', unit: 'day' },
  weekly: { now: 'this week', current: 'this week’s', last: 'last week’s', unit: 'week' },
};

export const cadenceWords = ({ cadence }: Schedule): CadenceWords => WORDS[cadence];
