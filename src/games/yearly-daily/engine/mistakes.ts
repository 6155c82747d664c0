/**
 * Explains why the calendar cannot be finished with the pieces as laid, and chooses the piece to
 * take back.
 */
import { capital } from '../../../lib/capital.ts';
import type { Hint, HintStep } from '../../contract/engine.ts';
import { labelOf, theOf, ways } from '../rules/labels.ts';
import { squaresUnder } from '../rules/rules.ts';
import type { Board, Focus, Move, State } from '../rules/types.ts';
import { countCoverings } from './coverings.ts';
import { deadRegion, type Outlook } from './outlook.ts';
import { questionOf, TABLE } from './question.ts';
import { RATINGS } from './ratings.ts';
import { excessOf, liesOn, miscoloured, type Spoilt, spoilt } from './spoiling.ts';

/** A piece on the board that may be wrong, and the effect of taking it back. */
interface Suspect {
  readonly piece: number;
  readonly squares: readonly number[];
  /** The number of ways to finish the calendar without this piece. */
  readonly coverings: number;
  /** The number of squares, of the hole that cannot be filled, that this piece borders on. */
  readonly touching: number;
  /** The number of coverings of the whole calendar that contain the piece's present placement. */
  readonly right: number;
}

/**
 * A hole that only a search shows to be impossible to fill: by its size, and by its dark and light
 * squares as on a chessboard, pieces could fill it.
 */
interface Unfillable {
  readonly kind: 'pieces';
  readonly squares: readonly number[];
}

function holeOf(board: Board, state: State): Spoilt | Unfillable | null {
  const question = questionOf(board, state);
  const seen = spoilt(question, liesOn(question)) ?? miscoloured(question);
  if (seen) return seen;
  const squares = deadRegion(question);
  return squares && { kind: 'pieces', squares };
}

/**
 * The hint that a piece must be taken back.
 * @param whole the statistics of the date's solutions with all pieces in the tray.
 */
export function mistakeHint(board: Board, state: State, whole: Outlook): Hint<Move, Focus> {
  const hole = holeOf(board, state);
  const suspect = suspectOf(board, state, whole, hole?.squares ?? []);
  const { piece, squares, coverings, touching } = suspect;
  const text = hole ? holeText(hole, suspect) : wholeText(suspect, whole);
  const placement = state[piece]!;
  const evidence = hole ? hole.squares.map((square) => ({ square })) : [];
  const steps: HintStep<Focus>[] = [
    { text, evidence, target: touching > 0 || !hole ? [{ piece, squares }] : [], rulesOut: [] },
  ];
  const freed =
    coverings > 0
      ? `Without ${theOf(piece)} this can be finished again, in ${ways(coverings)}.`
      : `Take back ${theOf(piece)} first: more than one piece is in the way.`;
  steps.push({ text: freed, evidence: [], target: [{ piece, squares }], rulesOut: [] });
  return {
    technique: 'a mistake',
    about: null,
    rating: RATINGS.mistake,
    // The mistake is identified by the hole alone, so that moving other pieces does not make it a
    // new mistake, which would cost again.
    mistake: hole
      ? `hole ${hole.squares.join()}`
      : `${piece} ${placement.orientation} ${placement.row} ${placement.col}`,
    steps,
    move: { type: 'lift', piece },
  };
}

function suspectOf(
  board: Board,
  state: State,
  { share, coverings }: Outlook,
  hole: readonly number[],
): Suspect {
  const suspects = state.flatMap((placement, piece): Suspect[] => {
    if (!placement) return [];
    const squares = squaresUnder(piece, placement) ?? [];
    const without = state.map((other, i) => (i === piece ? null : other));
    const isLast = without.every((other) => other === null);
    return [
      {
        piece,
        squares,
        coverings: isLast ? coverings : countCoverings(questionOf(board, without)),
        touching: hole.filter((square) => squares.some((under) => isNext(square, under))).length,
        right: share.get(lieOn(piece, squares)) ?? 0,
      },
    ];
  });
  // Prefers a piece without which the calendar can be finished, then a piece that is wrong for
  // certain. Repeated hints end at the empty calendar at the latest.
  return suspects.sort(
    (a, b) =>
      Number(b.coverings > 0) - Number(a.coverings > 0) ||
      (a.coverings > 0 ? 0 : Number(a.right > 0) - Number(b.right > 0)) ||
      b.touching - a.touching ||
      b.coverings - a.coverings,
  )[0]!;
}

const squaresWord = (count: number) => (count === 1 ? 'one square' : `${count} squares`);

function holeText({ kind, squares }: Spoilt | Unfillable, { piece, touching }: Suspect): string {
  const at = labelOf(squares[0]!);
  const count = squaresWord(squares.length);
  if (kind === 'square') return `None of the pieces left can lie on ${at}.`;
  if (kind === 'colours') {
    const excess = excessOf(squares);
    const dark = (squares.length + excess) / 2;
    return `On a chessboard the hole at ${at} would have ${dark} dark and ${squares.length - dark} light squares: the pieces left cannot cover that.`;
  }
  if (kind === 'size' && touching > 0) {
    return `${capital(theOf(piece))} leaves a hole of ${count}, at ${at}, that the pieces left cannot fill.`;
  }
  if (kind === 'shape') return `The hole of ${count} at ${at} has the shape of no piece left.`;
  return `The pieces left cannot fill the hole of ${count} at ${at}.`;
}

function wholeText({ piece, right }: Suspect, { coverings }: Outlook): string {
  return right === 0
    ? `In none of the ${ways(coverings)} to cover this date does ${theOf(piece)} lie there.`
    : 'The pieces left do not fit together on the squares that are left.';
}

function isNext(a: number, b: number): boolean {
  return [1, 8].includes(Math.abs(a - b));
}

/** The index of a piece's placement on these squares. */
function lieOn(piece: number, squares: readonly number[]): number {
  const key = String([...squares].sort((a, b) => a - b));
  return TABLE.lies.findIndex(
    (lie) => lie.shape === piece && String([...lie.squares].sort((a, b) => a - b)) === key,
  );
}
