/**
 * Chooses between placements where none is forced, by a comparison that a person can make on the
 * board. The hint says that it is a choice; every chosen placement is part of a covering.
 */
import { inWords, labelOf, labelsOf, theOf, ways } from '../rules/labels.ts';
import type { Reasoned } from './forced.ts';
import { isTight, type Locus, lociOf } from './loci.ts';
import type { Outlook } from './outlook.ts';
import { TABLE } from './question.ts';
import { RATINGS } from './ratings.ts';
import {
  type Exclusion,
  exclusionOf,
  ghostOf,
  MOST_BEFORE,
  type Step,
  squaresAt,
} from './ruledOut.ts';
import { afterLie } from './spoiling.ts';
import { bordering, regionsOf, sizeOf, squaresOf } from './squares.ts';
import { pieceOf, type Survey } from './survey.ts';

const FINISHES = 'Not the only good move, but it leads to a solution';

/** The most placements that a sentence counts; more are "all the ways". */
const FEW_WAYS = 6;
/** The draw among placements for which equally much speaks: 0, 1 or 2. */
export type Draw = (lie: number) => number;

/** More coverings than any date has, so that their number decides only where the draw does not. */
const MOST_SHARED = 10_000;
const preference = (lie: number, share: Outlook['share'], draw: Draw) =>
  draw(lie) * MOST_SHARED + share.get(lie)!;

/** Choices whose ratings differ by no more are as easy to see: a comparison of a few placements more. */
const AS_EASY = 4;

/** The item with the highest value, the first of several. */
function highest<Item>(items: readonly Item[], value: (item: Item) => number): Item | undefined {
  const [first, ...rest] = items;
  if (first === undefined) return undefined;
  return rest.reduce((best, one) => (value(one) > value(best) ? one : best), first);
}

/** A comparison of placements by a number of squares; the placement with the highest value wins. */
interface Comparison {
  readonly technique: string;
  readonly about: string;
  /** The squares of the board that the comparison counts. */
  readonly squares: (lie: number) => readonly number[];
  readonly value: (lie: number) => number;
  /** Whether the number says anything of a placement. */
  readonly isTelling: (lie: number) => boolean;
  /** The words for the best placement, such as "is the snuggest". */
  readonly best: string;
  /** The words for a placement that would beat it, such as "is snugger". */
  readonly beating: string;
  /** The words for the squares that are counted, such as "touches only two free squares". */
  readonly counted: (squares: readonly number[]) => string;
}

/** The size of the largest piece, in squares. */
const LARGEST = Math.max(...TABLE.sizes);

const maskOfLie = (lie: number) => ({ low: TABLE.low[lie]!, high: TABLE.high[lie]! });

/** Computes a placement's value once, because it covers several squares that are compared. */
function remembered(count: (lie: number) => number): (lie: number) => number {
  const values = new Map<number, number>();
  return (lie) => {
    const value = values.get(lie) ?? count(lie);
    values.set(lie, value);
    return value;
  };
}

/** Compares the free squares that a placement borders on: fewer leave a neater rest. */
function snug({ question }: Survey): Comparison {
  const touched = (lie: number) => bordering(question.free, maskOfLie(lie));
  const value = remembered((lie) => -sizeOf(touched(lie).low, touched(lie).high));
  return {
    technique: 'a snug fit',
    about: `${FINISHES}: a piece that touches few free squares leaves the rest tidy.`,
    squares: (lie) => squaresOf(touched(lie)),
    value,
    isTelling: () => true,
    best: 'is the snuggest',
    beating: 'is snugger',
    counted: ({ length }) =>
      `touches only ${inWords(length)} free square${length === 1 ? '' : 's'}`,
  };
}

/** Compares the tight squares that a placement covers: more spare trouble later. */
function tight(survey: Survey): Comparison {
  const all = new Set([...survey.covering.keys()].filter((square) => isTight(survey, square)));
  const covered = (lie: number) => TABLE.lies[lie]!.squares.filter((square) => all.has(square));
  const value = remembered((lie) => covered(lie).length);
  return {
    technique: 'tight squares first',
    about: `${FINISHES}: cover tight squares while many pieces are left.`,
    squares: covered,
    value,
    isTelling: (lie) => value(lie) > 1,
    best: 'covers the most tight squares',
    beating: 'covers more tight squares',
    counted: (squares) => `covers ${labelsOf(squares)}`,
  };
}

/** The sentence that compares a placement with the others that are left at its locus. */
function comparedText(
  { square, lies }: Locus,
  lie: number,
  gone: number,
  ties: number,
  { squares, best, beating, counted }: Comparison,
): string {
  const open = lies.length - gone;
  const count = open <= FEW_WAYS ? `the ${inWords(open)}` : 'all the';
  const left = gone > 0 ? ' left' : '';
  const said = ties > 0 ? `none ${beating} than this one` : `this one ${best}`;
  return `Of ${count} ways${left} to cover ${labelOf(square)}, ${said}: ${theOf(pieceOf(lie))} ${counted(squares(lie))}.`;
}

/**
 * Rules out the placements of a locus that spoil something: all of them if that takes few steps and
 * leaves few placements, otherwise those that would beat the chosen one. Null if one of these
 * spoils nothing.
 */
