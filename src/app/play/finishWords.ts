/** Texts for a finished puzzle, compared with the player's own past. */
import type { Measure } from '../../daily/statistics.ts';
import { medianOf } from '../../daily/statistics.ts';
import { formatDuration } from '../../lib/duration.ts';
import { spokenFigure } from '../../ui/figures.ts';

export interface FinishedPlay {
  readonly rank: number;
  readonly won: boolean;
}

export interface FinishWords {
  /** Heading of the result, in two or three words. */
  readonly heading: string;
  /**
   * Sentence that compares the play with the player's earlier ones; null while there are too few.
   */
  readonly comparison: string | null;
}

/** Fewest earlier plays for a meaningful median time. */
const ENOUGH = 3;

/** Relative deviation from the median time that still counts as usual. */
const USUAL = 0.1;

const GUESS_WORDS = [
  '',
  'First guess!',
  'In two!',
  'Nicely done',
  'Found it',
  'Found it',
  'Just in time',
];

/** Earlier plays that this one is compared with. */
export interface Past {
  /** The player's other plays of equally hard puzzles, in any order. */
  readonly peers: readonly FinishedPlay[];
  /** Weekday of all these plays' puzzles; null where all days are equally hard. */
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
    return {
      heading,
      comparison:
        median === null ? null : `You usually need ${spokenFigure(measure, median)}${on}.`,
    };
  }
  if (!play.won) return { heading: 'Not this time', comparison: null };
  if (median === null) {
    return { heading: isFirst ? 'Your first!' : 'All done', comparison: null };
  }
  return {
    heading: timeHeading(play.rank, median, ranks[0] ?? 0, weekday),
    comparison: `${timeDifference(play.rank, median)} your usual ${formatDuration(median)}${on}.`,
  };
}

function timeHeading(time: number, median: number, best: number, weekday: Past['weekday']): string {
  if (time < best) return weekday === null ? 'Your fastest yet' : `Your fastest ${weekday} yet`;
  if (time < median * (1 - USUAL)) return 'Quick work';
  if (time <= median * (1 + USUAL)) return 'All done';
  return time > median * 2 ? 'Slow-brewed' : 'No rush';
}

function timeDifference(time: number, median: number): string {
  // Times are compared in the whole seconds shown, so that the difference adds up.
  const difference = Math.floor(time / 1000) - Math.floor(median / 1000);
  if (difference === 0) return 'Right on';
  return `${formatDuration(Math.abs(difference) * 1000)} ${difference < 0 ? 'faster' : 'slower'} than`;
}
