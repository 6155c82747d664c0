import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { configDefaults, defineConfig } from 'vitest/config';
import { DEFINITIONS, findDefinition } from './src/games/definitions.ts';
import { addSixthGame } from './tools/build/addSixthGame.ts';
import { builds } from './tools/build/builds.ts';
import { deskFiles } from './tools/build/deskFiles.ts';
import { icons } from './tools/build/icons.ts';
import { manifest } from './tools/build/manifest.ts';
import { NEWS } from './tools/build/news.ts';
import { noViews } from './tools/build/noViews.ts';
import { lastPackedIds, precachedPacks } from './tools/build/packs.ts';
import { pureComponents } from './tools/build/pureComponents.ts';
import { shells } from './tools/build/shells.ts';
import { syncScript } from './tools/build/syncScript.ts';

const publicDir = fileURLToPath(new URL('public', import.meta.url));
const now = new Date();
/** Tests set it to make a second deployment of the same sources. */
const buildId =
  process.env.CREMA_BUILD_ID ??
  now
    .toISOString()
    .replace(/[^0-9]/g, '')
    .slice(0, 14);

const desk = deskFiles(buildId);

const TESTS = ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/*.test.ts'];
/** Those that replace parts of the browser, and those that import modules with a memory. */
const APART = [
  'src/storage/**/*.test.ts',
  'src/firebase/**/*.test.ts',
  'src/app/**/*.test.{ts,tsx}',
];

/** The game in whose folder a module is, or null. */
function gameOf(id: string): string | null {
  const folder = /src[\\/]games[\\/]([a-z-]+)[\\/]/.exec(id)?.[1];
  return folder === undefined ? null : (findDefinition(folder)?.id ?? null);
}

/**
 * The app, the puzzle's page and the small things that both first pages need: what is read ahead of storage,
 * days, figures in words, and icons of many pages.
 */
const OF_EVERY_START =
  /src[\\/](?:main\.tsx|app[\\/]play[\\/]Puzzle\.tsx|storage[\\/](?:keys|leaveUnsaved|mergeProgress|prefetch|reads|rows|snapshot|soundRows)\.ts|daily[\\/](?:date|numbering|packs)\.ts|sync[\\/]unsent\.ts|app[\\/]device[\\/]ahead\.ts|ui[\\/](?:dates|cx|figures|motion|ownSwipes)\.ts)$|lucide-react[\\/].*[\\/](?:check|x|chevron-right|circle-check|eraser|minus|pencil|pin|plus|triangle-exclamation-point)\.m?js$/;

