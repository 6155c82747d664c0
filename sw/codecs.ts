/**
 * The parsers of all games that there are. Not by the registry: that knows their views too, and
 * React has no place in a worker.
 */
/// <reference types="vite/types/importMeta.d.ts" />
import type { Game } from '../src/games/game.ts';
import type { Codecs } from '../src/storage/codecs.ts';

const modules = import.meta.glob<{ readonly game: Game }>('../src/games/*/index.ts', {
  eager: true,
});

export const codecs: Codecs = Object.fromEntries(
  Object.values(modules).map(({ game }) => [game.id, game]),
);
