/** Steps of a hint that rule placements out, each for the hole or square that it leaves. */
import { capital } from '../../../lib/capital.ts';
import type { HintStep } from '../../contract/engine.ts';
import { inWords, labelOf, theOf } from '../rules/labels.ts';
import type { Focus, RuledOut } from '../rules/types.ts';
import { TABLE } from './question.ts';
import { RATINGS } from './ratings.ts';
import { excessOf } from './spoiling.ts';
import { pieceOf, type Spoil, type Survey } from './survey.ts';

export type Step = HintStep<Focus>;

/** The most steps that a hint shows before its last one. */
export const MOST_BEFORE = 5;

export interface Exclusion {
  readonly steps: readonly Step[];
  /** The addition to the hint's rating for trying these placements. */
  readonly rating: number;
}

/** The effort of trying a placement, by the reason against it, as a name in `RATINGS`. */
const EFFORTS = {
  size: 'tried',
  shape: 'tried',
  square: 'tried',
  colours: 'triedDeeply',
  two: 'triedDeeply',
  clash: 'triedDeeply',
} as const satisfies Record<Spoil['kind'], keyof typeof RATINGS>;

/** The most placements that a step draws over each other. */
const MOST_DRAWN = 3;

/** The size of the smallest piece, in squares. */
const SMALLEST = Math.min(...TABLE.sizes);

export const squaresAt = (squares: readonly number[]): Focus[] =>
  squares.map((square) => ({ square }));

/** A placement in the form in which steps point to it. */
export const ghostOf = (lie: number) => ({
  piece: pieceOf(lie),
  squares: TABLE.lies[lie]!.squares,
});

/** A hole in words: "hole of three squares at 28". */
export const holeAt = (squares: readonly number[]) =>
  `hole of ${inWords(squares.length)} square${squares.length === 1 ? '' : 's'} at ${labelOf(squares[0]!)}`;

/** The reason why pieces cannot fill a hole of a size, as the end of a sentence. */
export const sizeText = (size: number) =>
  size < SMALLEST ? 'too small for any piece.' : 'no remaining pieces add up to that number.';

/** The hole or square that a placement leaves, as the end of a sentence: "leave 31 uncovered …". */
function spoilText(spoil: Spoil): string {
  const { kind, squares } = spoil;
  const size = squares.length;
  const at = labelOf(squares[0]!);
  const hole = `leave a ${holeAt(squares)}`;
  switch (kind) {
    case 'square':
      return `leave ${at} uncovered: no remaining piece fits there.`;
    case 'clash':
      return `leave both ${squares.map(labelOf).join(' and ')} to ${theOf(spoil.piece)}, which cannot cover both.`;
    case 'shape':
      return `${hole} that matches no remaining piece.`;
    case 'two':
      return `${hole} that no two remaining pieces can fill.`;
    case 'colours': {
      const excess = excessOf(squares);
      const dark = (size + excess) / 2;
      return `leave a hole at ${at} with too many ${excess > 0 ? 'dark' : 'light'} chessboard squares: ${dark} dark, ${size - dark} light.`;
    }
    case 'size':
      return `${hole}: ${sizeText(size)}`;
  }
}

function grouped(lies: readonly number[], keyOf: (lie: number) => string): number[][] {
  const groups = new Map<string, number[]>();
  for (const lie of lies) groups.set(keyOf(lie), [...(groups.get(keyOf(lie)) ?? []), lie]);
  return [...groups.values()];
}

/** Rules out placements of one piece for the same hole or square that each leave. */
function alike(survey: Survey, lies: readonly number[], square: number | null): Step {
  const [lie] = lies;
  const piece = theOf(pieceOf(lie!));
  const spoil = survey.spoils.get(lie!)!;
  const on = square === null ? '' : ` on ${labelOf(square)}`;
  const text =
    lies.length === 1
      ? `${capital(piece)}${on}, as drawn, would ${spoilText(spoil)}`
      : `${capital(inWords(lies.length))} ways to place ${piece}${on} would each ${spoilText(spoil)}`;
  return {
    text,
    evidence: lies.map(ghostOf),
    target: squaresAt(spoil.squares),
    rulesOut: lies.map((one): RuledOut => ghostOf(one)),
  };
}

/** Whether the reason against a placement is a hole that is smaller than every piece. */
const leavesTooSmall = ({ kind, squares }: Spoil) => kind === 'size' && squares.length < SMALLEST;

/** Rules out placements of one piece, each of which leaves some hole that is too small. */
function tooSmall(survey: Survey, lies: readonly number[], square: number | null): Step {
  const piece = pieceOf(lies[0]!);
  const on = square === null ? '' : ` on ${labelOf(square)}`;
  const holes = new Set(lies.flatMap((lie) => survey.spoils.get(lie)!.squares));
  return {
    text: `${capital(inWords(lies.length))} ways to place ${theOf(piece)}${on} would each leave a hole too small for any piece.`,
    evidence: lies.length <= MOST_DRAWN ? lies.map(ghostOf) : [{ piece }],
    target: squaresAt([...holes].sort((a, b) => a - b)),
    rulesOut: lies.map((one): RuledOut => ghostOf(one)),
  };
}

/** Rules out placements of one piece on a square for holes and squares that differ. */
function unlike(lies: readonly number[], square: number): Step {
  const piece = pieceOf(lies[0]!);
  return {
    text: `${capital(inWords(lies.length))} ways to place ${theOf(piece)} on ${labelOf(square)} each leave a hole or a square that the remaining pieces cannot fill.`,
    evidence: [{ piece }, { square }],
    target: [{ square }],
    rulesOut: lies.map((one): RuledOut => ghostOf(one)),
  };
}

/**
 * Explains why placements are ruled out, one step for each piece and hole; where that takes too many
 * steps, one for each piece on the square. Null when that takes more than `most` steps, too.
 * @param square the square that they all cover; null when they are one piece's, all over the board.
 */
export function exclusionOf(
  survey: Survey,
  lies: readonly number[],
  square: number | null,
  most = MOST_BEFORE,
): Exclusion | null {
  const spoilOf = (lie: number) => survey.spoils.get(lie)!;
  const rating = lies.reduce((sum, lie) => sum + RATINGS[EFFORTS[spoilOf(lie).kind]], 0);
  const byHole = grouped(lies, (lie) => {
    const spoil = spoilOf(lie);
    const hole = leavesTooSmall(spoil) ? 'small' : `${spoil.kind} ${spoil.squares.join()}`;
    return `${pieceOf(lie)} ${hole}`;
  });
  const stepFor = (some: readonly number[]) => {
    const holes = new Set(some.map((lie) => spoilOf(lie).squares.join()));
    return holes.size === 1 ? alike(survey, some, square) : tooSmall(survey, some, square);
  };
  if (byHole.length <= most) return { steps: byHole.map(stepFor), rating };
  // A clash leaves each of its squares a piece, so the common sentence does not hold for it.
  if (square === null || lies.some((lie) => spoilOf(lie).kind === 'clash')) return null;
  const byPiece = grouped(lies, (lie) => String(pieceOf(lie)));
  if (byPiece.length > most) return null;
  const isOne = (some: readonly number[]) =>
    some.length === 1 || some.every((lie) => leavesTooSmall(spoilOf(lie)));
  const steps = byPiece.map((some) => (isOne(some) ? stepFor(some) : unlike(some, square)));
  return { steps, rating: rating + RATINGS.unlike };
}
