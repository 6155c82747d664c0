import { describeGame } from '../../../tests/support/gameContract.ts';
import { engine } from './engine/engine.ts';
import { type Call, game, type Side } from './rules/game.ts';
import { share } from './view/picture.tsx';

const otherCall = (side: Side): Call => ({
  type: 'call',
  side: side === 'heads' ? 'tails' : 'heads',
});

describeGame('The template', {
  game,
  engine,
  share,
  puzzles: [engine.generate('1', 0), engine.generate('2', 1), engine.generate('3', 2)],
  losing: (board) => [otherCall(board)],
});
