/**
 * Explains why the calendar cannot be finished with the pieces as laid, and chooses the piece to
 * take back.
 */
import { capital } from '../../../lib/capital.ts';
import type { Hint } from '../../contract/engine.ts';
import { labelOf, theOf, ways } from '../rules/labels.ts';
import { squaresUnder } from '../rules/rules.ts';
import type { Board, Focus, Move, State } from '../rules/types.ts';
import { countCoverings, type Question } from './coverings.ts';
import { deadRegion, type Outlook } from './outlook.ts';
import { questionOf, TABLE } from './question.ts';
import { RATINGS } from './ratings.ts';
import { exclusionOf, holeAt, MOST_BEFORE, type Step, sizeText } from './ruledOut.ts';
import { excessOf, liesOn, miscoloured, type Spoilt, spoilt } from './spoiling.ts';
import { FEW_PLACES, surveyOf, tried, triedDeeply } from './survey.ts';

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

function holeOf(question: Question): Spoilt | Unfillable | null {
  const seen = spoilt(question, liesOn(question)) ?? miscoloured(question);
  if (seen) return seen;
  const squares = deadRegion(question);
  return squares && { kind: 'pieces', squares };
}

/**
 * The steps to a square that nothing can cover any more, or to a piece without a place; null where
 * that takes too many.
 */
function refutation(question: Question): readonly Step[] | null {
  const survey = triedDeeply(tried(surveyOf(question)));
  const squares = [...survey.covering].map(([square, lies]) => ({
    lies,
    square,
    end: { text: `That leaves no way to cover ${labelOf(square)}.`, target: [{ square }] },
  }));
  const pieces = question.hand.flatMap((n, piece) => {
    const lies = survey.places.get(piece) ?? [];
    if (n === 0 || lies.length > FEW_PLACES) return [];
    const text =
      lies.length > 0
        ? `That leaves no place for ${theOf(piece)}.`
        : `${capital(theOf(piece))} no longer fits anywhere.`;
    return [{ lies, square: null, end: { text, target: [{ piece }] } }];
  });
  const [best] = [...squares, ...pieces]
    .flatMap(({ lies, square, end }) => {
      if (!lies.every((lie) => survey.spoils.has(lie))) return [];
      // Two steps follow: the conclusion, and the piece to take back.
      const before = exclusionOf(survey, lies, square, MOST_BEFORE - 1);
      return before ? [{ ...before, end: { ...end, evidence: [], rulesOut: [] } }] : [];
    })
    .sort((a, b) => a.rating - b.rating);
  return best ? [...best.steps, best.end] : null;
}

/**
 * The hint that a piece must be taken back.
 * @param whole the statistics of the date's solutions with all pieces in the tray.
 */
export function mistakeHint(board: Board, state: State, whole: Outlook): Hint<Move, Focus> {
  const question = questionOf(board, state);
  const hole = holeOf(question);
  const suspect = suspectOf(board, state, whole, hole?.squares ?? []);
  const { piece, squares, coverings, touching } = suspect;
  const text = hole ? holeText(hole, suspect) : wholeText(suspect, whole);
  const placement = state[piece]!;
  const evidence = hole ? hole.squares.map((square) => ({ square })) : [];
  const target = touching > 0 || !hole ? [{ piece, squares }] : [];
  const why = !hole || hole.kind === 'pieces' ? refutation(question) : null;
  const steps: Step[] = [...(why ?? [{ text, evidence, target, rulesOut: [] }])];
  const freed =
    coverings > 0
      ? `Take ${theOf(piece)} away, and there ${coverings === 1 ? 'is' : 'are'} ${ways(coverings)} to finish.`
      : `Take ${theOf(piece)} away first: more than one piece is in the way.`;
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

/** Ends a sentence that gives no reason: to find one the player would have to search as well. */
const NO_REASON = 'but seeing why takes many tries.';

function holeText({ kind, squares }: Spoilt | Unfillable, { piece, touching }: Suspect): string {
  const at = labelOf(squares[0]!);
  const hole = holeAt(squares);
  if (kind === 'square') return `No remaining piece can cover ${at}.`;
  if (kind === 'colours') {
    const excess = excessOf(squares);
    const dark = (squares.length + excess) / 2;
    return `If the board were a chessboard, the hole at ${at} would have ${dark} dark and ${squares.length - dark} light squares: the remaining pieces cannot cover that.`;
  }
  if (kind === 'size') {
    const leaves = touching > 0 ? `${capital(theOf(piece))} leaves` : 'There is';
    return `${leaves} a ${hole}: ${sizeText(squares.length)}`;
  }
  if (kind === 'shape') return `No remaining piece has the shape of the ${hole}.`;
  return `The remaining pieces cannot fill the ${hole}, ${NO_REASON}`;
}

function wholeText({ piece, right }: Suspect, { coverings }: Outlook): string {
  return right === 0
    ? `None of this date’s ${coverings} solutions has ${theOf(piece)} there, ${NO_REASON}`
    : `The remaining pieces cannot cover the remaining squares, ${NO_REASON}`;
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
