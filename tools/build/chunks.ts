/**
 * How the build cuts the app into files. A start asks for a handful of them in place of some fifty,
 * for each costs it more than what is in it, and larger ones compress better.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';
import { GAME_IDS } from '../../src/games/definitions.ts';

/** An icon's module, from src. The bundler gives each icon that two pages share a file of its own. */
const icon = (name: string) => `../node_modules/lucide-react/dist/esm/icons/${name}.mjs`;

/**
 * Chunks by name, with modules by their paths from src. Each takes along all that these import and
 * that no chunk before it has; the bundler cuts the rest by itself, a file for each set of importers.
 */
const CHUNKS: readonly (readonly [name: string, modules: readonly string[]])[] = [
  // Nearly every start is that of a puzzle's page or leads to one: its page comes with the app, and
  // so does what Sudoku Shift, which most people open first, shares with other games.
  [
    'app',
    [
      'main.tsx',
      'app/play/Puzzle.tsx',
      'games/shared/DrawnMarks.tsx',
      'games/shared/numbered.ts',
      'lib/capital.ts',
      'lib/listed.ts',
      'ui/Dialog.tsx',
      'ui/Pad.tsx',
      'ui/motion.ts',
      'ui/ownSwipes.ts',
      'ui/useBoardKeys.ts',
      'ui/useRefocus.ts',
      ...['check', 'chevron-right', 'circle-check', 'eraser', 'minus', 'pencil', 'pin'].map(icon),
      ...['plus', 'triangle-exclamation-point', 'x'].map(icon),
    ],
  ],
  // The views of other games share these.
  [
    'games',
    [
      'games/shared/ConventionList.tsx',
      'games/shared/timedPlay.ts',
      'games/shared/timedShare.ts',
      'ui/Field.tsx',
      'ui/Sheet.tsx',
      'ui/gestureTarget.ts',
      'ui/useGestures.ts',
      'ui/useGlide.ts',
      'ui/useMore.ts',
      'ui/usePointerDrag.ts',
      'ui/useRefusal.ts',
      'ui/useStop.ts',
    ],
  ],
  ['begun', ['play/readSession.ts']],
  ['home', ['app/home/Home.tsx']],
  ['storage', ['storage/openForPage.ts']],
  ...GAME_IDS.map((game) => [`${game}-rules`, [`games/${game}/rules/game.ts`]] as const),
  // The home page draws boards at the size of stamps, and needs no more of the views.
  ...GAME_IDS.map((game) => [`${game}-miniature`, [`games/${game}/view/miniature.tsx`]] as const),
  ...GAME_IDS.map((game) => [game, [`games/${game}/view/views.tsx`]] as const),
];

/** Throws where a module is not there: it would fall out of its chunk unseen. */
function idOf(module: string): string {
  const file = fileURLToPath(new URL(`../../src/${module}`, import.meta.url));
  if (!existsSync(file))
    throw new Error(`There is no src/${module}, which tools/build/chunks.ts names.`);
  return normalizePath(file);
}

export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return CHUNKS.map(([name, modules], i) => {
    const ids = new Set(modules.map(idOf));
    return { name, test: (id) => ids.has(id), priority: CHUNKS.length - i };
  });
}
