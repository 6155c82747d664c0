/**
 * Splits the app's JavaScript into chunks. A start loads a handful of files instead of some fifty,
 * because a small file's overhead exceeds its content, and larger files compress better.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';
import { GAME_IDS } from '../../src/games/definitions.ts';

/**
 * Path of an icon's module, relative to src. Without a chunk in the table below, each icon shared
 * by two pages would become a separate file.
 */
const icon = (name: string) => `../node_modules/lucide-react/dist/esm/icons/${name}.mjs`;

/**
 * The chunks by name, with their modules as paths relative to src. Each chunk includes all modules
 * that its own modules import and that no earlier chunk has; the bundler splits the remaining
 * modules itself, into a file for each set of importers.
 */
const CHUNKS: readonly (readonly [name: string, modules: readonly string[]])[] = [
  ['react', ['react.ts']],
  // The shell, with what home and a puzzle's page have in common.
  [
    'app',
    [
      'main.tsx',
      'app/background/sittingRequests.ts',
      'app/device/online.ts',
      'app/settings/settings.ts',
      'app/updates/playing.ts',
      'games/shared/numbered.ts',
      'lib/capital.ts',
      'lib/duration.ts',
      'lib/joinWithAnd.ts',
      'lib/json.ts',
      'lib/playLimits.ts',
      'protocol/listings.ts',
      'protocol/puzzleHash.ts',
      'ui/Beans.tsx',
      'ui/cx.ts',
      'ui/menu.ts',
      ...['check', 'cloud-off', 'x'].map(icon),
    ],
  ],
  // Modules that home shares with storage and the badge, and the header of all pages but a puzzle's.
  [
    'records',
    [
      'app/records/newestOpen.ts',
      'app/records/records.ts',
      'app/shell/Header.tsx',
      'daily/streak.ts',
      'ui/Strip.tsx',
      'ui/figures.ts',
      ...['cloud-upload', 'users'].map(icon),
    ],
  ],
  ['home', ['app/home/Home.tsx']],
  // A puzzle's page, with the modules that Sudoku Shift, which most people open first, shares with
  // other games.
  [
    'play',
    [
      'app/play/Puzzle.tsx',
      'games/shared/DrawnMarks.tsx',
      'games/shared/hintRole.ts',
      'ui/Pad.tsx',
      'ui/motion.ts',
      'ui/ownSwipes.ts',
      'ui/useBoardKeys.ts',
      'ui/usePointerDrag.ts',
      'ui/useRefocus.ts',
      ...['chevron-right', 'eraser', 'pencil', 'pin'].map(icon),
    ],
  ],
  // Parts of several pages that a press opens.
  [
    'dialogs',
    [
      'ui/ConfirmDialog.tsx',
      ...['arrow-right', 'circle-check', 'minus', 'plus', 'share-2'].map(icon),
      icon('triangle-exclamation-point'),
    ],
  ],
  // Modules shared by the views of all games but Sudoku Shift.
  [
    'games',
    [
      'games/shared/timedPlay.ts',
      'games/shared/timedShare.ts',
      'ui/Field.tsx',
      'ui/Sheet.tsx',
      'ui/gestureTarget.ts',
      'ui/reveal.ts',
      'ui/useGestures.ts',
      'ui/useGlide.ts',
      'ui/useScrollEdges.ts',
      'ui/useRefusal.ts',
      'ui/useRovingFocus.ts',
    ],
  ],
  ['begun', ['play/readSession.ts']],
  ['storage', ['storage/open.ts']],
  // Modules that every start loads once it is idle: first those that pages import as well.
  [
    'server',
    [
      'app/account/redirect.ts',
      'app/background/analytics.ts',
      'app/background/appCheckSource.ts',
      'app/background/joinNews.ts',
      'app/background/published.ts',
      'app/background/reports.ts',
      'app/device/restartAfterSignOut.ts',
      'app/shell/NotKept.tsx',
      'app/sync/syncState.ts',
      'firebase/config.ts',
      'firebase/request.ts',
      'firebase/serverErrors.ts',
      'protocol/formerResults.ts',
      'storage/isStaff.ts',
      'storage/labels.ts',
      'storage/localProfile.ts',
      'sync/sendEach.ts',
      'sync/unsent.ts',
      'tables/joins.ts',
      'ui/ActionButton.tsx',
    ],
  ],
  [
    'idle',
    [
      'app/background/startupImages.ts',
      'app/background/upkeep.ts',
      'app/device/watchPlayer.ts',
      'app/records/badge.ts',
      'app/shell/Notices.tsx',
      'app/sync/triggers.ts',
      'app/tables/waitingJoins.ts',
      'app/updates/serviceWorker.ts',
      'storage/devicePlayers.ts',
      '../node_modules/workbox-window/build/workbox-window.prod.es5.mjs',
    ],
  ],
  ...GAME_IDS.map((game) => [`${game}-rules`, [`games/${game}/rules/game.ts`]] as const),
  // A separate chunk for each game's miniature board: the home page draws the miniature boards, and
  // needs no other part of the views.
  ...GAME_IDS.map((game) => [`${game}-miniature`, [`games/${game}/view/miniature.tsx`]] as const),
  ...GAME_IDS.map((game) => [game, [`games/${game}/view/views.tsx`]] as const),
];

/**
 * A module's id for the bundler. Throws when there is no such file: otherwise the module would
 * silently drop out of its chunk.
 */
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
