/** Words about a stop of a play: its end, and the deduction that the board held ready. */
import type { Hint } from '../../../games/contract/engine.ts';
import { count } from '../../../lib/count.ts';
import type { Moment, Play } from '../../../play/moments.ts';
import type { Stop } from '../../../play/stops.ts';

const BEFORE: Readonly<Record<Moment['what'], string>> = {
  start: '',
  move: 'before your next move',
  undo: 'before you took a move back',
  redo: 'before you redid a move',
  restart: 'before you started over',
  hint: 'before you asked for a hint',
  check: 'before you checked an entry',
  select: 'before you switched boards',
};

/** The words after a stop's length. */
export function beforeWords({ moments }: Pick<Play, 'moments'>, { index }: Stop): string {
  const { what } = moments[index]!;
  if (what === 'move' && index === 1) return 'before your first move';
  if (what === 'move' && index === moments.length - 1) return 'before your last move';
  return BEFORE[what];
}

/** The ratings below belong to deductions that every game counts among its easiest. */
const HARDER = 1.5;

/** The hint of a position in words. */
export interface HintWords {
  /** Words before the deduction; null where it needs none. */
  readonly lead: string | null;
  /** The deduction's last step, with the steps before it that it is unclear without. */
  readonly text: string;
  /** A word after an easy deduction; null otherwise. */
  readonly comment: string | null;
}

/** Words that lead on to steps which only the large view shows. */
const LEADING_ON = /(?:: |, but )the next steps show why(?=\.)/;

const joined = (steps: Hint<unknown>['steps']) =>
  steps.map((step) => step.text.replace(LEADING_ON, '')).join(' ');

/** The mistake is named by the first step, or by the last after steps that rule something out. */
function mistakeText(steps: Hint<unknown>['steps']): string {
  if (steps.length <= 2) return joined(steps);
  return joined(steps[0]!.rulesOut.length > 0 ? steps.slice(-2) : steps.slice(0, 1));
}

export function hintWords({ steps, mistake, rating }: Hint<unknown>): HintWords {
  if (mistake !== null) {
    const lead = 'One thing on the board couldn’t stay:';
    return { lead, text: mistakeText(steps), comment: null };
  }
  // A step without evidence only adds to the one before it.
  const main = steps.map(({ evidence }) => evidence.length > 0).lastIndexOf(true);
  const told = steps.slice(Math.max(0, main));
  const text = joined(told);
  if (steps.length > told.length) {
    return { lead: `It takes ${count(steps.length, 'step')} to see this:`, text, comment: null };
  }
  const comment = rating < HARDER ? 'Nothing here was hard.' : null;
  return { lead: null, text, comment };
}
