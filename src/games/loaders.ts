/**
 * Where each game's code is: rules, engine and views, fetched when they are needed. The service
 * worker and the functions never import this: what they need of a game is in its definition.
 */

import type { Engine } from './contract/engine.ts';
import type { Game } from './contract/game.ts';
import type { GameViews } from './contract/view.ts';
import type { GameId } from './definitions.ts';
import { adoptStyles } from './shared/styles.ts';

export interface GameLoaders {
  /** The pure and light part. */
  rules(): Promise<{ readonly game: Game }>;
  /** The pure and heavy part: hints, solver, generator. */
  engine(): Promise<{ readonly engine: Engine }>;
  /** The React part. Its styles are the page's once it is there. */
  views(): Promise<GameViews>;
}

/** The same as it is written below: every game has boards, states and moves of its own types. */
interface Modules {
  rules(): Promise<{ readonly game: Pick<Game, 'id' | 'results'> }>;
  engine(): Promise<{ readonly engine: object }>;
  views(): Promise<Pick<GameViews, 'about' | 'styles'>>;
}

/**
 * THE one cast: whoever plays any game knows its boards, states and moves only as values that came
 * from the same game.
 */
function defineLoaders(modules: Readonly<Record<GameId, Modules>>): Record<GameId, GameLoaders> {
  const loaders = Object.entries(modules).map(([id, game]) => {
    async function views() {
      const loaded = await game.views();
      adoptStyles(id, loaded.styles);
      return loaded;
    }
    return [id, { ...game, views }] as const;
  });
  return Object.fromEntries(loaders) as unknown as Record<GameId, GameLoaders>;
}

const LOADERS = defineLoaders({
  'sudoku-shift': {
    rules: () => import('./sudoku-shift/rules/game.ts'),
    engine: () => import('./sudoku-shift/engine/engine.ts'),
    views: () => import('./sudoku-shift/view/views.tsx'),
  },
  'yearly-daily': {
    rules: () => import('./yearly-daily/rules/game.ts'),
    engine: () => import('./yearly-daily/engine/engine.ts'),
    views: () => import('./yearly-daily/view/views.tsx'),
  },
  crossnumber: {
    rules: () => import('./crossnumber/rules/game.ts'),
    engine: () => import('./crossnumber/engine/engine.ts'),
    views: () => import('./crossnumber/view/views.tsx'),
  },
  geografind: {
    rules: () => import('./geografind/rules/game.ts'),
    engine: () => import('./geografind/engine/engine.ts'),
    views: () => import('./geografind/view/views.tsx'),
  },
  'royal-family': {
    rules: () => import('./royal-family/rules/game.ts'),
    engine: () => import('./royal-family/engine/engine.ts'),
    views: () => import('./royal-family/view/views.tsx'),
  },
});

export const loadersOf = (id: GameId): GameLoaders => LOADERS[id];
