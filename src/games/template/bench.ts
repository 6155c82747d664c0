import type { Bench } from '../contract/bench.ts';
import { engine } from './engine/engine.ts';
import type { Side } from './rules/game.ts';

export const bench: Bench<Side, Side | null> = {
  propose: ({ seed }) => engine.generate(seed, 0).boards[0]!,
  report: (board) => ({
    solutions: 1,
    solved: [board],
    logic: { solves: true, techniques: [], stall: null },
    beans: null,
    complaints: [],
  }),
};
