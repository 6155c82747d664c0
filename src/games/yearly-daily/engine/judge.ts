/** Checks a board's number of solutions and its difficulty against its date. */
import { start } from '../rules/rules.ts';
import type { Board } from '../rules/types.ts';
import { countCoverings } from './coverings.ts';
import { beansOf } from './generator.ts';
import { questionOf } from './question.ts';

export interface Judgement {
  /** The number of ways to cover the calendar for the board's date. */
  readonly counted: number;
  /** A sentence for each error of the board; empty when the board is right. */
  readonly complaints: readonly string[];
}

export function judge({ month, day, solutions, beans }: Board): Judgement {
  const counted = countCoverings(questionOf({ month, day }, start()));
  const right = beansOf(counted);
  const complaints =
    counted !== solutions
      ? [`The date can be covered in ${counted} ways, not in ${solutions}.`]
      : beans !== right
        ? [`${counted} ways make ${right} beans, not ${beans}.`]
        : [];
  return { counted, complaints };
}
