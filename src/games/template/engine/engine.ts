import { fail, ok } from '../../../lib/result.ts';
import { makeRng } from '../../../lib/rng.ts';
import type { Engine } from '../../contract/engine.ts';
import type { Call, Side } from '../rules/game.ts';

export const engine: Engine<Side, Side | null, Call> = {
  hint(board, state) {
    if (state !== null) return fail('finished', 'The coin has fallen.');
    const step = { text: `The coin falls ${board}.`, evidence: [], target: [board], rulesOut: [] };
    return ok({
      ...{ technique: 'a peek', about: null, rating: 1, mistake: null },
      steps: [step],
      move: { type: 'call', side: board },
    });
  },
  solve: (board) => board,
  generate: (id) => ({
    id,
    boards: [makeRng(`coin ${id}`).below(2) === 0 ? 'heads' : 'tails'],
  }),
};
