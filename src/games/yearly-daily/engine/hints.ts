/**
 * The next step for a player. When the state cannot be finished, the hint takes a piece back.
 * Otherwise it lays the piece whose forced placement is easiest to see; when none is forced, the
 * piece that a comparison on the board speaks for. It counts solutions only when nothing does.
 */

import { fail, ok, type Result } from '../../../lib/result.ts';
import { makeRng } from '../../../lib/rng.ts';
import type { Hint, HintProblem, HintStep } from '../../contract/engine.ts';
import { labelsOf, theOf, ways } from '../rules/labels.ts';
import { start, status } from '../rules/rules.ts';
import type { Board, Focus, Move, State } from '../rules/types.ts';
import { chosen, type Draw } from './choice.ts';
import { canCover, type Question } from './coverings.ts';
import { extraHint } from './extraHints.ts';
import { easiest, forcedHole, forcedPlace, forcedSquare, type Reasoned } from './forced.ts';
import { mistakeHint } from './mistakes.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { placementOf, questionOf, TABLE } from './question.ts';
import { RATINGS } from './ratings.ts';
import { surveyOf, tried, triedDeeply } from './survey.ts';

type PieceHint = Hint<Move, Focus>;
type Step = HintStep<Focus>;

/** @param aim the puzzle's id, if the player asks for a hint towards its extra. */
export function hint(board: Board, state: State, aim?: string): Result<PieceHint, HintProblem> {
  if (status(board, state) === 'won') return fail('finished', 'The calendar is covered.');
  const untouched = state.every((placement) => placement === null);
  const question = questionOf(board, state);
  if (!canCover(question)) return ok(mistakeHint(board, state, outlookOfDate(board)));
  if (aim !== undefined) return ok(extraHint(board, state, aim));
  const outlook = () => (untouched ? outlookOfDate(board) : outlookOf(question));
  const { technique, about, rating, lie, steps } = layHint(question, outlook, drawOf(board));
  const move: Move = { type: 'place', ...placementOf(lie) };
  return ok({ technique, about, rating, mistake: null, steps, move });
}

/**
 * The easiest reason for a piece: first what forces one, then what speaks for one.
 * @param count counts the coverings, which takes longest and only a choice needs.
 */
function layHint(question: Question, count: () => Outlook, draw: Draw): Reasoned {
  const bare = surveyOf(question);
  const plain = easiest([forcedHole(bare), forcedSquare(bare), forcedPlace(bare)]);
  if (plain) return plain;
  const survey = tried(bare);
  const seen = easiest([forcedSquare(survey), forcedPlace(survey)]);
  // A second look at a single placement makes a hint harder than this already.
  if (seen && seen.rating <= RATINGS.square + RATINGS.triedDeeply) return seen;
  const deep = triedDeeply(survey);
  const forced = easiest([seen, forcedSquare(deep), forcedPlace(deep)]);
  if (forced) return forced;
  const outlook = count();
  // The only way to finish is no choice.
  const choice = outlook.coverings > 1 ? chosen(deep, outlook, draw) : null;
  return choice ?? counted(outlook);
}

/**
 * Placements are drawn into three groups, and each date prefers one: two days in a row do not begin
 * with the same hint.
 */
const drawOf =
  ({ month, day }: Board): Draw =>
  (lie) =>
    (makeRng(`${lie}`).below(3) + month + day) % 3;

function counted(outlook: Outlook): Reasoned {
  const lie = mostShared(outlook);
  return {
    technique: 'counting solutions',
    about: 'Nothing stands out yet, so we tried every way to place the remaining pieces.',
    rating: RATINGS.ways,
    lie,
    steps: [waysStep(outlook, lie), shareStep(outlook, lie)],
  };
}

/** The placement that occurs in the most solutions. */
function mostShared({ share }: Outlook): number {
  return [...share.keys()].reduce((best, lie) => (share.get(lie)! > share.get(best)! ? lie : best));
}

function waysStep({ coverings }: Outlook, lie: number): Step {
  const count = coverings === 1 ? 'is only one way' : `are ${ways(coverings)}`;
  return {
    text: `No hole or square forces a piece yet. There ${count} to finish.`,
    evidence: [],
    target: [{ piece: TABLE.lies[lie]!.shape }],
    rulesOut: [],
  };
}

/** The step of a hint that says how many solutions contain a piece's placement. */
function shareStep({ coverings, share }: Outlook, lie: number): Step {
  const { shape, squares } = TABLE.lies[lie]!;
  const count = share.get(lie) ?? 0;
  const lies = `${theOf(shape)} is on ${labelsOf(squares)}`;
  const text =
    count < coverings
      ? `In ${count} of the ${coverings} ways to finish, ${lies}.`
      : coverings === 1
        ? `In the only way to finish, ${lies}.`
        : `In ${coverings === 2 ? 'both' : `all ${coverings}`} ways to finish, ${lies}.`;
  return { text, evidence: [], target: [{ piece: shape, squares }], rulesOut: [] };
}

/** The last date's count of solutions, cached: a player asks for several hints on one date. */
let known: { readonly month: number; readonly day: number; readonly outlook: Outlook } | null =
  null;

function outlookOfDate({ month, day }: Board): Outlook {
  if (known?.month !== month || known.day !== day) {
    known = { month, day, outlook: outlookOf(questionOf({ month, day }, start())) };
  }
  return known.outlook;
}
