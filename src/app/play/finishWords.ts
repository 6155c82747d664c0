/** Words for a finished puzzle that know how it went, measured against the player's own past. */
import type { Measure } from '../../daily/statistics.ts';
import { medianOf } from '../../daily/statistics.ts';
import { formatDuration } from '../../lib/duration.ts';

export interface FinishedPlay {
  readonly rank: number;
  readonly won: boolean;
}

export interface FinishWords {
  /** Two or three words. */
  readonly heading: string;
  /** How it compares with the player's own; null while there is too little to compare with. */
  readonly comparison: string | null;
}

/** From so many on a median says something. */
const ENOUGH = 3;

/** What is less than this share off the median is as usual. */
const USUAL = 0.1;

const GUESS_WORDS = [
  '',
  'At first sight!',
  'In two!',
  'Well found',
  'Found it',
  'Found it',
  'Just in time',
];

/** The plays that this one can be measured by. */
export interface Past {
  /** The player's other plays of puzzles that are meant to be as hard, in any order. */
  readonly peers: readonly FinishedPlay[];
  /** The weekday that they have in common; null where every day is alike. */
  readonly weekday: string | null;
  /** The player has finished no other puzzle of this game. */
  readonly isFirst: boolean;
}

export function finishWords(
  measure: Measure,
  play: FinishedPlay,
  { peers, weekday, isFirst }: Past,
): FinishWords {
  const ranks = peers
    .filter(({ won, rank }) => won && Number.isFinite(rank))
    .map(({ rank }) => rank)
    .sort((a, b) => a - b);
  const median = ranks.length < ENOUGH ? null : medianOf(ranks);
  const on = weekday === null ? '' : ` on ${weekday}s`;
  if (measure.unit === 'guesses') {
    const heading = play.won ? (GUESS_WORDS[play.rank] ?? 'Found it') : 'Not this time';
    return { heading, comparison: median === null ? null : `Your median${on} is ${median}.` };
  }
  if (!play.won) return { heading: 'Not this time', comparison: null };
  if (median === null) {
    return { heading: isFirst ? 'Your first one' : 'All done', comparison: null };
  }
  return {
    heading: timeHeading(play.rank, median, ranks[0] ?? 0, weekday),
    comparison: `${timeDifference(play.rank, median)} your median of ${formatDuration(median)}${on}.`,
  };
}

function timeHeading(time: number, median: number, best: number, weekday: Past['weekday']): string {
  if (time < best) return weekday === null ? 'Your fastest yet' : `Your fastest ${weekday} yet`;
  if (time < median * (1 - USUAL)) return 'Quickly done';
  if (time <= median * (1 + USUAL)) return 'All done';
  return time > median * 2 ? 'Slowly brewed' : 'Taken in peace';
}

function timeDifference(time: number, median: number): string {
  // Of what is shown, so that the reader comes to the same.
  const difference = Math.floor(time / 1000) - Math.floor(median / 1000);
  if (difference === 0) return 'Exactly';
  return `${formatDuration(Math.abs(difference) * 1000)} ${difference < 0 ? 'under' : 'over'}`;
}