export default defineConfig({
  define: {
    __BUILD_ID__: JSON.stringify(buildId),
    __NEWS__: JSON.stringify(NEWS.length),
    __LAST_PACKED_IDS__: JSON.stringify(lastPackedIds(publicDir)),
  },
  plugins: [
    react(),
    pureComponents(),
    tailwindcss(),
    icons(),
    builds(buildId),
    desk.plugin,
    shells(),
    syncScript(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: [
          '{index,play,page}.html',
          'assets/**/*.{js,css,woff2}',
          'icons/icon-48.png',
          'icons/icon-192.png',
          ...precachedPacks(publicDir, now),
        ],
        // Hashed names need no revision of their own.
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          (entries) => ({ manifest: entries.filter(({ url }) => !desk.has(url)) }),
        ],
      },
    }),
  ],
  build: {
    target: 'es2023',
    outDir: process.env.CREMA_OUT_DIR ?? 'dist',
    emptyOutDir: true,
    // A player's report of an error names our files; no page fetches them, and no worker keeps them.
    sourcemap: true,
    // The stylesheet is inlined whole; without splitting there is exactly one.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // boot.ts names what a page needs; the import helper's own links would only come later.
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'js' ? [] : deps),
    },
    rolldownOptions: {
      // Tailwind makes none for its stylesheet, which is inlined.
      checks: { sourcemapBroken: false },
      output: {
        codeSplitting: {
          // A start asks for a handful of files in place of two dozen, and they compress better:
          // each entry with all that it needs and that no entry before it has.
          groups: [
            {
              // Nearly every start is home's or a puzzle's: what both need, the puzzle's page, and what games
              // share and the one that most people open first needs, come with the app. A file costs each
              // start more than what is in it.
              name: (id, context) => {
                if (OF_EVERY_START.test(id)) return 'app';
                // Of the rules, which few players read twice.
                if (/src[\\/]games[\\/]shared[\\/]Tryout\.tsx$/.test(id)) return 'tryout';
                // Engines and editors come when they are asked for: what they alone share is no start's.
                const importers = (context.getModuleInfo(id)?.importers ?? []).filter(
                  (importer) =>
                    !/[\\/](?:engine|editor)[\\/]|[\\/](?:bench|toolkit|former)\.ts$/.test(
                      importer,
                    ),
                );
                const games = new Set(importers.map(gameOf).filter((game) => game !== null));
                if (games.size < 2) return null;
                const [first] = DEFINITIONS;
                const isEverywhere =
                  /src[\\/]lib[\\/]/.test(id) ||
                  importers.some((importer) => /src[\\/]app[\\/]play[\\/]/.test(importer)) ||
                  (first !== undefined && games.has(first.id));
                // What that game has no use for must not be looked for in one of those that have.
                return isEverywhere ? 'app' : 'games-more';
              },
              priority: 4,
            },
            // A game that was begun waits for one file more.
            {
              name: 'begun',
              priority: 2.6,
              test: /src[\\/]play[\\/](?:readSession|replay)\.ts$/,
            },
            // What a player's past is counted with: no board waits for it.
            { name: 'past', priority: 2.6, test: /src[\\/]daily[\\/]\w+\.ts$/ },
            { name: 'home', priority: 2.5, test: /src[\\/]app[\\/]home[\\/]Home\.tsx$/ },
            { name: 'storage', priority: 2, test: /src[\\/]storage[\\/]openForPage\.ts$/ },
            // Nor must an icon or a dialog that other pages show too. A game's own are reached from two
            // places, its views and its example.
            { name: 'avatars', priority: 2, test: /src[\\/]app[\\/]account[\\/]Avatar\.tsx$/ },
            { name: 'ui', priority: 1.7, test: /src[\\/]ui[\\/]/, minShareCount: 3 },
            // What solves and makes boards is the worker's; what reads and plays them comes first.
            {
              name: (id) => `${gameOf(id)}-rules`,
              priority: 1.5,
              test: /src[\\/]games[\\/][a-z-]+[\\/]rules[\\/]game\.ts$/,
            },
            // Home draws boards at the size of stamps: what they share with the views comes with them,
            // or all of the views would.
            {
              name: (id) => `${gameOf(id)}-miniature`,
              priority: 1.2,
              test: /src[\\/]games[\\/][a-z-]+[\\/]view[\\/]miniature\.tsx$/,
            },
            {
              // Nor does a stamp on the home page need the rest of its game's views.
              name: (id) => `${gameOf(id)}-drawing`,
              priority: 1.2,
              test: /src[\\/]games[\\/][a-z-]+[\\/]view[\\/]Drawn[A-Z]\w+\.tsx$/,
            },
            {
              name: (id) => gameOf(id),
              priority: 1,
              test: /src[\\/]games[\\/][a-z-]+[\\/]view[\\/]views\.tsx$/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [noViews()] },
  test: {
    // For what hangs. The slow ones look at every puzzle there is, and a machine that compiles something
    // beside them takes ten times as long: no test has a shorter time of its own.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Vitest leaves one core to itself, which has little to do: of two that is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: TESTS,
          exclude: [...configDefaults.exclude, ...APART],
          // What is pure can share a worker, and what one file has imported is there for the next.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
      {
        extends: true,
        plugins: [addSixthGame()],
        test: {
          name: 'sixth game',
          include: ['tests/sixthGame/*.test.tsx'],
          environment: 'jsdom',
        },
      },
    ],
  },
});
