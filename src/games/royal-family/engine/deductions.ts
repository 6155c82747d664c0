/**
 * Deductions that a person sees in one look, for hints: each concerns at most one clue, name, plate
 * of the tree or pair, and can be replayed on its own.
 *
 * The deductions match the solver's steps in logic.ts, except that here a clue narrows the possible
 * plates of one name at a time.
 */

import { bitCount, isOneBit, lowestBit } from '../../../lib/bits.ts';
import { type Constraint, constraintsOf } from '../rules/constraints.ts';
import { isStruck } from '../rules/rules.ts';
import type { Board, Mark, State } from '../rules/types.ts';
import { type Candidates, candidatesOf, type Narrowed, narrowedBy } from './candidates.ts';
import { costOf, type Seen } from './ratings.ts';

export type Deduction =
  /** A clue leaves a name fewer possible plates. */
  | { readonly technique: 'clue'; readonly clue: number; readonly name: number }
  /** A name has one possible plate left; all other names lose that plate. */
  | { readonly technique: 'only plate'; readonly name: number }
  /** A plate has one possible name left; that name loses all other plates. */
  | { readonly technique: 'only name'; readonly plate: number }
  /**
   * A pair of names and plates. Naked: two names have only two possible plates; all other names
   * lose these plates. Hidden: two plates have only two possible names, which lose all other
   * plates.
   */
  | {
      readonly technique: 'pair';
      readonly isNaked: boolean;
      readonly names: readonly [number, number];
      readonly plates: readonly [number, number];
    };

/**
 * The knowledge of a board: the clues as constraints, and the plates still possible for each name.
 */
export interface Knowledge {
  readonly constraints: readonly Constraint[];
  readonly candidates: Candidates;
}

/** Maps each placed name to its plate. */
export function placesIn({ placed }: State): ReadonlyMap<number, number> {
  return new Map(placed.flatMap((name, plate) => (name === null ? [] : [[name, plate] as const])));
}

/**
 * The knowledge in a player's state: the placed names, and the names struck from plates.
 *
 * @param placed maps names to plates.
 * @param isTrusted selects the struck names to be taken as ruled out; by default all of them.
 */
export function knowledgeOf(
  board: Board,
  state: State,
  placed: ReadonlyMap<number, number>,
  isTrusted: (mark: Mark) => boolean = () => true,
): Knowledge {
  const candidates = candidatesOf(board, placed);
  for (const plate of board.plates.keys()) {
    for (const name of board.names.keys()) {
      const isOut = isStruck(state, plate, name) && isTrusted({ plate, name });
      if (isOut && !placed.has(name)) candidates[name]! &= ~(1 << plate);
    }
  }
  return { constraints: constraintsOf(board), candidates };
}

const openIn = ({ names }: Constraint, candidates: Candidates) =>
  names.filter((name) => !isOneBit(candidates[name]!)).length;

/**
 * The deduction's technique, and how many names of its clue have several possible plates, for
 * rating.
 */
export function seenBy({ constraints, candidates }: Knowledge, deduction: Deduction): Seen {
  const { technique } = deduction;
  return {
    technique,
    open: technique === 'clue' ? openIn(constraints[deduction.clue]!, candidates) : 0,
  };
}

/** Indices of the names that may be on any of these plates, given as bits. */
export function namesOn(candidates: Candidates, plates: number): number[] {
  return [...candidates.keys()].filter((name) => (candidates[name]! & plates) !== 0);
}

function keeping(
  candidates: Candidates,
  left: (name: number, bits: number) => number,
): readonly Narrowed[] {
  return [...candidates].flatMap((before, name) => {
    const bits = left(name, before);
    return bits === before ? [] : [{ name, bits }];
  });
}

/**
 * Returns the names whose possible plates a deduction narrows; empty when the deduction does not
 * follow or adds nothing.
 */
