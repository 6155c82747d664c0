import { ok } from '../../lib/result.ts';
import type { Toolkit } from '../contract/toolkit.ts';
import { engine } from './engine/engine.ts';
import { type Call, game, parseSide, type Side } from './rules/game.ts';

export const toolkit: Toolkit<Side, Side | null, Call> = {
  game,
  engine,
  parseBoard: parseSide,
  solve: (board) => ok(board),
  verify: (board) => ({ good: true, report: { falls: board }, complaint: '' }),
  recurrence: () => 'any toss',
  robot: {
    demoMoves: (board) => [{ type: 'call', side: board }],
  },
};
