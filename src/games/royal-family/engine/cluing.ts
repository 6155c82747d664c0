/** Chooses the clues of a board: draws more than a family needs, and removes the spare ones. */
import { isOneBit } from '../../../lib/bits.ts';
import type { Rng } from '../../../lib/rng.ts';
import { scopeOf, termsOf } from '../rules/clues/kinds.ts';
import { type Constraint, constraintOf, MOST_NAMES } from '../rules/constraints.ts';
import type { Board, Clue } from '../rules/types.ts';
import { type Candidates, candidatesOf, narrowedBy } from './candidates.ts';
import { beansFor, effortOf } from './effort.ts';
import { Elimination } from './logic.ts';
import type { Proposals, Recipe } from './proposals.ts';
import { countWays } from './solver.ts';

/** The share of clues about one person that a board of two beans or more does without. */
const SUBTLETY = 0.9;
/** The fewest kinds of clues of a board of three beans or more. */
const FEWEST_KINDS = 4;
/** Number of clues that the generator draws for one family. */
const DRAWS = 400;

export interface CluePlan {
  readonly people: number;
  readonly beans: number;
  readonly recipe: Recipe;
  /** Whether the hardest step should be a clue about several people without a place. */
  readonly isOpen: boolean;
}

export interface Drawn {
  readonly clue: Clue;
  readonly constraint: Constraint;
}

export type Unclued = Omit<Board, 'clues' | 'beans'>;

/** Whether a clue about these names serves the wishes for the hardest step and for a late one. */
function isWelcome(
  { isOpen, beans }: CluePlan,
  names: readonly number[],
  candidates: Candidates,
  late: ReadonlySet<number>,
): boolean {
  if (!isOpen && beans === 1)
    return names.filter((name) => !isOneBit(candidates[name]!)).length < 2;
  const lates = names.filter((name) => late.has(name)).length;
  return lates === 0 ? names.length <= 2 : lates > 1;
}

/**
 * Draws clues for a family until elimination places everyone; null when `DRAWS` draws do not
 * suffice.
 */
export function drawClues(
  board: Unclued,
  proposals: Proposals,
  plan: CluePlan,
  rng: Rng,
): Drawn[] | null {
  const drawn: Drawn[] = [];
  const candidates = candidatesOf(board);
  const uses = new Map<string, number>();
  // The places of these people are found last, for the puzzle to become harder to its end: no clue
  // is about a single one of them, and clues about the others are easier.
  const late = new Set(
    plan.isOpen ? rng.shuffled([...board.names.keys()]).slice(plan.people >> 1) : [],
  );
  let anchors = plan.beans <= 2 ? 1 : 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    const clue = proposals.next(plan.recipe);
    if (!clue) continue;
    // Limit how often the clues repeat a person or a kind of clue.
    const kinds = uses.get(clue.kind) ?? 0;
    if (kinds >= (clue.kind === 'relation' ? plan.people / 2 : 2)) continue;
    if (termsOf(clue).some((term) => (uses.get(term) ?? 0) >= 4)) continue;
    const names = scopeOf(clue, board);
    if (names.length === 0 || names.length > MOST_NAMES) continue;
    if (!isWelcome(plan, names, candidates, late)) continue;
    if (names.length < 2 && plan.beans > 1 && late.size === 0 && rng.next() < SUBTLETY) continue;
    if (narrowedBy(constraintOf(board, clue, undefined, candidates), candidates).length === 0) {
      // Early on, keep half of the drawn clues about two or more names although they rule out
      // nothing yet.
      if (names.length < 2 || drawn.length > plan.people / 2 || rng.below(2) === 0) continue;
    }
    const constraint = constraintOf(board, clue);
    const anchor = names.length === 1 && constraint.ways.length === 1;
    if (anchor && anchors === 0) continue;
    if (anchor) anchors--;
    drawn.push({ clue, constraint });
    for (const key of [clue.kind, ...termsOf(clue)]) uses.set(key, (uses.get(key) ?? 0) + 1);
    // All clues but the new one have said what they can.
    const elimination = new Elimination(
      candidates,
      drawn.map((one) => one.constraint),
      [drawn.length - 1],
    );
    elimination.run();
    if (elimination.isSolved) return drawn;
  }
  return null;
}

const without = (clues: readonly Drawn[], one?: Drawn) =>
  clues.flatMap((other) => (other === one ? [] : [other.constraint]));

/** Whether there is a second solution without any one of the clues: it does more than ease the logic. */
export const isNeeded = (board: Unclued, clues: readonly Drawn[]) =>
  clues.every((one) => countWays(board, without(clues, one), 2) > 1);

/**
 * Removes the clues that elimination does not need, the most telling first, so that players must
 * combine the remaining ones. Returns null when they are not as hard or as different as planned.
 */
export function withoutSpare(
  board: Unclued,
  drawn: readonly Drawn[],
  { beans }: CluePlan,
  rng: Rng,
) {
  let clues = drawn;
  const saying = new Map(
    drawn.map((one) => [one, weightOf(board, one.constraint) * (0.5 + rng.next())]),
  );
  for (const one of [...drawn].sort((a, b) => saying.get(b)! - saying.get(a)!)) {
    const isSpare = effortOf(board, without(clues, one)) !== null;
    if (isSpare) clues = clues.filter((other) => other !== one);
  }
  const kinds = new Set(clues.map(({ clue }) => clue.kind));
  if (beans >= 3 && kinds.size < FEWEST_KINDS) return null;
  return beansFor(effortOf(board, without(clues))!) === beans ? clues : null;
}

/** A clue's information in bits: log2 of all placings of its names over the allowed ones. */
function weightOf(board: Unclued, { names, ways }: Constraint): number {
  const plates = { m: 0, f: 0 };
  for (const { sex } of board.plates) plates[sex]++;
  const all = names.reduce((product, name) => product * plates[board.names[name]!.sex]--, 1);
  return Math.log2(all / ways.length);
}
