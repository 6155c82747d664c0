/**
 * Hints towards the extra of a date, which the player asks for. They say how many ways to finish meet
 * it, and name a piece's placement in most of them; where none is left, the piece to take back.
 */
import { makeRng } from '../../../lib/rng.ts';
import { tally } from '../../../lib/tally.ts';
import type { Hint } from '../../contract/engine.ts';
import { extraOf, finishOf } from '../rules/extras.ts';
import { labelsOf, theOf, ways } from '../rules/labels.ts';
import { squaresUnder, start } from '../rules/rules.ts';
import type { Board, Focus, Move, State } from '../rules/types.ts';
import { countCoverings, visitCoverings } from './coverings.ts';
import { placementOf, questionOf, TABLE } from './question.ts';
import { RATINGS } from './ratings.ts';
import { ghostOf, type Step } from './ruledOut.ts';

/** For each piece, the index of its placement in `TABLE.lies`. */
type Covering = readonly number[];

/** All coverings of the last date asked about that meet its extra: a player asks more than once. */
let known: { readonly id: string; readonly all: readonly Covering[] } | null = null;

function coveringsWithExtra(board: Board, id: string): readonly Covering[] {
  if (known?.id !== id) {
    const { holds } = extraOf(id);
    const all: Covering[] = [];
    visitCoverings(questionOf(board, start()), (lies) => {
      const covering: number[] = [];
      for (const lie of lies) covering[TABLE.lies[lie]!.shape] = lie;
      if (holds(finishOf(covering.map((lie) => TABLE.lies[lie]!.squares)))) all.push(covering);
      return true;
    });
    known = { id, all };
  }
  return known.all;
}

/** @param id of the puzzle, which has ways to finish from this state. */
export function extraHint(board: Board, state: State, id: string): Hint<Move, Focus> {
  const all = coveringsWithExtra(board, id);
  const { text: extra, about } = extraOf(id);
  const laid = state.map((placement, piece) => placement && String(squaresUnder(piece, placement)));
  /** The pieces that have to move for a covering. */
  const inTheWay = (covering: Covering) =>
    [...covering.keys()].filter(
      (piece) => laid[piece] && laid[piece] !== String(TABLE.lies[covering[piece]!]!.squares),
    );
  const blocked = all.map(inTheWay);
  const fewest = Math.min(...blocked.map(({ length }) => length));
  const nearest = all.filter((_, i) => blocked[i]!.length === fewest);
  const common = {
    technique: 'the extra',
    about: `The extra is to finish ${extra}. ${about}`,
    rating: RATINGS.ways,
    mistake: null,
  };
  const target = (piece: number): Step['target'] => [{ piece }];
  const lookAt = (piece: number) => ({
    text: `For the extra, look at ${theOf(piece)}.`,
    places: target(piece),
  });
  if (fewest > 0) {
    const toMove = blocked.filter(({ length }) => length === fewest);
    const piece = mostOften(toMove.flat(), id);
    const count = toMove.filter((pieces) => pieces.includes(piece)).length;
    const then =
      fewest === 1
        ? `Move only ${theOf(piece)}, and there ${count === 1 ? 'is' : 'are'} ${ways(count)} again.`
        : `At least ${fewest} pieces have to move. Start with ${theOf(piece)}.`;
    return {
      ...common,
      look: lookAt(piece),
      steps: [
        step(`No way to finish from here ends ${extra}.`, target(piece)),
        step(then, target(piece)),
      ],
      move: { type: 'lift', piece },
    };
  }
  const open = nearest.flatMap((covering) => covering.filter((_, piece) => !laid[piece]));
  const lie = mostOften(open, id);
  const { shape, squares } = TABLE.lies[lie]!;
  const count = open.filter((one) => one === lie).length;
  const left = countCoverings(questionOf(board, state));
  return {
    ...common,
    look: lookAt(shape),
    steps: [
      step(
        left === 1
          ? `The only way to finish ends ${extra}.`
          : `Of the ${ways(left)} to finish, ${nearest.length} ${nearest.length === 1 ? 'ends' : 'end'} ${extra}.`,
        target(shape),
      ),
      step(
        `In ${nearest.length === 1 ? 'that one' : `${count} of these ${nearest.length}`}, ${theOf(shape)} is on ${labelsOf(squares)}.`,
        [ghostOf(lie)],
      ),
    ],
    move: { type: 'place', ...placementOf(lie) },
  };
}

const step = (text: string, target: Step['target']): Step => ({
  text,
  evidence: [],
  target,
  rulesOut: [],
});

/** The item that occurs most often; among equals one drawn for the puzzle. */
function mostOften(items: readonly number[], id: string): number {
  const counts = tally(items);
  const drawn = makeRng(id).shuffled([...counts.keys()]);
  return drawn.reduce((best, one) => (counts.get(one)! > counts.get(best)! ? one : best));
}