export function narrowed(
  { constraints, candidates }: Knowledge,
  deduction: Deduction,
): readonly Narrowed[] {
  switch (deduction.technique) {
    case 'clue':
      return narrowedBy(constraints[deduction.clue]!, candidates).filter(
        ({ name }) => name === deduction.name,
      );
    case 'only plate': {
      const own = candidates[deduction.name]!;
      if (!isOneBit(own)) return [];
      return keeping(candidates, (name, bits) => (name === deduction.name ? bits : bits & ~own));
    }
    case 'only name': {
      const plate = 1 << deduction.plate;
      const [only, more] = namesOn(candidates, plate);
      if (only === undefined || more !== undefined) return [];
      return keeping(candidates, (name, bits) => (name === only ? plate : bits));
    }
    case 'pair': {
      const both = (1 << deduction.plates[0]) | (1 << deduction.plates[1]);
      const isOne = (name: number) => deduction.names.includes(name);
      if (deduction.isNaked) {
        if (deduction.names.some((name) => (candidates[name]! & ~both) !== 0)) return [];
        return keeping(candidates, (name, bits) => (isOne(name) ? bits : bits & ~both));
      }
      if (!namesOn(candidates, both).every(isOne)) return [];
      return keeping(candidates, (name, bits) => (isOne(name) ? bits & both : bits));
    }
  }
}

function clueDeductions(knowledge: Knowledge, level: number): Deduction[] {
  const { constraints, candidates } = knowledge;
  return constraints.flatMap((constraint, clue) => {
    if (costOf({ technique: 'clue', open: openIn(constraint, candidates) }) > level) return [];
    return narrowedBy(constraint, candidates).map(
      ({ name }): Deduction => ({ technique: 'clue', clue, name }),
    );
  });
}

const pairOf = (bits: number): [number, number] => {
  const low = lowestBit(bits);
  return [low, lowestBit(bits & ~(1 << low))];
};

function pairDeductions(knowledge: Knowledge, level: number): Deduction[] {
  if (costOf({ technique: 'pair', open: 0 }) > level) return [];
  const { candidates } = knowledge;
  const open = [...candidates.keys()].filter((name) => !isOneBit(candidates[name]!));
  const plates = open.reduce((bits, name) => bits | candidates[name]!, 0);
  const pairs = open.flatMap((one, i) =>
    open.slice(i + 1).flatMap((two): Deduction[] => {
      const both = candidates[one]! | candidates[two]!;
      const elsewhere = open.reduce(
        (bits, name) => (name === one || name === two ? bits : bits | candidates[name]!),
        0,
      );
      const isNaked = bitCount(both) === 2;
      const pair = isNaked ? both : plates & ~elsewhere;
      if (bitCount(pair) !== 2) return [];
      return [{ technique: 'pair', isNaked, names: [one, two], plates: pairOf(pair) }];
    }),
  );
  return pairs.filter((pair) => narrowed(knowledge, pair).length > 0);
}

/** Finds the singles: names with one possible plate, and plates with one possible name. */
export function singlesIn({ candidates }: Pick<Knowledge, 'candidates'>): Deduction[] {
  let once = 0;
  let twice = 0;
  for (const bits of candidates) {
    twice |= once & bits;
    once |= bits;
  }
  const singles: Deduction[] = [];
  for (const [name, bits] of candidates.entries()) {
    if (isOneBit(bits)) singles.push({ technique: 'only plate', name });
  }
  for (let rest = once & ~twice; rest !== 0; rest &= rest - 1) {
    singles.push({ technique: 'only name', plate: lowestBit(rest) });
  }
  return singles;
}

/**
 * All deductions up to a cost that narrow some name's possible plates.
 *
 * @param settling whether to include singles (a name's only plate, a plate's only name).
 */
export function deductionsIn(knowledge: Knowledge, level: number, settling: boolean): Deduction[] {
  const singles = settling
    ? singlesIn(knowledge).filter((single) => narrowed(knowledge, single).length > 0)
    : [];
  return [...singles, ...clueDeductions(knowledge, level), ...pairDeductions(knowledge, level)];
}
