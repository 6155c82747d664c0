import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { configDefaults, defineConfig } from 'vitest/config';
import { BUILD_TARGET } from './src/lib/floor.ts';
import { appCheckOf } from './tools/build/boot.ts';
import { builds } from './tools/build/builds.ts';
import { chunkGroups } from './tools/build/chunks.ts';
import { desk } from './tools/build/desk.ts';
import { builtFolder, folderFiles } from './tools/build/folder.ts';
import { gameImports, withTemplate } from './tools/build/gameImports.ts';
import { icons } from './tools/build/icons.ts';
import { manifest } from './tools/build/manifest.ts';
import { maps } from './tools/build/maps.ts';
import { NEWS } from './tools/build/news.ts';
import { ownCafe } from './tools/build/ownCafe.ts';
import { modernDexie, noFilter, plainIcons } from './tools/build/packages.ts';
import { lastPackedIds, precachedPacks } from './tools/build/packs.ts';
import { plainAddresses, plainImports } from './tools/build/plainImports.ts';
import { pureComponents } from './tools/build/pureComponents.ts';
import { shells } from './tools/build/shells.ts';
import { builtSite, siteConfig } from './tools/build/site.ts';
import { syncScript } from './tools/build/syncScript.ts';
import { provedFiles } from './tools/proofs.ts';

const publicDir = fileURLToPath(new URL('public', import.meta.url));
const now = new Date();
/** The id of this build. Tests set it to make a second deployment of the same sources. */
const buildId =
  process.env.CREMA_BUILD_ID ??
  now
    .toISOString()
    .replace(/[^0-9]/g, '')
    .slice(0, 14);

/** Null for a site on Firebase, which has accounts and the desk. */
const folder = builtFolder();

/** The title, colour and icon of this site. */
const { cafe } = builtSite();

const define = {
  __BUILD_ID__: JSON.stringify(buildId),
  __HAS_ACCOUNTS__: JSON.stringify(folder === null),
  __HAS_APP_CHECK__: JSON.stringify(folder === null && appCheckOf(builtSite()).isUsed),
  __NEWS__: JSON.stringify(NEWS.length),
  __LAST_PACKED_IDS__: JSON.stringify(lastPackedIds(publicDir)),
};

const TESTS = ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/*.test.ts'];
/** Tests with a DOM or a database, and those that replace globals or modules: others in their worker would see it. */
const APART = globSync('src/{app,ui,storage,firebase,games}/**/*.test.{ts,tsx}', {
  cwd: import.meta.dirname,
}).filter((file) =>
  /@vitest-environment|fake-indexeddb|globalThis|vi\.(mock|stubGlobal|spyOn|useFakeTimers)/.test(
    readFileSync(file, 'utf8'),
  ),
);

/**
 * Proofs (tests over all published puzzles) to skip, as they have passed with the same sources;
 * `npm run prove` runs all of them.
 */
const proved =
  process.env.VITEST && !process.env.CREMA_PROVE
    ? provedFiles(fileURLToPath(new URL('.', import.meta.url)))
    : [];

export default defineConfig({
  base: folder?.base ?? '/',
  define,
  resolve: { alias: [modernDexie, noFilter, plainIcons] },
  plugins: [
    react(),
    gameImports(),
    plainAddresses(folder?.base),
    plainImports(),
    pureComponents(),
    tailwindcss(),
    ownCafe(cafe),
    icons(cafe),
    builds(buildId),
    siteConfig(),
    ...(folder ? [folderFiles(folder)] : [desk(define, cafe), syncScript(cafe)]),
    shells(define),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest: manifest(folder?.base ?? '/', cafe),
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: [
          '{index,play,page}.html',
          'assets/**/*.{js,css,woff2}',
          'icons/icon-48.png',
          'icons/icon-192.png',
          ...precachedPacks(publicDir, now),
        ],
        // Sites without App Check never load it, and others do so with the request that needs it.
        globIgnores: ['assets/recaptcha-*.js'],
        // Names of files in assets contain a hash, so they need no separate revision in the
        // precache.
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
    // No server reads errors of a folder’s pages.
    ...(folder ? [] : [maps(builtSite().project, buildId)]),
  ],
  build: {
    target: BUILD_TARGET,
    outDir: process.env.CREMA_OUT_DIR ?? (folder ? 'dist-static' : 'dist'),
    emptyOutDir: true,
    // Source maps, by which errors that players report lead to our sources: named in no file, as
    // `maps` takes them out of the folder that is deployed.
    sourcemap: folder ? false : 'hidden',
    // The page on licences links it (src/app/shell/Licences.tsx).
    license: { fileName: 'licences/software.txt' },
    // The whole stylesheet is inlined in the pages; without splitting there is exactly one.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      // No warning that the stylesheet, which is inlined, has no source map: Tailwind emits none.
      checks: { sourcemapBroken: false },
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  worker: { format: 'es', plugins: () => [ownCafe(cafe), gameImports()] },
  test: {
    // A test with this tag runs in `npm run test:all` only (tools/test.ts).
    tags: [{ name: 'all' }],
    // Timeout for hanging tests only. The slow ones check every puzzle, and take ten times as long
    // on a busy machine: no test sets a shorter timeout.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // By default Vitest reserves a core for itself, which is nearly idle: on two cores that is half
    // of the machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: TESTS,
          exclude: [...configDefaults.exclude, ...APART, ...proved],
          // Pure tests can share a worker, which reuses imported modules.
          isolate: false,
        },
      },
      // A context for each file: a worker for each loaded jsdom anew, more than a second of CPU time.
      { extends: true, test: { name: 'apart', include: APART, pool: 'vmForks' } },
      {
        extends: true,
        plugins: [withTemplate()],
        test: {
          name: 'sixth game',
          include: ['tests/sixthGame.test.tsx'],
          environment: 'jsdom',
        },
      },
    ],
  },
});
