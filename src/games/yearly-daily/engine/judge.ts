/** Whether a board says of its date what is true. */
import { PIECES } from '../rules/pieces.ts';
import type { Board } from '../rules/types.ts';
import { beansOf } from './generator.ts';
import { countTilings } from './solver.ts';

export interface Judgement {
  /** In how many ways the date can be covered. */
  readonly counted: number;
  /** A sentence each; empty when all is well. */
  readonly complaints: readonly string[];
}

export function judge({ month, day, solutions, beans }: Board): Judgement {
  const pieces = PIECES.map(({ rows }) => rows);
  const counted = countTilings(pieces, month, day);
  const right = beansOf(counted);
  const complaints =
    counted !== solutions
      ? [`The date can be covered in ${counted} ways, not in ${solutions}.`]
      : beans !== right
        ? [`${counted} ways make ${right} beans, not ${beans}.`]
        : [];
  return { counted, complaints };
}
