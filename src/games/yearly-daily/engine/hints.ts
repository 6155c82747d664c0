/**
 * The next step for a player, in three taps. What can no longer be finished comes first: a piece is
 * taken back. Otherwise a piece is laid that has to lie so, or else one that may.
 */

import { fail, ok, type Result } from '../../../lib/result.ts';
import type { HintProblem } from '../../contract/engine.ts';
import type { HintInTwo as Hint } from '../../shared/hintInTwo.ts';
import { labelOf, labelsOf, theOf, ways } from '../rules/labels.ts';
import { PIECES } from '../rules/pieces.ts';
import { squaresUnder, start, status } from '../rules/rules.ts';
import type { Board, Focus, Move, State } from '../rules/types.ts';
import { countCoverings } from './coverings.ts';
import { deadRegion, isSum, liesThatFit, type Outlook, outlookOf } from './outlook.ts';
import { placementOf, questionOf, TABLE } from './question.ts';
import { squaresOf } from './squares.ts';

type PieceHint = Hint<Move, Focus>;

export function hint(board: Board, state: State): Result<PieceHint, HintProblem> {
  if (status(board, state) === 'won') return fail('finished', 'The calendar is covered.');
  const untouched = state.every((placement) => placement === null);
  const outlook = untouched ? outlookOfDate(board) : outlookOf(questionOf(board, state));
  return ok(outlook.coverings > 0 ? layHint(board, state, outlook) : liftHint(board, state));
}

/** The lie of the piece that most coverings agree on, among some lies. */
function mostShared({ share }: Outlook, lies: readonly number[]): number {
  return lies.reduce((best, lie) => ((share.get(lie) ?? 0) > (share.get(best) ?? 0) ? lie : best));
}

function layHint(board: Board, state: State, outlook: Outlook): PieceHint {
  const { coverings } = outlook;
  const question = questionOf(board, state);
  const still = `This can still be finished, in ${coverings === 1 ? 'one way only' : ways(coverings)}.`;
  const lay = (lie: number, technique: string, look: string, why: string, squares: number[]) => ({
    technique,
    where: `${still} ${look}`,
    why,
    move: { type: 'place' as const, ...placementOf(lie) },
    focus: [
      ...squares.map((square): Focus => ({ square })),
      ...(squares.length === 0 ? [{ piece: TABLE.lies[lie]!.shape }] : []),
    ],
  });

  if (question.hand.reduce((sum, n) => sum + n, 0) === 1) {
    const lie = mostShared(outlook, [...outlook.share.keys()]);
    const { shape } = TABLE.lies[lie]!;
    return lay(
      lie,
      'last piece',
      `One piece is left.`,
      `${the(shape)} fits the squares that are left, the right way round.`,
      squaresOf(question.free),
    );
  }

  // A square that few lies can cover is the best place to look.
  const fitting = liesThatFit(question);
  const bySquare = squaresOf(question.free).map((square) => ({
    square,
    lies: fitting.filter((lie) => TABLE.lies[lie]!.squares.includes(square)),
  }));
  const only = bySquare.find(({ lies }) => lies.length === 1);
  if (only) {
    const lie = only.lies[0]!;
    const { shape, squares } = TABLE.lies[lie]!;
    const rest = squares.filter((square) => square !== only.square);
    return lay(
      lie,
      'forced piece',
      `Look at ${labelOf(only.square)}.`,
      `Only ${theOf(shape)} can cover ${labelOf(only.square)}, and only with ${labelsOf(rest)}: anything else does not fit there, or cuts off squares that no pieces can fill.`,
      [only.square],
    );
  }
  const owned = bySquare.find(
    ({ lies }) => new Set(lies.map((lie) => TABLE.lies[lie]!.shape)).size === 1,
  );
  if (owned) {
    const lie = mostShared(outlook, owned.lies);
    const { shape } = TABLE.lies[lie]!;
    return lay(
      lie,
      'forced piece',
      `Look at ${labelOf(owned.square)}.`,
      `Only ${theOf(shape)} can cover ${labelOf(owned.square)}. ${sharing(outlook, lie)}`,
      [owned.square],
    );
  }
  const lie = mostShared(outlook, [...outlook.share.keys()]);
  const { shape } = TABLE.lies[lie]!;
  return lay(lie, 'exact cover', `Look at ${theOf(shape)}.`, sharing(outlook, lie), []);
}

const the = (piece: number) => `The ${PIECES[piece]?.name}`;