function beatenOf(
  survey: Survey,
  { square, lies, where }: Locus,
  lie: number,
  value: Comparison['value'],
): { readonly gone: readonly number[]; readonly before: Exclusion } | null {
  const spoilt = lies.filter((one) => survey.spoils.has(one));
  const better = lies.filter((one) => value(one) > value(lie));
  if (better.some((one) => !survey.spoils.has(one))) return null;
  const isWorthwhile = lies.length - spoilt.length <= FEW_WAYS;
  for (const gone of isWorthwhile ? [spoilt, better] : [better]) {
    const before = exclusionOf(survey, gone, square, MOST_BEFORE - where.length);
    if (before) return { gone, before };
  }
  return null;
}

/** Chooses the best placement of a locus by a comparison, after ruling out any that beat it. */
function compared(
  survey: Survey,
  { share }: Outlook,
  locus: Locus,
  comparison: Comparison,
  draw: Draw,
): Reasoned | null {
  const { lies, where } = locus;
  const { technique, about, squares, value, isTelling } = comparison;
  const rank = (lie: number) => value(lie) * 3 * MOST_SHARED + preference(lie, share, draw);
  const lie = highest(
    lies.filter((one) => share.has(one)),
    rank,
  );
  if (lie === undefined || !isTelling(lie)) return null;
  const beaten = beatenOf(survey, locus, lie, value);
  if (!beaten) return null;
  const { gone, before } = beaten;
  const open = lies.filter((one) => !gone.includes(one));
  const ties = open.filter((one) => value(one) === value(lie)).length - 1;
  const last: Step = {
    text: comparedText(locus, lie, gone.length, ties, comparison),
    evidence: squaresAt(squares(lie)),
    target: [ghostOf(lie)],
    rulesOut: [],
  };
  const rating =
    RATINGS.compared + before.rating + RATINGS.each * open.length + RATINGS.tied * ties;
  return { technique, about, rating, lie, steps: [...where, ...before.steps, last] };
}

/** The hole that a placement leaves in the shape of a piece in hand, and that piece; or null. */
function holeFor(survey: Survey, lie: number): { piece: number; squares: number[] } | null {
  const before = regionsOf(survey.question.free);
  const after = afterLie(survey.question, lie);
  for (const region of regionsOf(after.free)) {
    if (sizeOf(region.low, region.high) > LARGEST) continue;
    if (before.some(({ low, high }) => low === region.low && high === region.high)) continue;
    const filling = survey.lies.find(
      (one) =>
        TABLE.low[one] === region.low &&
        TABLE.high[one] === region.high &&
        after.hand[pieceOf(one)]! > 0,
    );
    if (filling !== undefined) return { piece: pieceOf(filling), squares: squaresOf(region) };
  }
  return null;
}

/** Chooses a placement that leaves a hole in exactly the shape of a remaining piece. */
function madeToMeasure(
  survey: Survey,
  { share }: Outlook,
  { square, lies, where }: Locus,
  draw: Draw,
): Reasoned | null {
  const leaving = lies.flatMap((lie) => {
    const hole = share.has(lie) ? holeFor(survey, lie) : null;
    return hole ? [{ lie, hole }] : [];
  });
  const best = highest(leaving, ({ lie }) => preference(lie, share, draw));
  if (!best) return null;
  const { lie, hole } = best;
  const last: Step = {
    text: `Place ${theOf(pieceOf(lie))} on ${labelOf(square)} like this, and the hole at ${labelOf(hole.squares[0]!)} is exactly the shape of ${theOf(hole.piece)}.`,
    evidence: squaresAt(hole.squares),
    target: [ghostOf(lie)],
    rulesOut: [],
  };
  return {
    technique: 'a hole made to measure',
    about: `${FINISHES}: two pieces that fit together leave the rest tidy.`,
    rating: RATINGS.madeToMeasure + RATINGS.each * lies.length,
    lie,
    steps: [...where, last],
  };
}

/** Says that a placement is chosen, and how many ways to finish it leaves. */
const choiceStep = ({ share }: Outlook, lie: number): Step => ({
  text: `This is a good choice, not a certainty: it leaves ${ways(share.get(lie)!)} to finish.`,
  evidence: [],
  target: [ghostOf(lie)],
  rulesOut: [],
});

/**
 * Finds the choice that is easiest to see, among equals the one in most coverings. Null if no
 * comparison speaks for a placement.
 */
export function chosen(survey: Survey, outlook: Outlook, draw: Draw): Reasoned | null {
  const comparisons = [snug(survey), tight(survey)];
  const choices = lociOf(survey).flatMap((locus) =>
    [
      madeToMeasure(survey, outlook, locus, draw),
      ...comparisons.map((comparison) => compared(survey, outlook, locus, comparison, draw)),
    ].flatMap((choice) => choice ?? []),
  );
  const lowest = Math.min(...choices.map(({ rating }) => rating));
  const asEasy = choices.filter(({ rating }) => rating <= lowest + AS_EASY);
  const best = highest(asEasy, ({ lie }) => preference(lie, outlook.share, draw));
  if (!best) return null;
  const { lie, steps } = best;
  // A row of steps that is full keeps the choice to the line that explains its technique.
  return steps.length > MOST_BEFORE
    ? best
    : { ...best, steps: [...steps, choiceStep(outlook, lie)] };
}
