/**
 * Royal Family's next hint, as a chain of deductions from at most one clue each. A mistake comes
 * first, then the easiest chain to a name's plate. A hint shows only the first part of a long
 * chain; the names it strikes from plates stay struck, and later hints continue from them.
 */

import { isOneBit, lowestBit } from '../../../lib/bits.ts';
import { fail, ok, type Result, unwrap } from '../../../lib/result.ts';
import type { HintProblem } from '../../contract/engine.ts';
import { calledOf, whoIs } from '../rules/places.ts';
import { apply, plateOf, start, status } from '../rules/rules.ts';
import type { Board, Mark, Move, State } from '../rules/types.ts';
import type { Candidates } from './candidates.ts';
import { type Chain, easiestChain, type Link, type Reached, type Search } from './chain.ts';
import {
  type Deduction,
  type Knowledge,
  knowledgeOf,
  namesOn,
  placesIn,
  singlesIn,
} from './deductions.ts';
import { mistakeHint } from './mistakes.ts';
import { namesFor, type Seen } from './ratings.ts';
import { type Solution, solutionOf } from './solver.ts';
import { type FamilyHint, placingStep, ruledOutBy, stepOf } from './steps.ts';

const MOST_STEPS = 6;

export function hint(board: Board, state: State): Result<FamilyHint, HintProblem> {
  if (status(board, state) === 'won') return fail('finished', 'Everyone is in place.');
  const solution = knownSolutionOf(board);
  if (!solution)
    return fail(
      'unsolvable',
      'There is no single way to place everyone so that every clue is true.',
    );
  return ok(mistakeHint(board, state, solution) ?? deducedHint(board, state, solution));
}

const known = new WeakMap<Board, { readonly solution: Solution | null }>();

/** The board's only solution, cached: a player asks for several hints on one board. */
function knownSolutionOf(board: Board): Solution | null {
  const before = known.get(board) ?? { solution: solutionOf(board) };
  known.set(board, before);
  return before.solution;
}

/**
 * The name and plate that a single (a name's only plate, or a plate's only name) settles, or null
 * for any other deduction.
 */
function placeOf({ candidates }: Knowledge, single: Deduction): Mark | null {
  if (single.technique === 'only plate') {
    return { name: single.name, plate: lowestBit(candidates[single.name]!) };
  }
  if (single.technique !== 'only name') return null;
  const [name] = namesOn(candidates, 1 << single.plate);
  return name === undefined ? null : { name, plate: single.plate };
}

/**
 * The names not yet placed whose plates are settled by singles (a name's only plate, or a plate's
 * only name).
 */
function openPlaces(state: State, knowledge: Knowledge): readonly Mark[] {
  return singlesIn(knowledge).flatMap((single) => {
    const place = placeOf(knowledge, single);
    return place && plateOf(state, place.name) === null ? [place] : [];
  });
}

function isPlace({ candidates }: Knowledge, { name, plate }: Mark): boolean {
  return candidates[name] === 1 << plate || namesOn(candidates, 1 << plate).length === 1;
}

/** A search for chains of deductions that end with a name's plate. */
function placing(state: State): Search {
  return {
    settling: false,
    ends: (knowledge) =>
      openPlaces(state, knowledge).map(
        (place): Reached => ({
          isEnd: (after) => isPlace(after, place),
          names: isOneBit(knowledge.candidates[place.name]!)
            ? new Set([place.name])
            : new Set(knowledge.candidates.keys()),
        }),
      ),
  };
}

/**
 * The name and plate that a chain of deductions settles. `isTold` is true if the chain's last
 * deduction is from a clue and leaves the name one plate, so that no further step has to place the
 * name.
 */
function endOf(state: State, { links, after }: Chain): { place: Mark; isTold: boolean } {
  const last = links.at(-1)?.deduction;
  const places = openPlaces(state, after);
  const own = places.find(({ name }) => last?.technique === 'clue' && last.name === name);
  const isTold = own !== undefined && isOneBit(after.candidates[own.name]!);
  return { place: isTold ? own : places[0]!, isTold };
}

/** The told part of a chain: all of a short one, the beginning of a long one. */
interface Told {
  readonly links: readonly Link[];
  /** The deductions of its steps; one more than the links if the last step places the name. */
  readonly seen: readonly Seen[];
  readonly place: Mark;
  readonly candidates: Candidates;
  readonly move: Move;
}

function toldIn(board: Board, state: State): Told | null {
  const chain = easiestChain(knowledgeOf(board, state, placesIn(state)), placing(state));
  if (!chain) return null;
  const { candidates } = chain.after;
  const { place, isTold } = endOf(state, chain);
  const all = chain.links.map(({ seen }) => seen);
  const technique = isOneBit(candidates[place.name]!) ? 'only plate' : 'only name';
  if (!isTold) all.push({ technique, open: 0 });
  // Split a long chain into parts of about equal length; only the hint with the last part places
  // the name.
  const seen = all.slice(0, Math.ceil(all.length / Math.ceil(all.length / MOST_STEPS)));
  const links = chain.links.slice(0, seen.length);
  const move: Move =
    seen.length === all.length
      ? { type: 'place', ...place }
      : { type: 'strike', marks: links.flatMap(ruledOutBy) };
  return { links, seen, place, candidates, move };
}

/** The names and ratings of the hints that lead through a board, without their words. */
export function wayThrough(board: Board): readonly ReturnType<typeof namesFor>[] {
  const way: ReturnType<typeof namesFor>[] = [];
  let state = start(board);
  for (let told = toldIn(board, state); told; told = toldIn(board, state)) {
    way.push(namesFor(told.seen));
    state = unwrap(apply(board, state, told.move));
    if (status(board, state) === 'won') break;
  }
  return way;
}

function deducedHint(board: Board, state: State, solution: Solution): FamilyHint {
  const told = toldIn(board, state);
  if (!told) return supposingHint(board, state, solution);
  const { links, seen, place, candidates, move } = told;
  const steps = links.map((link) => stepOf(board, state, link));
  if (seen.length > links.length) steps.push(placingStep(board, state, candidates, place));
  return { ...namesFor(seen), mistake: null, steps, move };
}

/**
 * A hint that gives a name's plate without the deductions behind it, for boards that elimination
 * does not solve; no such board is shipped.
 */
function supposingHint(board: Board, state: State, solution: Solution): FamilyHint {
  const name = solution.findIndex((plate) => state.placed[plate] === null);
  const plate = solution[name]!;
  const text = `All the clues can be true only if ${calledOf(board, name)} is ${whoIs(board, plate)}.`;
  return {
    ...namesFor([{ technique: 'supposing', open: 0 }]),
    mistake: null,
    steps: [{ text, evidence: [], target: [{ name }, { plate }], rulesOut: [] }],
    move: { type: 'place', plate, name },
  };
}
