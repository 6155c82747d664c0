/**
 * The places where a player chooses between placements: squares that few pieces cover, and pieces
 * that fit in few places.
 */
import { capital } from '../../../lib/capital.ts';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { inWords, labelOf, labelsOf, theOf } from '../rules/labels.ts';
import { freeBeside, neighbourStep } from './forced.ts';
import { ghostOf, type Step, squaresAt } from './ruledOut.ts';
import { bordering, maskOf, sizeOf } from './squares.ts';
import { FEW_PLACES, pieceOf, type Survey } from './survey.ts';

export interface Locus {
  /** The square that all placements cover; null if the locus is a piece. */
  readonly square: number | null;
  /** All placements on the square, or of the piece. */
  readonly lies: readonly number[];
  /** The steps that say why to look here. */
  readonly where: readonly Step[];
}

/** Begins each choice: no square, hole or piece has a single possible placement. */
const UNSETTLED = 'Nothing is settled yet.';
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
  if (next.length === 1) return neighbourStep(square, next[0]!);
  if (next.length !== 2) return null;
  return {
    text: `${labelOf(square)} is a tight square: beside it only ${labelsOf(next)} are free.`,
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
    text: `Of the ${inWords(inHand)} pieces left only ${joinWithAnd(pieces.map(theOf))} can cover ${labelOf(square)}.`,
    evidence: squaresAt([square]),
    target: pieces.map((piece) => ({ piece })),
    rulesOut: [],
  };
}

function isStep(step: Step | null): step is Step {
  return step !== null;
}

/** The squares and pieces of which a person sees that few placements are possible. */
export function lociOf(survey: Survey): Locus[] {
  const squares = [...survey.covering].flatMap(([square, lies]): Locus[] => {
    const where = [tightStep(survey, square), piecesStep(survey, square, lies)].filter(isStep);
    const [first, ...rest] = where;
    if (!first) return [];
    return [{ square, lies, where: [{ ...first, text: `${UNSETTLED} ${first.text}` }, ...rest] }];
  });
  const pieces = [...survey.places].flatMap(([piece, lies]): Locus[] => {
    if (lies.length > FEW_PLACES) return [];
    const text = `${UNSETTLED} ${capital(theOf(piece))} is hard to place: it fits in ${inWords(lies.length)} places only.`;
    const target = lies.map(ghostOf);
    return [{ square: null, lies, where: [{ text, evidence: [], target, rulesOut: [] }] }];
  });
  return [...squares, ...pieces];
}
