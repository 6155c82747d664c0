/** Steps of a hint that rule placements out, each for the hole or square that it leave. */
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

export const squaresAt = (squares: readonly number[]): Focus[] =>
  squares.map((square) => ({ square }));

/** A placement in the form in which steps point to it. */
export const ghostOf = (lie: number) => ({
  piece: pieceOf(lie),
  squares: TABLE.lies[lie]!.squares,
});

function spoilText(spoil: Spoil): string {
  const { kind, squares } = spoil;
  const count = squares.length === 1 ? 'one square' : `${inWords(squares.length)} squares`;
  const at = labelOf(squares[0]!);
  if (kind === 'square') return `leave ${at} to no piece: none left fits there.`;
  if (kind === 'clash') {
    const both = squares.map(labelOf).join(' and ');
    return `leave both ${both} to ${theOf(spoil.piece)} alone, and it cannot cover both.`;
  }
  if (kind === 'shape') {
    return `leave a hole of ${count} at ${at} that has the shape of no piece left.`;
  }
  if (kind === 'two') {
    return `leave a hole of ${count} at ${at} that no two pieces left can fill.`;
  }
  if (kind === 'colours') {
    const dark = (squares.length + excessOf(squares)) / 2;
    return `leave a hole at ${at} with ${dark} dark and ${squares.length - dark} light chessboard squares: no pieces cover that.`;
  }
  return `leave a hole of ${count} at ${at} that the pieces left cannot fill.`;
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
      : `${capital(inWords(lies.length))} ways to lay ${piece}${on} would each ${spoilText(spoil)}`;
  return {
    text,
    evidence: lies.map(ghostOf),
    target: squaresAt(spoil.squares),
    rulesOut: lies.map((one): RuledOut => ghostOf(one)),
  };
}

/** Rules out placements of one piece on a square for holes and squares that differ. */
function unlike(lies: readonly number[], square: number): Step {
  const piece = pieceOf(lies[0]!);
  return {
    text: `${capital(inWords(lies.length))} ways to lay ${theOf(piece)} on ${labelOf(square)} each leave a hole or a square that the pieces left cannot fill.`,
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
    const { kind, squares } = spoilOf(lie);
    return `${pieceOf(lie)} ${kind} ${squares.join()}`;
  });
  if (byHole.length <= most) {
    return { steps: byHole.map((some) => alike(survey, some, square)), rating };
  }
  // A clash leaves each of its squares a piece, so the common sentence does not hold for it.
  if (square === null || lies.some((lie) => spoilOf(lie).kind === 'clash')) return null;
  const byPiece = grouped(lies, (lie) => String(pieceOf(lie)));
  if (byPiece.length > most) return null;
  const steps = byPiece.map((some) =>
    some.length === 1 ? alike(survey, some, square) : unlike(some, square),
  );
  return { steps, rating: rating + RATINGS.unlike };
}
