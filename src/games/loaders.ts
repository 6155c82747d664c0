/**
 * Where each game's code is: rules, engine and views, fetched when they are needed. The service
 * worker never imports this: what it needs of a game is in its definition.
 */

import type { ComponentType } from 'react';
import type { Engine } from './contract/engine.ts';
import type { Game } from './contract/game.ts';
import type {
  GameViews,
  HowToPlayProps,
  KeyList,
  MiniatureProps,
  PictureProps,
} from './contract/view.ts';
import type { GameId } from './definitions.ts';
import { adoptStyles } from './shared/styles.ts';

export interface GameLoaders {
  /** The pure and light part. */
  rules(): Promise<{ readonly game: Game }>;
  /** The pure and heavy part: hints, solver, generator. */
  engine(): Promise<{ readonly engine: Engine }>;
  /** The React part. Its styles are the page's once it is there. */
  views(): Promise<GameViews>;
  /** The rules, with a small example to try. They are drawn with the views, which have to be there. */
  howToPlay(): Promise<{
    readonly HowToPlay: ComponentType<HowToPlayProps>;
    readonly KEYS: KeyList;
  }>;
  /** One board at the size of a stamp, without the rest of the views. */
  miniature(): Promise<{ readonly Miniature: ComponentType<MiniatureProps> }>;
  /** What is shared of a finished play. */
  picture(): Promise<{ readonly Picture: ComponentType<PictureProps> }>;
}

/** The same as it is written below: every game has boards, states and moves of its own types. */
interface Modules {
  rules(): Promise<{ readonly game: Pick<Game, 'id' | 'results'> }>;
  engine(): Promise<{ readonly engine: object }>;
  views(): Promise<Pick<GameViews, 'about' | 'styles'>>;
  howToPlay(): Promise<{ readonly HowToPlay: object; readonly KEYS: KeyList }>;
  miniature(): Promise<{ readonly Miniature: object }>;
  picture(): Promise<{ readonly Picture: object }>;
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
    howToPlay: () => import('./sudoku-shift/view/HowToPlay.tsx'),
    miniature: () => import('./sudoku-shift/view/miniature.tsx'),
    picture: () => import('./sudoku-shift/view/picture.tsx'),
  },
  'yearly-daily': {
    rules: () => import('./yearly-daily/rules/game.ts'),
    engine: () => import('./yearly-daily/engine/engine.ts'),
    views: () => import('./yearly-daily/view/views.tsx'),
    howToPlay: () => import('./yearly-daily/view/HowToPlay.tsx'),
    miniature: () => import('./yearly-daily/view/miniature.tsx'),
    picture: () => import('./yearly-daily/view/picture.tsx'),
  },
  crossnumber: {
    rules: () => import('./crossnumber/rules/game.ts'),
    engine: () => import('./crossnumber/engine/engine.ts'),
    views: () => import('./crossnumber/view/views.tsx'),
    howToPlay: () => import('./crossnumber/view/HowToPlay.tsx'),
    miniature: () => import('./crossnumber/view/miniature.tsx'),
    picture: () => import('./crossnumber/view/picture.tsx'),
  },
  geografind: {
    rules: () => import('./geografind/rules/game.ts'),
    engine: () => import('./geografind/engine/engine.ts'),
    views: () => import('./geografind/view/views.tsx'),
    howToPlay: () => import('./geografind/view/HowToPlay.tsx'),
    miniature: () => import('./geografind/view/miniature.tsx'),
    picture: () => import('./geografind/view/picture.tsx'),
  },
  'royal-family': {
    rules: () => import('./royal-family/rules/game.ts'),
    engine: () => import('./royal-family/engine/engine.ts'),
    views: () => import('./royal-family/view/views.tsx'),
    howToPlay: () => import('./royal-family/view/HowToPlay.tsx'),
    miniature: () => import('./royal-family/view/miniature.tsx'),
    picture: () => import('./royal-family/view/picture.tsx'),
  },
});

export const loadersOf = (id: GameId): GameLoaders => LOADERS[id];
