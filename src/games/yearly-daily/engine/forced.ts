/**
 * Finds pieces whose placement is forced, for reasons that a person can see: holes that only one
 * piece fits, and squares that only one piece can cover. A lie is a piece's placement on certain
 * squares.
 */
import { capital } from '../../../lib/capital.ts';
import type { HintStep } from '../../contract/engine.ts';
import { labelOf, theOf } from '../rules/labels.ts';
import type { Focus, RuledOut } from '../rules/types.ts';
import type { Question } from './coverings.ts';
import { TABLE } from './question.ts';
import { RATINGS } from './ratings.ts';
import { afterLie, liesOn, type Spoilt, spoilt } from './spoiling.ts';
import { regionsOf, sizeOf, squaresOf } from './squares.ts';

type Step = HintStep<Focus>;

/** The placements (lies) of pieces possible next, and the reasons against some of them. */
export interface Survey {
  readonly question: Question;
  /** All placements of pieces in hand on free squares. */
  readonly lies: readonly number[];
  /** For each free square, the placements that cover it. */
  readonly covering: ReadonlyMap<number, readonly number[]>;
  /** For a placement, the hole or square that it would make impossible to fill. */
  readonly spoils: ReadonlyMap<number, Spoilt>;
}

export interface Forced {
  readonly technique: string;
  readonly about: string | null;
  readonly rating: number;
  readonly lie: number;
  readonly steps: readonly Step[];
}

/** The most placements on a square that a person would try in the head. */
const FEW = 14;
/** The most steps that a hint shows before its last one. */
const MOST_BEFORE = 5;

/** Lists the possible placements of pieces without trying any. */
export function surveyOf(question: Question): Survey {
  const lies = liesOn(question);
  const covering = new Map<number, number[]>(
    squaresOf(question.free).map((square) => [square, []]),
  );
  for (const lie of lies) {
    for (const square of TABLE.lies[lie]!.squares) covering.get(square)!.push(lie);
  }
  return { question, lies, covering, spoils: new Map() };
}

/** Tries the placements on squares that have at most `FEW` of them; a person would not try more. */
export function tried(survey: Survey): Survey {
  const { question, lies, covering } = survey;
  const spoils = new Map<number, Spoilt>();
  for (const lie of new Set([...covering.values()].filter((some) => some.length <= FEW).flat())) {
    const after = afterLie(question, lie);
    if ((after.free.low | after.free.high) === 0) continue;
    const spoil = spoilt(after, lies);
    if (spoil) spoils.set(lie, spoil);
  }
  return { ...survey, spoils };
}

const pieceOf = (lie: number) => TABLE.lies[lie]!.shape;
const squaresAt = (squares: readonly number[]): Focus[] => squares.map((square) => ({ square }));
const ghostOf = (lie: number) => ({ piece: pieceOf(lie), squares: TABLE.lies[lie]!.squares });

