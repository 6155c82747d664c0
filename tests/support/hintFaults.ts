/** The games' oracles as one question: the faults of a hint in a position, as sentences. */
import { engine as crossnumber } from '../../src/games/crossnumber/engine/engine.ts';
import { engine as royalFamily } from '../../src/games/royal-family/engine/engine.ts';
import type { FamilyHint } from '../../src/games/royal-family/engine/steps.ts';
import { brokenClues } from '../../src/games/royal-family/rules/rules.ts';
import type { State as Places, Board as Tree } from '../../src/games/royal-family/rules/types.ts';
import type { hint as shiftHint } from '../../src/games/sudoku-shift/engine/hints.ts';
import { solve as solveShift } from '../../src/games/sudoku-shift/engine/solver.ts';
import { givenAt } from '../../src/games/sudoku-shift/rules/standing.ts';
import type {
  Board as ShiftBoard,
  State as ShiftState,
} from '../../src/games/sudoku-shift/rules/types.ts';
import { Oracle } from './crossnumberOracle.ts';
import { judgeClause } from './royalFamilyClauseOracle.ts';
import { isSettled, judgeSteps, type Left, leftOn } from './royalFamilyHintOracle.ts';
import { judgeLook, judgeMistake, judgePlain } from './royalFamilyPlainOracle.ts';
import { SudokuShiftOracle } from './sudokuShiftOracle.ts';
import { complaints, splitChoice } from './yearlyDailyOracle.ts';
import { reasonComplaints, splitRefutation } from './yearlyDailyReasons.ts';

type Faults<Board, State, Told> = (board: Board, state: State, hint: Told) => readonly string[];
type NumberBoard = ConstructorParameters<typeof Oracle>[0];
type NumberState = Parameters<Oracle['complaints']>[0];
type NumberHint = Parameters<Oracle['complaints']>[1];
type DateBoard = Parameters<typeof complaints>[0];
type DateState = Parameters<typeof complaints>[1];
type DateHint = Parameters<typeof complaints>[2];
type ShiftHint = NonNullable<ReturnType<typeof shiftHint>>;

const known = new WeakMap<object, unknown>();

/** A board's solution, or what else takes time, once. */
function once<T>(board: object, make: () => T): T {
  if (!known.has(board)) known.set(board, make());
  return known.get(board) as T;
}

const said = (...faults: readonly (string | null)[]): string[] =>
  faults.filter((fault): fault is string => fault !== null && fault !== '');

const sudokuShift: Faults<ShiftBoard, ShiftState, ShiftHint> = (board, state, hint) => {
  const { slides, digits } = once(board, () => solveShift(board)!);
  const { steps, mistake, move } = hint;
  if (mistake === null) {
    const oracle = new SudokuShiftOracle(board, state, slides);
    return said(...steps.map((step) => oracle.step(step)), oracle.move(move));
  }
  const [first, ...following] = steps;
  if (move.type !== 'clear') return ['does not clear the mistake'];
  const { row, cell } = move;
  const digit = state.fills[row]![cell]!;
  if (digit === 0 || digit === digits[row]![cell]) return ['names a digit that is right'];
  const right = state.fills.map((row, r) => row.map((d, c) => (d === digits[r]![c] ? d : 0)));
  const oracle = new SudokuShiftOracle(board, { ...state, fills: right }, slides);
  const [rival] = first!.evidence;
  const isGiven = rival && 'cell' in rival && givenAt(board, rival.row, rival.cell!) > 0;
  return said(
    first!.text.includes(String(digit)) ? null : 'names another digit',
    (isGiven === true) === (hint.isShown === true) ? null : 'shows no given digit',
    ...following.map((step) => oracle.step(step)),
  );
};

const crossnumberFaults: Faults<NumberBoard, NumberState, NumberHint> = (board, state, hint) =>
  once(board, () => new Oracle(board, crossnumber.solve(board)!.digits)).complaints(state, hint);

/** The faults of steps in their words and in their reasons, from what is left on the tree. */
function treeSteps(board: Tree, state: Places, start: Left, { steps }: FamilyHint): string[] {
  let left = start;
  return steps.flatMap((step) => {
    const byClue = step.evidence.some((one) => 'clue' in one);
    const words = byClue
      ? judgeClause(board, left, step)
      : judgePlain({ board, state, left }, step);
    const next = judgeSteps(board, left, { steps: [step] });
    if (typeof next === 'string') return said(words, next);
    left = next;
    return said(words);
  });
}

const royalFamilyFaults = (board: Tree, state: Places, hint: FamilyHint): readonly string[] => {
  const placed = once(board, () => royalFamily.solve(board)!.placed);
  const { mistake, move, steps } = hint;
  const look = judgeLook(board, state, hint);
  const left = leftOn(board, state, () => true);
  if (mistake === null) {
    const after = judgeSteps(board, left, hint);
    const isPlaced = move.type !== 'place' || (typeof after === 'object' && isSettled(after, move));
    return said(look, ...treeSteps(board, state, left, hint), isPlaced ? null : 'is not settled');
  }
  if (move.type === 'lift') {
    const name = state.placed[move.plate];
    if (name === null || name === placed[move.plate]) return ['lifts a name that is right'];
  } else if (move.type === 'pencil') {
    if (placed[move.plate] !== move.name) return ['clears a mark that is right'];
  }
  // A broken clue is on the board; hintsFollow.proof.test.ts judges the words on it.
  const clue = steps[0]!.evidence.find((one) => 'clue' in one);
  if (clue && 'clue' in clue) {
    return said(look, brokenClues(board, state)[clue.clue] ? null : 'the clue is not broken');
  }
  const solution = board.names.map((_, name) => placed.indexOf(name));
  return said(look, judgeMistake({ board, state, solution, hint }));
};

/** The techniques whose sentences the first of Yearly Daily's oracles knows. */
const COUNTED = ['a mistake', 'last piece', 'a hole for one piece', 'counting solutions'];

const yearlyDailyFaults: Faults<DateBoard, DateState, DateHint> = (board, state, hint) => {
  if (hint.mistake !== null) {
    const { rest, errors } = splitRefutation(board, state, hint);
    return [...errors, ...complaints(board, state, rest)];
  }
  if (COUNTED.includes(hint.technique)) return complaints(board, state, hint);
  const { rest, errors } = splitChoice(board, state, hint);
  return [...errors, ...reasonComplaints(board, state, rest)];
};

/** By game. Boards, states and hints must be those of the game. */
export const HINT_FAULTS: Readonly<Record<string, Faults<never, never, never>>> = {
  'sudoku-shift': sudokuShift,
  crossnumber: crossnumberFaults,
  'royal-family': royalFamilyFaults,
  'yearly-daily': yearlyDailyFaults,
};
