/**
 * The games that Crema serves: what each is (catalogue.ts) and where its code is. A game is added
 * with one entry there and one here.
 */
import { CATALOGUE, type GameFacts, type ServedGame } from './catalogue.ts';
import type { Engine, Game } from './game.ts';
import { adoptStyles } from './styles.ts';
import type { GameViews } from './view.ts';

/** What a game's index.ts exports. */
export interface GameModule {
  readonly game: Game;
}

/** What a game's engine.ts exports. */
export interface EngineModule {
  readonly engine: Engine;
}

/** A game's code, fetched when it is needed. */
interface GameLoaders {
  /** The pure and light part: rules and codec. */
  load(): Promise<GameModule>;
  /** The pure and heavy part: hints, solver, generator. */
  loadEngine(): Promise<EngineModule>;
  /** The React part. */
  loadViews(): Promise<GameViews>;
}

export interface GameEntry extends GameFacts, GameLoaders {}

const LOADERS: Readonly<Record<ServedGame, GameLoaders>> = {
  'sudoku-shift': {
    load: async () => (await import('./sudoku-shift/index.ts')) as unknown as GameModule,
    loadEngine: async () => (await import('./sudoku-shift/engine.ts')) as unknown as EngineModule,
    loadViews: async () => (await import('./sudoku-shift/views.tsx')) as unknown as GameViews,
  },
  'yearly-daily': {
    load: async () => (await import('./yearly-daily/index.ts')) as unknown as GameModule,
    loadEngine: async () => (await import('./yearly-daily/engine.ts')) as unknown as EngineModule,
    loadViews: async () => (await import('./yearly-daily/views.tsx')) as unknown as GameViews,
  },
  crossnumber: {
    load: async () => (await import('./crossnumber/index.ts')) as unknown as GameModule,
    loadEngine: async () => (await import('./crossnumber/engine.ts')) as unknown as EngineModule,
    loadViews: async () => (await import('./crossnumber/views.tsx')) as unknown as GameViews,
  },
  geografind: {
    load: async () => (await import('./geografind/index.ts')) as unknown as GameModule,
    loadEngine: async () => (await import('./geografind/engine.ts')) as unknown as EngineModule,
    loadViews: async () => (await import('./geografind/views.tsx')) as unknown as GameViews,
  },
  'royal-family': {
    load: async () => (await import('./royal-family/index.ts')) as unknown as GameModule,
    loadEngine: async () => (await import('./royal-family/engine.ts')) as unknown as EngineModule,
    loadViews: async () => (await import('./royal-family/views.tsx')) as unknown as GameViews,
  },
};

export const GAMES: readonly GameEntry[] = Object.values(CATALOGUE).map((facts) => ({
  ...facts,
  ...LOADERS[facts.id],
  async loadViews() {
    const views = await LOADERS[facts.id].loadViews();
    adoptStyles(facts.id, views.styles);
    return views;
  },
}));

/** The entry of a game, or null when Crema does not serve it. */
export function findGame(id: string): GameEntry | null {
  return GAMES.find((entry) => entry.id === id) ?? null;
}
