/**
 * What a person sees in one look, each at most one clue, one name, one plate or one pair: all that
 * follows from where everyone may still be, as deductions that can be made again one by one.
 *
 * They are those of logic.ts, but a clue speaks of one of its names at a time.
 */

import { bitCount, isOneBit, lowestBit } from '../../../lib/bits.ts';
import { type Constraint, constraintsOf } from '../rules/constraints.ts';
import { isStruck } from '../rules/rules.ts';
import type { Board, Mark, State } from '../rules/types.ts';
import { type Candidates, candidatesOf, type Narrowed, narrowedBy } from './candidates.ts';
import { costOf, type Seen } from './ratings.ts';

export type Deduction =
  /** The clue leaves the name fewer plates. */
  | { readonly technique: 'clue'; readonly clue: number; readonly name: number }
  /** The name has one plate left, which is nobody else's. */
  | { readonly technique: 'only plate'; readonly name: number }
  /** The plate has one name left, which goes nowhere else. */
  | { readonly technique: 'only name'; readonly plate: number }
  /**
   * Naked: the names have two plates between them, which are nobody else's. Hidden: the plates have
   * these two names between them, who go nowhere else.
   */
  | {
      readonly technique: 'pair';
      readonly isNaked: boolean;
      readonly names: readonly [number, number];
      readonly plates: readonly [number, number];
    };

/** What a board knows: clues, and where everyone may still be. */
export interface Knowledge {
  readonly constraints: readonly Constraint[];
  readonly candidates: Candidates;
}

/**
 * What is on the board: who is placed, and what is struck.
 *
 * @param placed by name: its plate.
 * @param isTrusted the strikes that count: all, if nothing else is said.
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

/** How the deduction is seen by who knows this. */
export function seenBy({ constraints, candidates }: Knowledge, deduction: Deduction): Seen {
  const { technique } = deduction;
  return {
    technique,
    open: technique === 'clue' ? openIn(constraints[deduction.clue]!, candidates) : 0,
  };
}

/** Names that may be on one of the plates, as numbers. */
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
 * What is left to whom after the deduction; only what has changed, and nothing where it does not
 * follow, or tells nothing new.
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

/** Who or what is left over: names with one plate, and plates with one name. */
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
 * All deductions up to a cost that tell something new.
 *
 * @param settling with those that follow from who or what is left over.
 */
export function deductionsIn(knowledge: Knowledge, level: number, settling: boolean): Deduction[] {
  const singles = settling
    ? singlesIn(knowledge).filter((single) => narrowed(knowledge, single).length > 0)
    : [];
  return [...singles, ...clueDeductions(knowledge, level), ...pairDeductions(knowledge, level)];
}
