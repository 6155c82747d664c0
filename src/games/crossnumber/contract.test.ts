import { describeGame } from '../../../tests/support/gameContract.ts';
import { engine } from './engine/engine.ts';
import { game } from './rules/game.ts';
import { gridOf } from './rules/grid.ts';
import { share } from './view/share.ts';

describeGame('Crossnumber', {
  game,
  engine,
  share,
  puzzles: [engine.generate('1', 6), engine.generate('2', 6)],
  places: ({ rows }) => gridOf(rows).entries.map(({ id }) => id),
});
