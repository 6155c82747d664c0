/** Crossnumber's adapter for the workbench of the staff's app (the desk). */
import type { Bench } from '../contract/bench.ts';
import { bestBoard } from './engine/generator.ts';
import { judge } from './engine/judge.ts';
import { MENU } from './engine/menu.ts';
import type { Board, State } from './rules/types.ts';

export const bench: Bench<Board, State> = {
  propose({ id, board, beans, seed }) {
    const week = MENU.find((one) => one.beans === beans) ?? MENU[0]!;
    return bestBoard(week, `crossnumber/desk/${id}/${board}/${beans}/${seed}`);
  },
  report: judge,
};
