/**
 * Vite plugin for one project of the unit tests: it adds a game the way a developer would, with a
 * folder and a line in each of the two lists.
 */
import type { Plugin } from 'vite';

const FOLDER = '/tests/sixthGame/coin-toss';

/** Puts text behind a place that has to be there. */
function added(code: string, behind: RegExp, text: string): string {
  const found = behind.exec(code);
  if (!found) throw new Error(`There is no ${behind} to add a game behind.`);
  const end = found.index + found[0].length;
  return code.slice(0, end) + text + code.slice(end);
}

export function addSixthGame(): Plugin {
  return {
    name: 'crema-sixth-game',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/src/games/definitions.ts')) {
        const listed = added(code, /const LIST = \[[^\]]*/, ', sixth');
        return `import { definition as sixth } from '${FOLDER}/definition.ts';\n${listed}`;
      }
      if (id.endsWith('/src/games/loaders.ts')) {
        return added(
          code,
          /defineLoaders\(\{\n/,
          `  'coin-toss': {
    rules: () => import('${FOLDER}/rules/game.ts'),
    engine: () => import('${FOLDER}/engine/engine.ts'),
    views: () => import('${FOLDER}/view/views.tsx'),
    howToPlay: () => import('${FOLDER}/view/HowToPlay.tsx'),
    miniature: () => import('${FOLDER}/view/miniature.tsx'),
    picture: () => import('${FOLDER}/view/picture.tsx'),
  },\n`,
        );
      }
      return null;
    },
  };
}
