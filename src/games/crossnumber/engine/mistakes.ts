/**
 * Finds the mistake to report first: a digit that differs from the solution, with the simplest
 * available reason.
 */
import { capital } from '../../../lib/capital.ts';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import type { Hint, HintStep } from '../../contract/engine.ts';
import { digitsOf } from '../rules/arithmetic.ts';
import { numberAt } from '../rules/grid.ts';
import { entriesIn } from '../rules/meaning.ts';
import type { Problem } from '../rules/problem.ts';
import { hasLeadingZero, holds } from '../rules/rules.ts';
import { clueName } from '../rules/sentences.ts';
import {
  type Board,
  CHECKED_WRONG,
  EMPTY,
  type Focus,
  type Move,
  type State,
} from '../rules/types.ts';
import { fullest } from './brevity.ts';
import { knownFrom, MOST_STEPS, refutation } from './deduction.ts';
import { clueOf, nameOf, placeIn, placeName, quoted } from './naming.ts';
import { RATINGS } from './ratings.ts';
import { passagesOf, stepOf } from './steps.ts';

interface Mistake {
  /** The entry whose wrong digits are removed. */
  readonly entry: number;
  readonly text: string;
  readonly evidence: readonly Focus[];
  /** The digits to remove, if the board marks just these; otherwise all wrong ones of the entry. */
  readonly shown?: readonly number[];
  /** The steps that tell why. */
  readonly following?: readonly HintStep<Focus>[];
  /** The mistake as far as the board marks it: a clue that is broken, but not by which digits. */
  readonly marked?: string;
}

interface Grounds {
  readonly board: Board;
  readonly state: State;
  readonly problem: Problem;
  readonly solution: readonly number[];
  readonly isWrong: (cell: number) => boolean;
}

const hasWrong = ({ problem, isWrong }: Grounds, entry: number) =>
  problem.grid.entries[entry]!.cells.some(isWrong);

function leadingZero({ state, problem }: Grounds, entry: number): Mistake | null {
  if (!hasLeadingZero(problem.grid.entries[entry]!, state)) return null;
  const { id, cells } = problem.grid.entries[entry]!;
  const text = `No entry can begin with 0, but ${nameOf(problem, entry)} does.`;
  return { entry, text, evidence: [{ entry: id }], shown: cells.slice(0, 1) };
}

/** Finds digits that a check has marked as wrong. */
function checkedWrong({ state, problem }: Grounds, entry: number): Mistake | null {
  const { id, cells } = problem.grid.entries[entry]!;
  const shown = cells.filter((cell) => state.checked[cell] === CHECKED_WRONG);
  if (shown.length === 0) return null;
  const text = `A check has marked ${placeName(problem, entry, ...shown)} as wrong.`;
  return { entry, text, evidence: [{ entry: id }], shown };
}

/** "The first digit of 3 across is not 4", or "The first and last digits of 3 across are wrong". */
function notThese(
  { state, problem, isWrong }: Grounds,
  entry: number,
  cells = problem.grid.entries[entry]!.cells.filter(isWrong),
): string {
  const is = cells.length === 1 ? `is not ${state.digits[cells[0]!]}` : 'are wrong';
  return `${capital(placeName(problem, entry, ...cells))} ${is}`;
}

/**
 * Finds the mistake where a full entry breaks its clue: in this entry, or in one that the clue
 * mentions.
 */
function brokenClue(grounds: Grounds, entry: number): Mistake | null {
  const { board, state, problem } = grounds;
  const { grid } = problem;
  if (holds(board, state, entry) !== false) return null;
  const clue = clueOf(board, problem, entry);
  const others = entriesIn(clue).map((id) => grid.indexOf.get(id)!);
  const at = [entry, ...others].find((one) => hasWrong(grounds, one));
  if (at === undefined) return null;
  const stands = (one: number) => `${numberAt(state.digits, grid.entries[one]!.cells)}`;
  const name = nameOf(problem, entry);
  const given = joinWithAnd(others.map((one) => `${nameOf(problem, one)} is ${stands(one)}`));
  const asks = `${capital(name)} is ${stands(entry)}, and its clue asks for ${clueName(clue)}`;
  const marked = fullest(
    `${asks}${given ? `; ${given}` : ''}.`,
    `${asks}.`,
    `${capital(name)} is ${stands(entry)}, which does not fit its clue.`,
  );
  return {
    entry: at,
    text: fullest(
      `${notThese(grounds, at)}.`,
      `The digits marked in ${nameOf(problem, at)} are wrong.`,
    ),
    marked,
    evidence: [entry, ...others].map((one) => ({ entry: grid.entries[one]!.id })),
  };
}

