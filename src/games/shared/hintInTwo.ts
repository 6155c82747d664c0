/** A hint of two sentences: where to look, and why. */
import type { Hint } from '../contract/engine.ts';

export interface HintInTwo<Move, Focus> {
  readonly technique: string;
  readonly where: string;
  readonly why: string;
  readonly focus: readonly Focus[];
  readonly move: Move;
}

export function hintInTwo<Move, Focus>(hint: HintInTwo<Move, Focus>): Hint<Move, Focus> {
  const { technique, where, why, focus, move } = hint;
  const step = { evidence: [], target: focus, rulesOut: [] };
  return {
    technique,
    about: null,
    rating: 1,
    mistake: null,
    steps: [
      { ...step, text: where },
      { ...step, text: why },
    ],
    move,
  };
}
