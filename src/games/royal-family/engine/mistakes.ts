/** Hints about the player's mistakes; the mistake that is easiest to see comes first. */

import { numberWord } from '../rules/clues/words.ts';
import { constraintsOf } from '../rules/constraints.ts';
import { calledOf, whoIs } from '../rules/places.ts';
import { brokenClues, isStruck, plateOf, start } from '../rules/rules.ts';
import type { Board, Focus, Mark, State } from '../rules/types.ts';
import { narrowedBy } from './candidates.ts';
import { type Chain, easiestChain, type Reached, type Search } from './chain.ts';
import { type Knowledge, knowledgeOf, placesIn } from './deductions.ts';
import { ratingOf } from './ratings.ts';
import { brokenSentence, culpritSentence } from './sentences.ts';
import type { Solution } from './solver.ts';
import { clueStep, type FamilyHint, type FamilyStep, stepOf } from './steps.ts';

/** The most steps that a hint shows after the step that names the player's mistake. */
const MOST_FOLLOWING = 5;

const TECHNIQUE = { technique: 'mistake', about: null } as const;

function wrongPlaces({ placed }: State, solution: Solution): Mark[] {
  return placed.flatMap((name, plate) =>
    name === null || solution[name] === plate ? [] : [{ plate, name }],
  );
}

/** The player's state without its wrongly placed names, except one if given. */
function withOnly(state: State, wrong: readonly Mark[], one: Mark | null): State {
  const placed = state.placed.map((name, plate) =>
    plate !== one?.plate && wrong.some((mark) => mark.plate === plate) ? null : name,
  );
  return { ...state, placed };
}

const liftOf = ({ plate, name }: Mark) => ({
  mistake: `placed ${plate} ${name}`,
  move: { type: 'lift', plate } as const,
});

/** The hint about a visibly broken clue, and the wrongly placed name that breaks it. */
function brokenHint(board: Board, state: State, wrong: readonly Mark[]): FamilyHint | null {
  const constraints = constraintsOf(board);
  const broken = (now: State) =>
    brokenClues(board, now).flatMap((isBroken, clue) => (isBroken ? [clue] : []));
  const all = broken(state);
  if (all.length === 0) return null;
  const pairs = wrong.flatMap((culprit) =>
    all.map((clue) => ({ culprit, clue, isIn: constraints[clue]!.names.includes(culprit.name) })),
  );
  // Prefer a wrong name that the broken clue mentions, then a clue with all names placed, then a
  // wrong name that breaks the clue alone.
  const [first] = pairs
    .map((pair) => {
      const isAlone = broken(withOnly(state, wrong, pair.culprit)).includes(pair.clue);
      const isWhole = constraints[pair.clue]!.names.every((name) => plateOf(state, name) !== null);
      return {
        ...pair,
        isWhole,
        isAlone,
        rank: 4 * Number(!pair.isIn) + 2 * Number(!isWhole) + Number(!isAlone),
      };
    })
    .sort((a, b) => a.rank - b.rank);
  if (!first) return null;
  const { culprit, clue, isWhole, isAlone } = first;
  const { names, ways } = constraints[clue]!;
  const placed = names.flatMap((name) => {
    const plate = plateOf(state, name);
    return plate === null ? [] : [{ name, plate }];
  });
  // The mark leaves no doubt where the clue has no way at all with this name in its place.
  const at = names.indexOf(culprit.name);
  const isShown = at >= 0 && !ways.some((way) => way[at] === culprit.plate);
  const bare = isShown ? start(board) : withOnly(state, wrong, null);
  const why = brokenStep(board, bare, clue, culprit);
  return {
    ...TECHNIQUE,
    ...liftOf(culprit),
    rating: ratingOf([]),
    ...(isShown
      ? { isShown }
      : {
          look: {
            text: brokenSentence(board, clue, placed, isWhole),
            places: [{ clue }, ...placed.map(({ plate }) => ({ plate }))],
            asks: 'Which one is wrong?',
          },
        }),
    steps: [
      why ?? {
        text: culpritSentence(board, clue, culprit, isAlone),
        evidence: [
          { clue },
          ...placed.filter(({ plate }) => plate !== culprit.plate).map(({ plate }) => ({ plate })),
        ],
        target: [{ plate: culprit.plate }],
        rulesOut: [],
      },
    ],
  };
}

