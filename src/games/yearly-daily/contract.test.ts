import { describeGame } from '../../../tests/support/gameContract.ts';
import { engine } from './engine/engine.ts';
import { game } from './rules/game.ts';
import { share } from './view/share.ts';

describeGame('Yearly Daily', {
  game,
  engine,
  share,
  puzzles: [
    engine.generate('2026-11-20', 4),
    engine.generate('2026-09-06', 6),
    engine.generate('2028-02-29', 1),
  ],
});
