/**
 * The games' pure code, loaded on demand from `src/games/{id}`. The service worker imports none of
 * it: results and names are in the definitions.
 */
import type { Engine } from './contract/engine.ts';
import type { Game } from './contract/game.ts';
import type { GameId } from './definitions.ts';

/** Loads a game's rules, the light part of its code. */
export const loadRules = (id: GameId): Promise<{ readonly game: Game }> =>
  import(`./${id}/rules/game.ts`);

/** Loads a game's engine, the heavy part of its code: hints, solver and generator. */
export const loadEngine = (id: GameId): Promise<{ readonly engine: Engine }> =>
  import(`./${id}/engine/engine.ts`);
