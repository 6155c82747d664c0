/** Converts deductions to the steps of a hint, each with sentence, evidence and target. */
import { isOneBit, lowestBit } from '../../../lib/bits.ts';
import type { Hint, HintStep } from '../../contract/engine.ts';
import { plateOf } from '../rules/rules.ts';
import type { Board, Focus, Mark, Move, State } from '../rules/types.ts';
import type { Narrowed } from './candidates.ts';
import type { Link } from './chain.ts';
import { type Knowledge, namesOn } from './deductions.ts';
import {
  clueSentence,
  lastSentence,
  onlyNameSentence,
  onlyPlateSentence,
  pairSentence,
  settledSentence,
} from './sentences.ts';

/** A step of a hint in Royal Family; it rules out names on plates of the tree. */
export interface FamilyStep extends HintStep<Focus> {
  readonly rulesOut: readonly Mark[];
}

export interface FamilyHint extends Hint<Move, Focus> {
  readonly steps: readonly FamilyStep[];
}

const aboutName = (name: number): Focus => ({ name });
const aboutPlate = (plate: number): Focus => ({ plate });

/** The indices of a number's set bits. */
function listOf(bits: number): number[] {
  const list: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) list.push(lowestBit(rest));
  return list;
}

const marksOf = (name: number, plates: readonly number[]) =>
  plates.map((plate) => ({ plate, name }));

/**
 * Converts what a clue leaves a name to a hint's step.
 *
 * @param isDenial whether to say only where the name cannot be, and not where it can.
 */
export function clueStep(
  board: Board,
  state: State,
  before: Knowledge,
  { name, bits }: Narrowed,
  clue: number,
  isDenial = false,
): FamilyStep {
  const left = listOf(bits);
  const gone = listOf(before.candidates[name]! & ~bits);
  const others = before.constraints[clue]!.names.filter((other) => other !== name);
  const placed = others.flatMap((other) => {
    const plate = plateOf(state, other);
    return plate === null ? [] : [{ name: other, plate }];
  });
  const open = others.filter((other) => plateOf(state, other) === null);
  return {
    text: clueSentence(board, clue, name, { left, gone, isDenial }, (one) =>
      listOf(before.candidates[one]!),
    ),
    evidence: [{ clue }, ...placed.map(({ plate }) => aboutPlate(plate)), ...open.map(aboutName)],
    target: [aboutName(name), ...(left.length === 1 && !isDenial ? left : gone).map(aboutPlate)],
    rulesOut: marksOf(name, gone),
  };
}

/** The names that a deduction rules out on plates. */
export const ruledOutBy = ({ before, narrowed }: Link): readonly Mark[] =>
  narrowed.flatMap(({ name, bits }) => marksOf(name, listOf(before.candidates[name]! & ~bits)));

function pairStep(board: Board, link: Link): FamilyStep {
  const { deduction, narrowed } = link;
  if (deduction.technique !== 'pair') throw new Error('This is no pair.');
  const { isNaked, names, plates } = deduction;
  const rulesOut = ruledOutBy(link);
  const shared = [...names.map(aboutName), ...plates.map(aboutPlate)];
  const elsewhere = isNaked
    ? narrowed.map(({ name }) => aboutName(name))
    : [...new Set(rulesOut.map(({ plate }) => plate))].map(aboutPlate);
  return {
    text: pairSentence(board, isNaked, names, plates),
    evidence: shared,
    target: elsewhere,
    rulesOut,
  };
}

/**
 * The hint's step for a single (a name's only plate, or a plate's only name) that follows from a
 * supposed name, so that the step does not place the single's name.
 */
function settledStep(board: Board, link: Link): FamilyStep {
  const { deduction } = link;
  const { candidates } = link.before;
  const [name, plate] =
    deduction.technique === 'only plate'
      ? [deduction.name, lowestBit(candidates[deduction.name]!)]
      : deduction.technique === 'only name'
        ? [namesOn(candidates, 1 << deduction.plate)[0]!, deduction.plate]
        : [-1, -1];
  const technique = deduction.technique === 'only plate' ? 'only plate' : 'only name';
  return {
    text: settledSentence(board, technique, name, plate),
    evidence: [technique === 'only plate' ? aboutName(name) : aboutPlate(plate)],
    target: [technique === 'only plate' ? aboutPlate(plate) : aboutName(name)],
    rulesOut: ruledOutBy(link),
  };
}

/** Converts a deduction to a hint's step, worded for the player's state. */
export function stepOf(board: Board, state: State, link: Link): FamilyStep {
  const { deduction } = link;
  if (deduction.technique === 'clue') {
    return clueStep(board, state, link.before, link.narrowed[0]!, deduction.clue);
  }
  if (deduction.technique === 'pair') return pairStep(board, link);
  return settledStep(board, link);
}

/** The hint's step that places a name by a single (a name's only plate, or a plate's only name). */
export function placingStep(
  board: Board,
  state: State,
  candidates: ArrayLike<number>,
  { plate, name }: Mark,
): FamilyStep {
  const { sex } = board.names[name]!;
  const emptyPlates = [...board.plates.keys()].filter(
    (other) => other !== plate && board.plates[other]!.sex === sex && state.placed[other] === null,
  );
  const openNames = [...board.names.keys()].filter(
    (other) => other !== name && board.names[other]!.sex === sex && plateOf(state, other) === null,
  );
  const target = [aboutName(name), aboutPlate(plate)];
  if (emptyPlates.length === 0) {
    return { text: lastSentence(board, name, plate), evidence: [], target, rulesOut: [] };
  }
  return isOneBit(candidates[name]!)
    ? {
        text: onlyPlateSentence(board, name, plate),
        evidence: emptyPlates.map(aboutPlate),
        target,
        rulesOut: [],
      }
    : {
        text: onlyNameSentence(board, name, plate),
        evidence: openNames.map(aboutName),
        target,
        rulesOut: marksOf(name, listOf(candidates[name]! & ~(1 << plate))),
      };
}
