/** Royal Family's part of the desk: makes and judges boards for an editor (contract/bench.ts). */
import { makeRng } from '../../lib/rng.ts';
import type { Bench } from '../contract/bench.ts';
import { proposeBoard } from './engine/generator.ts';
import { judge } from './engine/judge.ts';
import type { Board, State } from './rules/types.ts';

export const bench: Bench<Board, State> = {
  propose: ({ id, beans, seed }) =>
    proposeBoard(beans, makeRng(`royal-family/desk/${id}/${beans}/${seed}`)),
  report: judge,
};
