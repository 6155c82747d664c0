/** Wording for the puzzles of daily and weekly games. */
import type { Schedule } from '../daily/numbering.ts';

interface CadenceWords {
  /** Period of the current puzzle. */
  readonly now: string;
  /** "Play today’s" */
  readonly current: string;
  /** "12 days in a row" */
  readonly many: string;
}

const WORDS: Readonly<Record<Schedule['cadence'], CadenceWords>> = {
  daily: { now: 'today', current: 'today’s', many: 'days' },
  weekly: { now: 'this week', current: 'this week’s', many: 'weeks' },
};

export const cadenceWords = ({ cadence }: Schedule): CadenceWords => WORDS[cadence];
