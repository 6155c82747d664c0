/**
 * Finds pieces whose placement is forced, for reasons that a person can see: holes that only one
 * piece fits, squares that only one piece can cover, and pieces that fit in one place only.
 */
import { capital } from '../../../lib/capital.ts';
import { labelOf, theOf } from '../rules/labels.ts';
import type { Focus } from '../rules/types.ts';
import { TABLE } from './question.ts';
import { RATINGS } from './ratings.ts';
import { exclusionOf, ghostOf, holeAt, MOST_BEFORE, type Step, squaresAt } from './ruledOut.ts';
import { bordering, maskOf, regionsOf, sizeOf, squaresOf } from './squares.ts';
import { FEW_PLACES, pieceOf, type Survey } from './survey.ts';

/** A placement that a hint leads to, with the steps to it. */
export interface Reasoned {
  readonly technique: string;
  readonly about: string | null;
  readonly rating: number;
  readonly lie: number;
  readonly steps: readonly Step[];
}

/** The easiest of some hints, the first of equally easy ones. */
export function easiest(hints: readonly (Reasoned | null)[]): Reasoned | null {
  return hints.reduce(
    (best, one) => (one && (!best || one.rating < best.rating) ? one : best),
    null,
  );
}

/** Finds a hole that takes a single piece, which only one piece in hand fits. */
export function forcedHole({ question, lies }: Survey): Reasoned | null {
  const { free, hand } = question;
  const isLast = hand.reduce((sum, n) => sum + n, 0) === 1;
  const smallest = Math.min(...hand.flatMap((n, shape) => (n > 0 ? [TABLE.sizes[shape]!] : [])));
  for (const region of regionsOf(free)) {
    const size = sizeOf(region.low, region.high);
    // A hole of this size could take two pieces.
    if (size >= 2 * smallest) continue;
    const filling = lies.filter(
      (lie) => TABLE.low[lie] === region.low && TABLE.high[lie] === region.high,
    );
    const [lie] = filling;
    if (lie === undefined || new Set(filling.map(pieceOf)).size > 1) continue;
    const squares = squaresOf(region);
    const text = isLast
      ? `The last piece is ${theOf(pieceOf(lie))}, and it has the shape of the hole.`
      : `The ${holeAt(squares)} takes a single piece, and only ${theOf(pieceOf(lie))} has that shape.`;
    return {
      technique: isLast ? 'last piece' : 'a hole for one piece',
      about: null,
      rating: isLast ? RATINGS.lastPiece : RATINGS.hole,
      lie,
      steps: [{ text, evidence: squaresAt(squares), target: [ghostOf(lie)], rulesOut: [] }],
    };
  }
  return null;
}

/** Finds the square, easiest to see, that can be covered by only one placement of one piece. */
export function forcedSquare(survey: Survey): Reasoned | null {
  const { spoils } = survey;
  return easiest(
    [...survey.covering].map(([square, covering]) => {
      const open = covering.filter((lie) => !spoils.has(lie));
      return open.length === 1 ? onSquare(survey, square, covering, open[0]!) : null;
    }),
  );
}

export function freeBeside({ question }: Survey, square: number): number[] {
  return squaresOf(bordering(question.free, maskOf([square])));
}

function neighbourStep(square: number, next: number): Step {
  return {
    text: `${labelOf(square)} has only one free neighbour, so a single piece covers both ${labelOf(square)} and ${labelOf(next)}.`,
    evidence: squaresAt([next]),
    target: squaresAt([square]),
    rulesOut: [],
  };
}

function onSquare(
  survey: Survey,
  square: number,
  covering: readonly number[],
  lie: number,
): Reasoned | null {
  const name = labelOf(square);
  const at: Focus[] = [{ square }];
  const others = covering.filter((other) => other !== lie);
  const before = exclusionOf(survey, others, square);
  if (!before) return null;
  const next = freeBeside(survey, square);
  const isNarrow = next.length === 1 && before.steps.length < MOST_BEFORE;
  const text =
    others.length > 0
      ? `That leaves one way to cover ${name}: ${theOf(pieceOf(lie))}, like this.`
      : `Of the remaining pieces, only ${theOf(pieceOf(lie))} can cover ${name}, and only like this.`;
  return {
    technique: 'a square for one piece',
    about: null,
    rating: RATINGS.square + before.rating,
    lie,
    steps: [
      ...(isNarrow ? [neighbourStep(square, next[0]!)] : []),
      ...before.steps,
      { text, evidence: at, target: [ghostOf(lie)], rulesOut: [] },
    ],
  };
}

/** Finds the piece, easiest to see, that fits in one place only. */
export function forcedPlace(survey: Survey): Reasoned | null {
  const { spoils } = survey;
  return easiest(
    [...survey.places].map(([piece, places]): Reasoned | null => {
      const open = places.filter((lie) => !spoils.has(lie));
      const [lie] = open;
      if (lie === undefined || open.length > 1 || places.length > FEW_PLACES) return null;
      const others = places.filter((other) => other !== lie);
      const before = exclusionOf(survey, others, null);
      if (!before) return null;
      const name = capital(theOf(piece));
      const text =
        others.length > 0
          ? `That leaves only one place for ${theOf(piece)}.`
          : `${name} fits in only one place.`;
      return {
        technique: 'one place for a piece',
        about: null,
        rating: RATINGS.place + before.rating,
        lie,
        steps: [
          ...before.steps,
          { text, evidence: [{ piece }], target: [ghostOf(lie)], rulesOut: [] },
        ],
      };
    }),
  );
}
