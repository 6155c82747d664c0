/**
 * How hard each deduction is for a person: the only table of it. The generator adds it up to a
 * board's beans, hints are chosen by it.
 *
 * The order is that in which people solve logic grids, as their handbooks teach it: first what a
 * single fact says of one person, then what is left over, then facts that tie two or three open
 * persons to each other; sets of two last. Sudoku Explainer rates what is common to both puzzles in
 * the same order: hidden single 1.2, naked single 2.3, naked pair 3.0, hidden pair 3.4. The weights
 * of clues are this game's own: with each open name more, there are several times as many ways to
 * go through.
 */

/** What a clue costs by how many of its names are still open when it rules something out. */
const CLUE_COST = [0, 1, 2.5, 5, 8];
const PAIR_COST = 4;

/** What each step after the first adds to a row of them: one more thing to hold on to. */
const ROW_COST = 0.5;

/** What all clues together tell, not told one by one: above all that can be told so. */
const SUPPOSING_COST = 20;

export type Technique = 'only plate' | 'only name' | 'clue' | 'pair' | 'supposing';

/** What is seen at a step. */
export interface Seen {
  readonly technique: Technique;
  /** How many names of the clue have no place yet, for the technique of that name. */
  readonly open: number;
}

/** What a deduction takes: 0 for seeing who or what is left over. */
export function costOf({ technique, open }: Seen): number {
  if (technique === 'clue') return CLUE_COST[open] ?? CLUE_COST.at(-1)!;
  if (technique === 'supposing') return SUPPOSING_COST;
  return technique === 'pair' ? PAIR_COST : 0;
}

/** The costs at which something more is seen, the least first. */
export const LEVELS: readonly number[] = [...new Set([...CLUE_COST, PAIR_COST])].sort(
  (a, b) => a - b,
);

/** A row's rating, from 1: its hardest step decides, and how many there are. */
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
            'Others in the clue have no place yet: what fits none of theirs is struck.',
          ];
    case 'pair':
      return ['pair', 'Two names that share two places keep everyone else out of them.'];
    case 'supposing':
      return ['all clues', 'No row of single clues leads on from here.'];
  }
}

/** What a row is called, after its hardest step, and how hard it is. */
export function namesFor(row: readonly Seen[]) {
  const [hardest] = row.toSorted((a, b) => costOf(b) - costOf(a));
  const [technique, about] = nameOf(hardest!);
  return { technique, about, rating: ratingOf(row) };
}
