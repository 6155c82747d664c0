/** The squares where a player best chooses between placements, because little fits there. */
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { inWords, labelOf, labelsOf, theOf } from '../rules/labels.ts';
import { freeBeside } from './forced.ts';
import { type Step, squaresAt } from './ruledOut.ts';
import { bordering, maskOf, sizeOf } from './squares.ts';
import { pieceOf, type Survey } from './survey.ts';

export interface Locus {
  readonly square: number;
  /** All placements that cover the square. */
  readonly lies: readonly number[];
  /** The steps that say why to look here. */
  readonly where: readonly Step[];
}

/** Begins each choice: no square, hole or piece has a single possible placement. */
const UNSETTLED = 'Nothing is forced yet';
/** The most pieces that a step lists for a square. */
const FEW_PIECES = 3;

/** Whether a square has so few free neighbours that it is best covered early. */
export function isTight({ question }: Survey, square: number): boolean {
  const { low, high } = bordering(question.free, maskOf([square]));
  return sizeOf(low, high) <= 2;
}

function tightStep(survey: Survey, square: number): Step | null {
  if (!isTight(survey, square)) return null;
  const next = freeBeside(survey, square);
  return {
    text: `${UNSETTLED}, so look at a tight square: beside ${labelOf(square)}, only ${labelsOf(next)} ${next.length === 1 ? 'is' : 'are'} free.`,
    evidence: squaresAt(next),
    target: squaresAt([square]),
    rulesOut: [],
  };
}

function piecesStep({ question }: Survey, square: number, lies: readonly number[]): Step | null {
  const pieces = [...new Set(lies.map(pieceOf))].sort((a, b) => a - b);
  const inHand = question.hand.filter((n) => n > 0).length;
  if (pieces.length > FEW_PIECES || pieces.length === inHand) return null;
  return {
    text: `Of the ${inWords(inHand)} remaining pieces, only ${joinWithAnd(pieces.map(theOf))} can cover ${labelOf(square)}.`,
    evidence: squaresAt([square]),
    target: pieces.map((piece) => ({ piece })),
    rulesOut: [],
  };
}

/** The squares of which a person sees that few placements are possible. */
export function lociOf(survey: Survey): Locus[] {
  return [...survey.covering].flatMap(([square, lies]): Locus[] => {
    const tight = tightStep(survey, square);
    const few = piecesStep(survey, square, lies);
    if (tight) return [{ square, lies, where: few ? [tight, few] : [tight] }];
    if (!few) return [];
    return [{ square, lies, where: [{ ...few, text: `${UNSETTLED}. ${few.text}` }] }];
  });
}
