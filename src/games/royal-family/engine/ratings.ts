/**
 * The only table of how hard each deduction is for a person. A board's difficulty in beans is
 * computed from it; hints are chosen by it.
 *
 * The deductions are ordered as handbooks teach logic grids: first a clue about one person, then
 * singles (a name's only plate, or a plate's only name), then clues that tie two or three open
 * persons together; pairs last. Sudoku Explainer (a program that rates sudokus) has the same order
 * for the techniques that both puzzles share: hidden single 1.2, naked single 2.3, naked pair 3.0,
 * hidden pair 3.4. The weights of clues are this game's own: each further open name multiplies the
 * number of placings to try.
 */

/**
 * The cost of a deduction from a clue, by the number of its names still open when it rules
 * something out.
 */
const CLUE_COST = [0, 1, 2.5, 5, 8];
const PAIR_COST = 4;

/** The cost of each step of a hint after the first: one more thing to remember. */
const ROW_COST = 0.5;

/**
 * The cost of finding a name's plate that follows only from all clues together: more than any
 * deduction from a single clue or a pair costs.
 */
const SUPPOSING_COST = 20;

export type Technique = 'only plate' | 'only name' | 'clue' | 'pair' | 'supposing';

/** A deduction as a person sees it. */
export interface Seen {
  readonly technique: Technique;
  /** The number of the clue's names without a known plate, for the technique `clue`. */
  readonly open: number;
}

/** The deduction's cost to a person; 0 for singles. */
export function costOf({ technique, open }: Seen): number {
  if (technique === 'clue') return CLUE_COST[open] ?? CLUE_COST.at(-1)!;
  if (technique === 'supposing') return SUPPOSING_COST;
  return technique === 'pair' ? PAIR_COST : 0;
}

/**
 * The cost levels of deductions in ascending order; each makes further deductions visible to the
 * search.
 */
export const LEVELS: readonly number[] = [...new Set([...CLUE_COST, PAIR_COST])].sort(
  (a, b) => a - b,
);

/**
 * The rating of a chain of deductions, from 1: the cost of its hardest step, plus a little for each
 * further step.
 */
export function ratingOf(row: readonly Seen[]): number {
  return 1 + Math.max(0, ...row.map(costOf)) + ROW_COST * Math.max(0, row.length - 1);
}

function nameOf({ technique, open }: Seen): readonly [technique: string, about: string | null] {
  switch (technique) {
    case 'only plate':
      return ['only place left', null];
    case 'only name':
      return ['only name left', null];
    case 'clue':
      return open < 2
        ? ['one clue', null]
        : [
            'open clue',
            'The clue names people who are not placed yet. A place is ruled out if it leaves no fitting place for one of the others.',
          ];
    case 'pair':
      return ['pair', 'Two names that share two places keep everyone else out of them.'];
    case 'supposing':
      return ['all clues', 'No single clue gets you any further here: you have to combine them.'];
  }
}

/** The name and rating of a chain of deductions; it is named after its hardest step. */
export function namesFor(row: readonly Seen[]) {
  const [hardest] = [...row].sort((a, b) => costOf(b) - costOf(a));
  const [technique, about] = nameOf(hardest!);
  return { technique, about, rating: ratingOf(row) };
}