/** Finds the mistake in a partly filled entry that no number for its clue can complete. */
function noNumber(grounds: Grounds, entry: number): Mistake | null {
  const { board, state, problem } = grounds;
  const own = problem.own[entry];
  const { id, cells } = problem.grid.entries[entry]!;
  if (!own || !cells.some((cell) => state.digits[cell] === EMPTY)) return null;
  if (!hasWrong(grounds, entry)) return null;
  const goes = (value: number) =>
    digitsOf(value).every((digit, i) => [digit, EMPTY].includes(state.digits[cells[i]!]!));
  if (own.some(goes)) return null;
  const written = cells.filter((cell) => state.digits[cell] !== EMPTY);
  const digits = joinWithAnd(
    written.map((cell) => `${state.digits[cell]} as its ${placeIn(problem, entry, cell)}`),
  );
  const name = nameOf(problem, entry);
  const text = fullest(
    `No number with ${digits} fits ${quoted(board, problem, entry)}, the clue for ${name}.`,
    `No number with ${digits} fits the clue for ${name}.`,
    `No number with the digits of ${name} fits its clue.`,
  );
  return { entry, text, evidence: [{ entry: id }] };
}

/** The most steps of a hint that follow the one that names the mistake. */
const MOST_FOLLOWING = MOST_STEPS - 1;

/** Finds the mistake of a wrong digit that only several clues together contradict. */
function noWay(grounds: Grounds): Mistake | null {
  const { board, state, problem, solution, isWrong } = grounds;
  const { grid } = problem;
  const wrong = grid.cells.filter(isWrong);
  const digits = state.digits.map((digit, cell) => (isWrong(cell) ? EMPTY : digit));
  const known = knownFrom(problem, { ...state, digits }, solution);
  const found = refutation(problem, known, new Map(wrong.map((at) => [at, state.digits[at]!])));
  const isShort = found !== null && found.steps.length <= MOST_FOLLOWING;
  const entry = grid.through[isShort ? found.settled[0]! : wrong[0]!]![0]!;
  const ofEntry = grid.entries[entry]!.cells.filter(isWrong);
  // The steps refute the digits that they settle, and no others.
  const refuted = isShort ? ofEntry.filter((cell) => found.settled.includes(cell)) : ofEntry;
  const others = ofEntry.length - refuted.length;
  const why = isShort ? ': the next steps show why.' : ', but seeing why takes many more steps.';
  const too =
    others === 0 ? '' : ` Its other marked digit${others === 1 ? ' is' : 's are'} wrong, too.`;
  return {
    entry,
    text: fullest(
      `${notThese(grounds, entry, refuted)}${why}${too}`,
      `Not all of ${nameOf(problem, entry)} is right${why}`,
    ),
    evidence: [{ entry: grid.entries[entry]!.id }],
    following: isShort
      ? passagesOf(board, problem, known, found).map((passage) => stepOf(passage, found.carry))
      : [],
  };
}

/** The kinds of mistake, simplest first. */
const KINDS = [leadingZero, checkedWrong, brokenClue, noNumber, noWay];

/** The hint that removes a mistake; null when no digit on the board is wrong. */
export function mistakeHint(
  board: Board,
  state: State,
  solution: readonly number[],
  problem: Problem,
): Hint<Move, Focus> | null {
  const { grid } = problem;
  const isWrong = (cell: number) =>
    state.digits[cell] !== EMPTY && state.digits[cell] !== solution[cell];
  if (!grid.cells.some(isWrong)) return null;
  const grounds: Grounds = { board, state, problem, solution, isWrong };
  for (const kind of KINDS) {
    for (const at of grid.entries.keys()) {
      const mistake = kind(grounds, at);
      if (!mistake) continue;
      const { entry, text, evidence, shown, following = [], marked } = mistake;
      // Removes all wrong digits of the entry at once: the player pays for a single hint.
      const cells = shown ?? grid.entries[entry]!.cells.filter(isWrong);
      const step: HintStep<Focus> = {
        text,
        evidence,
        target: cells.map((cell) => ({ cell })),
        rulesOut: [],
      };
      return {
        technique: 'a mistake',
        about: null,
        rating: RATINGS.mistake,
        ...(shown && { isShown: true }),
        ...(marked && { look: { text: marked, places: evidence, asks: 'Which one is wrong?' } }),
        mistake: `${cells[0]}=${state.digits[cells[0]!]}`,
        steps: [step, ...following],
        move: { type: 'write', cells, digits: cells.map(() => EMPTY) },
      };
    }
  }
  return null;
}