/** In how many of the coverings the piece lies so. */
function sharing({ coverings, share }: Outlook, lie: number): string {
  const { shape, squares } = TABLE.lies[lie]!;
  const count = share.get(lie) ?? 0;
  const place = `on ${labelsOf(squares)}`;
  if (count < coverings) {
    return `${the(shape)} lies ${place} in ${count} of the ${coverings} ways.`;
  }
  return coverings === 1
    ? `In the only way that is left, ${theOf(shape)} lies ${place}.`
    : `All ${coverings} ways agree on it: ${theOf(shape)} lies ${place}.`;
}

/** The outlook of the date that was last asked for: its hints are asked for one after the other. */
let known: { readonly month: number; readonly day: number; readonly outlook: Outlook } | null =
  null;

function outlookOfDate({ month, day }: Board): Outlook {
  if (known?.month !== month || known.day !== day) {
    known = { month, day, outlook: outlookOf(questionOf({ month, day }, start())) };
  }
  return known.outlook;
}

/** A piece on the board, and what taking it back would do. */
interface Suspect {
  readonly piece: number;
  /** Ways to go on without it. */
  readonly coverings: number;
  /** How many squares of the hole it borders on. */
  readonly touching: number;
  /** In how many coverings of the whole calendar it lies as it does now. */
  readonly right: number;
}

function liftHint(board: Board, state: State): PieceHint {
  const question = questionOf(board, state);
  const hole = deadRegion(question);
  const { share, coverings } = outlookOfDate(board);
  const suspects = state.flatMap((placement, piece): Suspect[] => {
    if (!placement) return [];
    const squares = squaresUnder(piece, placement) ?? [];
    const without = state.map((other, i) => (i === piece ? null : other));
    return [
      {
        piece,
        coverings: without.every((other) => other === null)
          ? coverings
          : countCoverings(questionOf(board, without)),
        touching: (hole ?? []).filter((square) => squares.some((under) => isNext(square, under)))
          .length,
        right: share.get(lieOn(piece, squares)) ?? 0,
      },
    ];
  });
  // One that sets things right alone; if there is none, one that is wrong for certain. Each piece
  // taken back leads on, to the empty calendar at the latest.
  const [suspect] = suspects.sort(
    (a, b) =>
      Number(b.coverings > 0) - Number(a.coverings > 0) ||
      (a.coverings > 0 ? 0 : Number(a.right > 0) - Number(b.right > 0)) ||
      b.touching - a.touching ||
      b.coverings - a.coverings,
  );
  const { piece, right } = suspect!;
  const freed =
    suspect!.coverings > 0
      ? ` Without ${theOf(piece)} it can be finished again, in ${suspect!.coverings === 1 ? 'one way' : ways(suspect!.coverings)}.`
      : '';
  const sizes = question.hand.flatMap((n, shape) => (n > 0 ? [TABLE.sizes[shape]!] : []));
  const reason =
    hole && suspect!.touching > 0
      ? holeSentence(hole, sizes)
      : right === 0
        ? `In none of the ${ways(coverings)} to cover this date does ${theOf(piece)} lie there.`
        : 'The pieces in the tray do not fit together on the squares that are left.';
  return {
    technique: hole && suspect!.touching > 0 ? 'dead region' : 'exact cover',
    where: 'As it stands, this cannot be finished.',
    why: `Take back ${theOf(piece)}. ${reason}${freed}`,
    move: { type: 'lift', piece },
    focus: [
      { piece },
      ...(suspect!.touching > 0 ? (hole ?? []) : []).map((square) => ({ square })),
    ],
  };
}

/** A hole of many squares is told by one of them: the view marks them all. */
const LISTED = 6;

function holeSentence(hole: readonly number[], sizes: readonly number[]): string {
  const first = labelOf(hole[0]!);
  if (hole.length === 1) return `${first} is cut off, and no piece is that small.`;
  const named =
    hole.length > LISTED
      ? `${hole.length} squares around ${first} are cut off`
      : `${labelsOf(hole)} are cut off`;
  return isSum(sizes, hole.length)
    ? `${named}, and no pieces in the tray have that shape.`
    : `${named}, and no pieces in the tray fill a hole of ${hole.length}.`;
}

function isNext(a: number, b: number): boolean {
  return [1, 8].includes(Math.abs(a - b));
}

/** The number of the lie of a piece on these squares. */
function lieOn(piece: number, squares: readonly number[]): number {
  const key = String([...squares].sort((a, b) => a - b));
  return TABLE.lies.findIndex(
    (lie) => lie.shape === piece && String([...lie.squares].sort((a, b) => a - b)) === key,
  );
}
