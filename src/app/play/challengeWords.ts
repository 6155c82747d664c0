/** Sentences about friends' challenges. */
import type { Measure } from '../../daily/statistics.ts';
import { count } from '../../lib/count.ts';
import { formatDuration } from '../../lib/duration.ts';
import type { Challenge } from '../../protocol/challenge.ts';
import { isLoss, shortFigure, spokenFigure } from '../../ui/figures.ts';

/** "with 1 hint"; empty without hints. */
export const hintsOf = ({ hints }: Pick<Challenge, 'hints'>): string =>
  hints ? `with ${count(hints, 'hint')}` : '';

/** The challenge in words: "Misty Latte finished in 6:12 with 1 hint." */
export function toldWords(measure: Measure, told: Challenge): string {
  const who = told.name ?? 'A friend';
  if (isLoss(measure, told.rank)) return `${who} ran out of guesses.`;
  if (measure.unit === 'guesses') return `${who} needed ${spokenFigure(measure, told.rank)}.`;
  return `${[`${who} finished in ${formatDuration(told.rank)}`, hintsOf(told)].filter(Boolean).join(' ')}.`;
}

/** Before the game. @param all at least one, the best first. */
export function turnWords(measure: Measure, all: readonly [Challenge, ...Challenge[]]): string {
  const [best] = all;
  if (all.length === 1) return `${toldWords(measure, best)} Your turn.`;
  const friends = count(all.length, 'friend');
  if (isLoss(measure, best.rank)) return `${friends} ran out of guesses. Your turn.`;
  return measure.unit === 'guesses'
    ? `${friends} have played, the best with ${spokenFigure(measure, best.rank)}. Your turn.`
    : `${friends} have finished, the fastest in ${shortFigure(measure, best.rank)}. Your turn.`;
}

/**
 * The player beside friends; null for several where nothing kind is to be said.
 *
 * @param rank the player's own.
 */
export function besideWords(
  measure: Measure,
  rank: number,
  all: readonly [Challenge, ...Challenge[]],
): string | null {
  if (all.length > 1) {
    const behind = all.filter((told) => isAhead(measure, rank, told.rank)).length;
    return behind === 0
      ? null
      : `You finished ahead of ${behind} of ${count(all.length, 'friend')}.`;
  }
  const [told] = all;
  const they = told.name ?? 'Your friend';
  const them = told.name ?? 'your friend';
  const isLost = isLoss(measure, rank);
  if (isLoss(measure, told.rank)) {
    return isLost ? 'Neither of you found it this time.' : 'You found it this time.';
  }
  if (isLost) return `${they} found it this time.`;
  const difference = stepsOf(measure, rank) - stepsOf(measure, told.rank);
  const by = Math.abs(difference);
  if (measure.unit === 'guesses') {
    if (by === 0) return `You and ${them} needed ${spokenFigure(measure, rank)} each.`;
    const fewer = `needed ${count(by, 'guess', 'guesses')} fewer`;
    return difference < 0 ? `You ${fewer} than ${them}.` : `${they} ${fewer} this time.`;
  }
  if (by === 0) return `You and ${them} finished in the same time.`;
  const faster = `${formatDuration(by * 1000)} faster`;
  return difference < 0 ? `You were ${faster} than ${them}.` : `${they} was ${faster} this time.`;
}

/** Times are compared in the whole seconds shown, so that differences add up. */
const stepsOf = ({ unit }: Measure, rank: number) =>
  unit === 'time' ? Math.floor(rank / 1000) : rank;

const isAhead = (measure: Measure, rank: number, other: number) =>
  stepsOf(measure, rank) < stepsOf(measure, other);
