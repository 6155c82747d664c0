import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { configDefaults, defineConfig } from 'vitest/config';
import { addSixthGame } from './tools/build/addSixthGame.ts';
import { builds } from './tools/build/builds.ts';
import { chunkGroups } from './tools/build/chunks.ts';
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
        codeSplitting: { groups: chunkGroups() },
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
