/** How one speaks of the puzzles of a daily and of a weekly game. */
import type { Schedule } from '../daily/numbering.ts';

interface CadenceWords {
  /** The time for which the current puzzle is the current one. */
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
