/**
 * Vite plugins for dynamic imports by a game's id, `import(`./${id}/rules/game.ts`)`. The bundler
 * would treat such an import as a pattern of file names; the plugins use the list of games.
 */
import type { Plugin } from 'vite';
import { GAME_IDS } from '../../src/games/definitions.ts';

const BY_ID = /import\(\s*`([^`$]*)\$\{(\w+)\}([^`$]*)`\s*,?\s*\)/g;

/**
 * Plugin for builds: replaces every import by a game's id by an import for each listed game.
 * Treated as a pattern of file names, the import would include the template (src/games/template),
 * and give every game's module a second file to be fetched.
 */
export function gameImports(): Plugin {
  return {
    name: 'crema-game-imports',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { code: BY_ID },
      handler(code) {
        const written = code.replaceAll(BY_ID, (_import, before, id, after) => {
          const imports = GAME_IDS.map(
            (game) => `'${game}': () => import('${before}${game}${after}')`,
          );
          return `({ ${imports.join(', ')} })[${id}]()`;
        });
        return { code: written, map: null };
      },
    },
  };
}

/**
 * Plugin for a test project: adds src/games/template to the games, as a developer would, with a
 * line in the list of games.
 */
export function withTemplate(): Plugin {
  return {
    name: 'crema-with-template',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/src/games/list.ts')
        ? `${code}\nexport { definition as template } from './template/definition.ts';`
        : null,
  };
}
