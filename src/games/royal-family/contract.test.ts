import { describeGame } from '../../../tests/support/gameContract.ts';
import { engine } from './engine/engine.ts';
import { game } from './rules/game.ts';
import { share } from './view/share.ts';

describeGame('Royal Family', {
  game,
  engine,
  share,
  puzzles: [engine.generate('1', 0), engine.generate('4', 3), engine.generate('7', 6)],
});
