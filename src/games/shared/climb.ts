/**
 * The shape of a board's difficulty from its first step to its last. Players remember where a puzzle
 * held them up: at once, twice, or just before the end.
 */

export type Climb = 'flat' | 'avalanche' | 'plateau' | 'two walls' | 'crescendo';

/** Number of means that a way is reduced to, so that long and short ways compare. */
const POINTS = 10;
/** The least difference of ratings that a player notices. */
const NOTICED = 0.5;
/** Everything above this share of the range is a wall. */
const WALL = 0.6;

/** The means of `POINTS` equal stretches of a list of ratings. */
function resampled(ratings: readonly number[]): readonly number[] {
  const stretch = ratings.length / POINTS;
  return Array.from({ length: POINTS }, (_, point) => {
    const [from, to] = [point * stretch, (point + 1) * stretch];
    let sum = 0;
    for (let i = Math.floor(from); i < to && i < ratings.length; i++) {
      sum += ratings[i]! * (Math.min(to, i + 1) - Math.max(from, i));
    }
    return sum / stretch;
  });
}

/**
 * The climb of a board.
 * @param ratings of its steps in the order in which hints tell them; at least one.
 * @returns `flat`: no wall is noticed. `avalanche`: all walls are in the first third or so, and the
 *   rest is routine. `crescendo`: all walls are in the second half. Otherwise `two walls` or
 *   more, or one that fills the middle (`plateau`).
 */
export function climbOf(ratings: readonly number[]): Climb {
  const means = resampled(ratings);
  const [low, high] = [Math.min(...means), Math.max(...means)];
  if (high - low < NOTICED) return 'flat';
  const isWall = means.map((mean) => mean >= low + WALL * (high - low));
  const [first, last] = [isWall.indexOf(true), isWall.lastIndexOf(true)];
  if (last <= 3) return 'avalanche';
  if (first >= 5) return 'crescendo';
  return isWall.slice(first, last).includes(false) ? 'two walls' : 'plateau';
}