/** Clauses that say no more than that a place does not go with the clue. */
const POOR = /\bfits? it\b|part of the clue|both parts/;

/**
 * The step that tells why a broken clue does not go with the culprit's place: the place is not one
 * for the culprit, or is the only one for another name of the clue. Null where the clue does not say
 * so by the names placed.
 *
 * @param on the state without the names that are placed wrongly.
 */
function brokenStep(
  board: Board,
  on: State,
  clue: number,
  { name, plate }: Mark,
): FamilyStep | null {
  const before = knowledgeOf(board, on, placesIn(on), () => false);
  const all = narrowedBy(before.constraints[clue]!, before.candidates);
  const found =
    all.find((one) => one.name === name && ((one.bits >> plate) & 1) === 0) ??
    all.find((one) => one.name !== name && one.bits === 1 << plate);
  if (!found || found.bits === 0) return null;
  const isDenial = found.name === name;
  const candidates = before.candidates.slice();
  if (isDenial) candidates[name] = found.bits | (1 << plate);
  const step = clueStep(board, on, { ...before, candidates }, found, clue, isDenial);
  return POOR.test(step.text) ? null : step;
}

/** The hint about a name that the player has struck from the plate where it belongs. */
function struckHint(board: Board, state: State, solution: Solution): FamilyHint | null {
  for (const [name, plate] of solution.entries()) {
    if (state.placed[plate] !== null || plateOf(state, name) !== null) continue;
    if (!isStruck(state, plate, name)) continue;
    const text = `You have ruled out ${calledOf(board, name)} as ${whoIs(board, plate)}, but nothing on the board rules that out.`;
    return {
      ...TECHNIQUE,
      rating: ratingOf([]),
      mistake: `struck ${plate} ${name}`,
      steps: [{ text, evidence: [], target: [{ plate }, { name }], rulesOut: [] }],
      move: { type: 'pencil', plate, name },
    };
  }
  return null;
}

/** The knowledge from all rightly placed names and right strikes, plus the wrong name if given. */
function knowledgeWith(
  board: Board,
  state: State,
  solution: Solution,
  wrong: Mark | null,
): Knowledge {
  const on = withOnly(state, wrongPlaces(state, solution), wrong);
  return knowledgeOf(board, on, placesIn(on), (mark) => solution[mark.name] !== mark.plate);
}

/** A search for chains of deductions to a contradiction: some name has no plate left. */
const CONTRADICTION: Search = {
  settling: true,
  ends: ({ candidates }) =>
    [...candidates.keys()]
      .filter((name) => candidates[name] === 0)
      .map((name) => ({
        isEnd: (after) => after.candidates[name] === 0,
        names: new Set([name]),
      })),
};

/** A search for chains of deductions that rule a name out on a plate. */
function rulingOut({ plate, name }: Mark): Search {
  const isEnd: Reached['isEnd'] = ({ candidates }) => (candidates[name]! & (1 << plate)) === 0;
  return {
    settling: true,
    ends: (known) => (isEnd(known) ? [{ isEnd, names: new Set([name]) }] : []),
  };
}

/**
 * A chain of deductions that refutes a wrongly placed name, and the state of the board by which the
 * hint words its steps.
 */
interface Case {
  readonly chain: Chain;
  readonly on: State;
}

/**
 * Returns the easier way to refute a wrongly placed name: a contradiction that follows from it and
 * all rightly placed names, or a chain of deductions without the wrongly placed name that rules it
 * out.
 */
