/**
 * The next step for a player. When the state cannot be finished, the hint takes a piece back.
 * Otherwise it lays the piece whose forced placement is easiest to see; it counts solutions only
 * when no piece is visibly forced.
 */

import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Hint, HintProblem, HintStep } from '../../contract/engine.ts';
import { labelsOf, theOf, ways } from '../rules/labels.ts';
import { start, status } from '../rules/rules.ts';
import type { Board, Focus, Move, State } from '../rules/types.ts';
import type { Question } from './coverings.ts';
import { type Forced, forcedHole, forcedLie, owned, surveyOf, tried } from './forced.ts';
import { mistakeHint } from './mistakes.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { placementOf, questionOf, TABLE } from './question.ts';
import { RATINGS } from './ratings.ts';

type PieceHint = Hint<Move, Focus>;
type Step = HintStep<Focus>;

export function hint(board: Board, state: State): Result<PieceHint, HintProblem> {
  if (status(board, state) === 'won') return fail('finished', 'The calendar is covered.');
  const untouched = state.every((placement) => placement === null);
  const question = questionOf(board, state);
  const outlook = untouched ? outlookOfDate(board) : outlookOf(question);
  if (outlook.coverings === 0) return ok(mistakeHint(board, state, outlookOfDate(board)));
  const { technique, about, rating, lie, steps } = layHint(question, outlook);
  const move: Move = { type: 'place', ...placementOf(lie) };
  return ok({ technique, about, rating, mistake: null, steps, move });
}

function layHint(question: Question, outlook: Outlook): Forced {
  const bare = surveyOf(question);
  const plain = forcedHole(bare) ?? forcedLie(bare);
  if (plain) return plain;
  const survey = tried(bare);
  const seen = forcedLie(survey);
  const counted = owned(survey);
  const rating = counted ? RATINGS.owner : RATINGS.ways;
  if (seen && seen.rating < rating) return seen;
  const lie = mostShared(outlook, counted?.lies ?? [...outlook.share.keys()]);
  return {
    technique: 'counting the ways',
    about: counted
      ? 'One piece alone covers this square; for which way it lies all ways were counted.'
      : 'Nothing is to be seen here yet: all ways to lay the pieces left were tried and counted.',
    rating,
    lie,
    steps: [...(counted?.steps ?? [waysStep(outlook, lie)]), shareStep(outlook, lie)],
  };
}

/** The placement, among those given, that occurs in the most solutions. */
function mostShared({ share }: Outlook, lies: readonly number[]): number {
  return lies.reduce((best, lie) => ((share.get(lie) ?? 0) > (share.get(best) ?? 0) ? lie : best));
}

function waysStep({ coverings }: Outlook, lie: number): Step {
  const count = coverings === 1 ? 'one way only' : ways(coverings);
  return {
    text: `No hole and no square settles a piece yet. This can be finished in ${count}.`,
    evidence: [],
    target: [{ piece: TABLE.lies[lie]!.shape }],
    rulesOut: [],
  };
}

/** The step of a hint that says how many solutions contain a piece's placement. */
function shareStep({ coverings, share }: Outlook, lie: number): Step {
  const { shape, squares } = TABLE.lies[lie]!;
  const count = share.get(lie) ?? 0;
  const lies = `${theOf(shape)} lies on ${labelsOf(squares)}`;
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
