import { describeGame } from '../../../tests/support/gameContract.ts';
import { engine } from './engine.ts';
import { gridOf } from './grid.ts';
import { game } from './index.ts';
import { share } from './share.ts';

describeGame('Crossnumber', {
  game,
  engine,
  share,
  puzzles: [engine.generate('1', 6), engine.generate('2', 6)],
  places: ({ rows }) => gridOf(rows).entries.map(({ id }) => id),
});
