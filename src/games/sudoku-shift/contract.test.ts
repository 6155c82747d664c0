import { describeGame } from '../../../tests/support/gameContract.ts';
import { engine } from './engine/engine.ts';
import { game } from './rules/game.ts';
import { share } from './view/share.ts';

describeGame('Sudoku Shift', {
  game,
  engine,
  share,
  puzzles: [engine.generate('1', 0), engine.generate('516', 5), engine.generate('77', 6)],
});
