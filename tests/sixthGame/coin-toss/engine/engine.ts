import type { Engine } from '../../../../src/games/contract/engine.ts';
import { fail } from '../../../../src/lib/result.ts';
import { makeRng } from '../../../../src/lib/rng.ts';
import type { Side } from '../rules/game.ts';

export const engine: Engine<Side, Side | null, Side> = {
  hint: () => fail('locked', 'There is nothing to know of a coin.'),
  solve: (board) => board,
  generate: (id) => ({
    id,
    boards: [makeRng(`coin ${id}`).below(2) === 0 ? 'heads' : 'tails'],
  }),
};