/** Finds a hole that takes a single piece, which only one piece in hand fits. */
export function forcedHole({ question, lies }: Survey): Forced | null {
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
    const at = labelOf(squares[0]!);
    const text = isLast
      ? `One piece is left: ${theOf(pieceOf(lie))} has the shape of the hole.`
      : `The hole of ${size} squares at ${at} is for one piece, and of those left only ${theOf(pieceOf(lie))} has its shape.`;
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

function spoilText(lead: string, { kind, squares }: Spoilt): string {
  const count = squares.length === 1 ? 'one square' : `${squares.length} squares`;
  const at = labelOf(squares[0]!);
  if (kind === 'square') return `${lead} would leave ${at} to no piece.`;
  if (kind === 'shape') {
    return `${lead} would leave a hole of ${count} at ${at} that has the shape of no piece left.`;
  }
  return `${lead} would leave a hole of ${count} at ${at} that the pieces left cannot fill.`;
}

/**
 * Explains why some placements of pieces on a square are ruled out, one step of the hint per piece.
 * Returns null when that takes more than `MOST_BEFORE` steps.
 * @param but the piece that still has a possible placement.
 */
function ruledOut(
  survey: Survey,
  lies: readonly number[],
  square: number,
  but: number,
): Step[] | null {
  const where = `on ${labelOf(square)}`;
  const at: Focus[] = [{ square }];
  const byPiece = new Map<number, number[]>();
  for (const lie of lies) byPiece.set(pieceOf(lie), [...(byPiece.get(pieceOf(lie)) ?? []), lie]);
  if (byPiece.size > MOST_BEFORE) return null;
  return [...byPiece].map(([piece, some]): Step => {
    const rulesOut = some.map((lie): RuledOut => ghostOf(lie));
    const [lie] = some;
    const spoil = survey.spoils.get(lie!)!;
    if (some.length === 1) {
      return {
        text: spoilText(`${capital(theOf(piece))} ${where}, as drawn,`, spoil),
        evidence: [ghostOf(lie!)],
        target: squaresAt(spoil.squares),
        rulesOut,
      };
    }
    return {
      text: `${capital(theOf(piece))} can lie ${where} in ${some.length} ${piece === but ? 'other ' : ''}ways, but each leaves a hole or a square that the pieces left cannot fill.`,
      evidence: [{ piece }, ...at],
      target: at,
      rulesOut,
    };
  });
}

/** Finds the square, easiest to see, that can be covered by only one placement of one piece. */
export function forcedLie(survey: Survey): Forced | null {
  const { spoils } = survey;
  const found: Forced[] = [];
  for (const [square, covering] of survey.covering) {
    const open = covering.filter((lie) => !spoils.has(lie));
    if (open.length !== 1) continue;
    const forced = onSquare(survey, square, covering, open[0]!);
    if (forced) found.push(forced);
  }
  return found.sort((a, b) => a.rating - b.rating)[0] ?? null;
}

function freeNeighbours({ free }: Question, square: number): number[] {
  const squares = squaresOf(free);
  return [square - 8, square - 1, square + 1, square + 8].filter((one) => squares.includes(one));
}

function onSquare(
  survey: Survey,
  square: number,
  covering: readonly number[],
  lie: number,
): Forced | null {
  const name = labelOf(square);
  const at: Focus[] = [{ square }];
  const others = covering.filter((other) => other !== lie);
  const before = ruledOut(survey, others, square, pieceOf(lie));
  if (!before) return null;
  const next = freeNeighbours(survey.question, square);
  if (next.length === 1 && before.length < MOST_BEFORE) {
    before.unshift({
      text: `${name} has one free neighbour: whatever covers it covers ${labelOf(next[0]!)} too.`,
      evidence: squaresAt(next),
      target: at,
      rulesOut: [],
    });
  }
  const only = `only ${theOf(pieceOf(lie))} fits on ${name}, and only like this`;
  const last: Step = {
    text:
      others.length > 0
        ? `That leaves one way to cover ${name}: ${theOf(pieceOf(lie))}, like this.`
        : `Of the pieces left ${only}.`,
    evidence: at,
    target: [ghostOf(lie)],
    rulesOut: [],
  };
  return {
    technique: 'a square for one piece',
    about: null,
    rating: RATINGS.square + RATINGS.tried * others.length,
    lie,
    steps: [...before, last],
  };
}

/**
 * Finds a square that only one piece can cover, in several placements; counting solutions must
 * decide which.
 */
export function owned(
  survey: Survey,
): { readonly lies: readonly number[]; readonly steps: readonly Step[] } | null {
  const { spoils } = survey;
  for (const [square, covering] of survey.covering) {
    const open = covering.filter((lie) => !spoils.has(lie));
    const [lie] = open;
    if (lie === undefined || new Set(open.map(pieceOf)).size > 1) continue;
    const name = labelOf(square);
    const at: Focus[] = [{ square }];
    const others = covering.filter((other) => spoils.has(other));
    const before = ruledOut(survey, others, square, pieceOf(lie));
    // A hint has at most six steps, and two more follow.
    if (!before || before.length > MOST_BEFORE - 1) continue;
    const text = `${others.length > 0 ? 'So only' : 'Only'} ${theOf(pieceOf(lie))} can cover ${name}, in ${open.length} ways.`;
    return {
      lies: open,
      steps: [...before, { text, evidence: at, target: [{ piece: pieceOf(lie) }], rulesOut: [] }],
    };
  }
  return null;
}
