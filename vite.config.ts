import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { builds } from './tools/build/builds.ts';
import { icons } from './tools/build/icons.ts';
import { manifest } from './tools/build/manifest.ts';
import { noViews } from './tools/build/noViews.ts';
import { lastPackedIds, precachedPacks } from './tools/build/packs.ts';
import { shells } from './tools/build/shells.ts';

const publicDir = fileURLToPath(new URL('public', import.meta.url));
const now = new Date();
/** Tests set it to make a second deployment of the same sources. */
const buildId =
  process.env.CREMA_BUILD_ID ??
  now
    .toISOString()
    .replace(/[^0-9]/g, '')
    .slice(0, 14);

export default defineConfig({
  define: {
    __BUILD_ID__: JSON.stringify(buildId),
    __LAST_PACKED_IDS__: JSON.stringify(lastPackedIds(publicDir)),
  },
  plugins: [
    react(),
    tailwindcss(),
    icons(),
    builds(buildId),
    shells(),
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
          'icons/icon.svg',
          'icons/icon-192.png',
          ...precachedPacks(publicDir, now),
        ],
        // Hashed names need no revision of their own.
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
  ],
  build: {
    target: 'es2023',
    outDir: process.env.CREMA_OUT_DIR ?? 'dist',
    emptyOutDir: true,
    // The stylesheet is inlined whole; without splitting there is exactly one.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs is one file: together it compresses better, and a start asks for
          // a handful of files in place of two dozen.
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|jotai|lucide-react[\\/]dist[\\/]esm[\\/](?!icons))[\\/]|[\\/]src[\\/](?:lib|daily)[\\/]|[\\/]src[\\/]ui[\\/](?:cx|button|dates|figures)\.ts|[\\/]src[\\/]storage[\\/](?:tables|rows|purge|webStorage|markers)\.ts/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [noViews()] },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/*.test.ts'],
    testTimeout: 20_000,
  },
});
