/**
 * The parsers of all games' results: the only part of a game that the worker needs. Its rules, and
 * still more its views, would only make it slower to start.
 */
/// <reference types="vite/types/importMeta.d.ts" />
import type { Game } from '../src/games/game.ts';
import type { ResultCodecs } from '../src/storage/codecs.ts';

const parsers = import.meta.glob<Game['parseResult']>('../src/games/*/result.ts', {
  eager: true,
  import: 'parseResult',
});

export const codecs: ResultCodecs = Object.fromEntries(
  Object.entries(parsers).map(([path, parseResult]) => [path.split('/').at(-2), { parseResult }]),
);