function caseAgainst(
  board: Board,
  state: State,
  solution: Solution,
  wrong: readonly Mark[],
  mark: Mark,
): Case | null {
  const cases = [
    {
      chain: easiestChain(knowledgeWith(board, state, solution, mark), CONTRADICTION),
      on: withOnly(state, wrong, mark),
    },
    {
      chain: easiestChain(knowledgeWith(board, state, solution, null), rulingOut(mark)),
      on: withOnly(state, wrong, null),
    },
  ];
  return cases
    .flatMap(({ chain, on }) => (chain ? [{ chain, on }] : []))
    .reduce<Case | null>(
      (best, one) => (best && best.chain.rating <= one.chain.rating ? best : one),
      null,
    );
}

function followingSteps(board: Board, { chain, on }: Case): FamilyStep[] {
  const { links, after } = chain;
  const steps = links.map((link) => stepOf(board, on, link));
  const name = after.candidates.indexOf(0);
  if (name < 0 || links.at(-1)?.deduction.technique === 'clue') return steps;
  const text = `Then there is no place left for ${calledOf(board, name)}.`;
  return [...steps, { text, evidence: [], target: [{ name }], rulesOut: [] }];
}

/** Describes the end of a chain too long to show: "eight steps on, clue 3 leaves Hugo no place". */
function farWords(board: Board, { links, after }: Chain): string {
  const last = links.at(-1)?.deduction;
  const steps = `${numberWord(links.length)} steps on`;
  const name = after.candidates.indexOf(0);
  if (last?.technique !== 'clue') {
    return name < 0
      ? `${steps}, this is ruled out`
      : `${steps}, no place is left for ${calledOf(board, name)}`;
  }
  const words = name < 0 ? 'rules this out' : `leaves ${calledOf(board, name)} no place`;
  return `${steps}, clue ${last.clue + 1} ${words}`;
}

/**
 * A hint's opening words about a wrongly placed name that breaks no clue yet, and the steps that
 * follow.
 */
function toldCase(board: Board, against: Case | null): { why: string; following: FamilyStep[] } {
  if (!against) return { why: ', but no clue is broken yet', following: [] };
  const following = followingSteps(board, against);
  if (following.length === 0) return { why: ': this was ruled out before', following };
  return following.length <= MOST_FOLLOWING
    ? { why: '. No clue is broken yet, but the next steps show why', following }
    : {
        why: `. No clue is broken yet, but ${farWords(board, against.chain)}`,
        following: [],
      };
}

/** The hint that takes back a wrongly placed name that breaks no clue yet. */
function unseenHint(
  board: Board,
  state: State,
  wrong: readonly Mark[],
  solution: Solution,
): FamilyHint {
  const ratingOfCase = (one: Case | null) =>
    one?.chain.rating ?? ratingOf([{ technique: 'supposing', open: 0 }]);
  const [easiest] = wrong
    .map((mark) => ({ mark, against: caseAgainst(board, state, solution, wrong, mark) }))
    .sort((a, b) => ratingOfCase(a.against) - ratingOfCase(b.against));
  const { mark, against } = easiest!;
  const { why, following } = toldCase(board, against);
  const text = `${calledOf(board, mark.name)} cannot be ${whoIs(board, mark.plate)}${why}.`;
  const target: readonly Focus[] = [{ plate: mark.plate }];
  return {
    ...TECHNIQUE,
    ...liftOf(mark),
    rating: ratingOfCase(against),
    steps: [{ text, evidence: [], target, rulesOut: [] }, ...following],
  };
}

/** The hint that takes back a mistake of the player's; null when there is none. */
export function mistakeHint(board: Board, state: State, solution: Solution): FamilyHint | null {
  const wrong = wrongPlaces(state, solution);
  return (
    brokenHint(board, state, wrong) ??
    // Look for wrongly struck names only if no name is placed wrongly: a placed name may be the
    // reason why the player struck another.
    (wrong.length > 0
      ? unseenHint(board, state, wrong, solution)
      : struckHint(board, state, solution))
  );
}
