/** Hints that name the player's mistakes. */
import type { Hint } from '../../contract/engine.ts';
import { columnOf, digitAt, givenAt } from '../rules/standing.ts';
import type { Board, Focus, Move, State } from '../rules/types.ts';
import { barredSteps, fillSteps, meetingUnit, type ShiftHintStep } from './explain.ts';
import { knowledgeOf, lookAt, nothingStruck } from './frame.ts';
import { RATING } from './ratings.ts';
import type { Solution } from './solver.ts';
import { type FillStep, stepsOf } from './steps.ts';
import { unitName } from './wording.ts';

/** The hint that names the first wrong digit in reading order; null if all digits are right. */
export function mistakeHint(
  board: Board,
  state: State,
  solution: Solution,
): Hint<Move, Focus> | null {
  for (let row = 0; row < board.size; row++) {
    for (let cell = 0; cell < board.size; cell++) {
      const digit = state.fills[row]![cell]!;
      if (digit === 0 || digit === solution.digits[row]![cell]) continue;
      const wrong = { row, cell };
      const name = `The ${digit} in row ${row + 1}, column ${columnOf(state, row, cell) + 1}`;
      const shared = {
        technique: 'mistake',
        about: null,
        rating: RATING.mistake,
        mistake: `${row} ${cell} ${digit}`,
        move: { type: 'clear', row, cell },
      } as const;
      const clash = clashOf(board, state, solution, row, cell);
      if (!clash) return { ...shared, steps: whySteps(board, state, solution, wrong, digit, name) };
      const { text, rival } = clash;
      const told = { evidence: [rival], target: [wrong], rulesOut: [] };
      // A digit that clashes with a given one is wrong. If two of the player's own clash, the hint
      // tells which is wrong.
      if (givenAt(board, rival.row, rival.cell) > 0) {
        return { ...shared, isShown: true, steps: [{ text, ...told }] };
      }
      return {
        ...shared,
        look: { text, places: [wrong, rival], asks: 'Which one is wrong?' },
        steps: [{ text: `${name} is the wrong one.`, ...told }],
      };
    }
  }
  return null;
}

/** The most steps of a hint that follow the one that names the mistake. */
const MOST_FOLLOWING = 5;

/** The hint's steps about a wrong digit that clashes with no other. */
function whySteps(
  board: Board,
  state: State,
  solution: Solution,
  wrong: { readonly row: number; readonly cell: number },
  digit: number,
  name: string,
): ShiftHintStep[] {
  const { row, cell } = wrong;
  const frame = lookAt(knowledgeOf(board, state, solution), nothingStruck(board.size));
  const against = stepsOf(frame).find(
    (step): step is FillStep =>
      step.kind === 'fill' && step.row === row && (step.cell === cell) !== (step.digit === digit),
  );
  const following =
    barredSteps(frame, state, wrong, digit) ??
    (against ? fillSteps(frame, state, against, MOST_FOLLOWING) : []);
  const why =
    following.length > 0 ? ': the next steps show why' : ', but seeing why takes many more steps';
  const first = { text: `${name} is wrong${why}.`, evidence: [], target: [wrong], rulesOut: [] };
  return [first, ...following];
}

/**
 * The digit with which the player's wrong digit visibly clashes; null if it does with none. A clash between two rows
 * counts only if both rows are in their home positions.
 */
function clashOf(
  board: Board,
  state: State,
  solution: Solution,
  row: number,
  cell: number,
): {
  readonly text: string;
  readonly rival: { readonly row: number; readonly cell: number };
} | null {
  const { size } = board;
  const digit = state.fills[row]![cell]!;
  const at = row * size + columnOf(state, row, cell);
  const isHome = (one: number) => state.slides[one] === solution.slides[one];
  const all = Array.from({ length: size }, (_, one) => one);
  // Looks for a clash within the row first: it is visible wherever the row is.
  const alike = [row, ...all.filter((other) => other !== row)].flatMap((other) =>
    all
      .filter((each) => digitAt(board, state, other, each) === digit)
      .filter((each) => other !== row || each !== cell)
      .map((each) => ({ row: other, cell: each, at: other * size + columnOf(state, other, each) })),
  );
  for (const { at: there, ...rival } of alike) {
    if (rival.row !== row && !(isHome(row) && isHome(rival.row))) continue;
    const unit = meetingUnit(board, at, there);
    if (!unit) continue;
    const isPair = alike.filter((one) => unit.cells.includes(one.at)).length === 1;
    return { text: `${isPair ? 'Two' : 'Several'} ${digit}s in ${unitName(board, unit)}.`, rival };
  }
  return null;
}
