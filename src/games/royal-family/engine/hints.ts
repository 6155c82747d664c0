/**
 * The next step for a player, in three taps. A name that is in the wrong place comes first. Then
 * what follows without any clue, from one clue, from two together, and so on: always the fewest.
 */

import { listed } from '../../../lib/listed.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import type { HintProblem } from '../../contract/engine.ts';
import type { HintInTwo as Hint } from '../../shared/hintInTwo.ts';
import { type Constraint, constraintsOf } from '../rules/constraints.ts';
import { quotedAll, whoIs } from '../rules/places.ts';
import { status } from '../rules/rules.ts';
import type { Board, Focus, Move, State } from '../rules/types.ts';
import { candidatesOf } from './candidates.ts';
import { costOf } from './effort.ts';
import { Elimination, type Pair, type Step } from './logic.ts';
import { mistakeHint } from './mistakes.ts';
import { type Solution, solutionOf } from './solver.ts';

export type FamilyHint = Hint<Move, Focus>;

export function hint(board: Board, state: State): Result<FamilyHint, HintProblem> {
  if (status(board, state) === 'won') return fail('finished', 'Everyone is in place.');
  const solution = knownSolutionOf(board);
  if (!solution)
    return fail('unsolvable', 'There is no single way to place everyone that keeps every clue.');
  return ok(mistakeHint(board, state, solution) ?? placingHint(board, state, solution));
}

const known = new WeakMap<Board, { readonly solution: Solution | null }>();

/** Hints of one board are asked for one after the other. */
function knownSolutionOf(board: Board): Solution | null {
  const before = known.get(board) ?? { solution: solutionOf(board) };
  known.set(board, before);
  return before.solution;
}

/** Somebody's place, and what it takes to see it. */
interface Insight {
  readonly clues: readonly number[];
  readonly step: Step & { readonly placed: NonNullable<Step['placed']> };
  /** Those that were seen on the way. */
  readonly pairs: readonly Pair[];
  readonly cost: number;
}

/** The first place that follows from these clues alone, with what is placed already. */
function insightFrom(
  board: Board,
  placed: ReadonlyMap<number, number>,
  constraints: readonly Constraint[],
  clues: readonly number[],
  sees: (pair: Pair) => boolean = () => true,
): Insight | null {
  const elimination = new Elimination(
    candidatesOf(board, placed),
    clues.map((clue) => constraints[clue]!),
  );
  elimination.sees = sees;
  let cost = 0;
  const pairs: Pair[] = [];
  for (let step = elimination.next(); step; step = elimination.next()) {
    cost += costOf(step);
    if (step.pair) pairs.push(step.pair);
    if (step.placed && !placed.has(step.placed.name)) {
      return { clues, step: { ...step, placed: step.placed }, pairs, cost };
    }
  }
  return null;
}

/** The insight that takes the fewest clues, and of those the easiest; null where none is left. */
function easiestInsight(board: Board, state: State): Insight | null {
  const placed = new Map(
    state.placed.flatMap((name, plate) => (name === null ? [] : [[name, plate] as const])),
  );
  const constraints = constraintsOf(board);
  const from = (clues: readonly number[]) => insightFrom(board, placed, constraints, clues);
  const easiest = (sets: readonly (readonly number[])[]) =>
    sets
      .map(from)
      .reduce((best, one) => (one && (!best || one.cost < best.cost) ? one : best), null);

  const all = [...constraints.keys()];
  const pairs = all.flatMap((one) => all.slice(one + 1).map((other) => [one, other]));
  const few = from([]) ?? easiest(all.map((clue) => [clue])) ?? easiest(pairs);
  let insight = few ?? from(all);
  for (const clue of few ? [] : all) {
    if (!insight?.clues.includes(clue)) continue;
    insight = from(insight.clues.filter((other) => other !== clue)) ?? insight;
  }
  // Of the pairs that were seen on the way, only those are told that it takes.
  for (const { names } of insight?.pairs ?? []) {
    const sees = (pair: Pair) =>
      insight!.pairs.some((one) => isSame(one, pair)) && String(pair.names) !== String(names);
    insight = insightFrom(board, placed, constraints, insight!.clues, sees) ?? insight;
  }
  return insight;
}

const isSame = (one: Pair, other: Pair) => JSON.stringify(one) === JSON.stringify(other);

/** "Odile and Tamsin can only be the Duchess of Ambry and the Lady of Vell, so nobody else can." */
function pairSentence(board: Board, { kind, names, plates }: Pair): string {
  const who = listed(names.map((name) => board.names[name]!.name));
  const whom = listed(plates.map((plate) => whoIs(board, plate)));
  return kind === 'naked'
    ? `${who} can only be ${whom}, so nobody else can.`
    : `Only ${who} can be ${whom}, so they can be nobody else.`;
}

const TECHNIQUES = ['last one left', 'one clue', 'two clues together', 'several clues together'];

function placingHint(board: Board, state: State, solution: Solution): FamilyHint {
  const insight = easiestInsight(board, state);
  if (!insight) return supposingHint(board, state, solution);
  const { clues, step, pairs } = insight;
  const { name, plate } = step.placed;
  const called = board.names[name]!.name;
  const who = whoIs(board, plate);
  const left =
    step.technique === 'only plate'
      ? `no place for ${called} but that of ${who}`
      : `nobody but ${called} who can be ${who}`;
  const before = pairs.map((pair) => `${pairSentence(board, pair)} `).join('');
  const look =
    clues.length > 0 ? `Look at ${quotedAll(board, clues)}.` : `Look for a place for ${called}.`;
  const leave =
    clues.length === 0
      ? 'There is'
      : clues.length === 1
        ? 'The clue leaves'
        : 'Together they leave';
  const so = state.placed.some((one) => one !== null) ? 'With those in place already, ' : '';
  return {
    technique: TECHNIQUES[Math.min(clues.length, 3)]!,
    where: look,
    why: `${before}${so === '' ? leave : so + leave.charAt(0).toLowerCase() + leave.slice(1)} ${left}.`,
    move: { type: 'place', plate, name },
    // Not the plate: it would be marked before anyone has asked where the name goes.
    focus: [...clues.map((clue): Focus => ({ clue })), { name }],
  };
}

/** For boards that elimination does not solve: none that is shipped. */
function supposingHint(board: Board, state: State, solution: Solution): FamilyHint {
  const name = solution.findIndex((plate) => state.placed[plate] === null);
  const plate = solution[name]!;
  const called = board.names[name]!.name;
  return {
    technique: 'trying it out',
    where: `Look for a place for ${called}.`,
    why: `The clues can all be kept when ${called} is ${whoIs(board, plate)}.`,
    move: { type: 'place', plate, name },
    focus: [{ name }],
  };
}
