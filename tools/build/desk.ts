/**
 * Vite plugin: builds the staff's app, the desk (barista.html), after the players' app, with its
 * files in the folder `desk` of the same output. A separate build shares no chunk with the players'
 * app, so no part of the desk reaches their pages or the service worker.
 */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { BUILD_TARGET } from '../../src/lib/floor.ts';
import type { Cafe } from './cafe.ts';
import { gameImports } from './gameImports.ts';
import { ownCafe } from './ownCafe.ts';
import { plainAddresses } from './plainImports.ts';

/**
 * The plugin.
 * @param define the same build-time constants as the app's.
 */
export function desk(define: Record<string, string>, cafe: Cafe): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'crema-desk',
    configResolved(config) {
      root = config.root;
      outDir = config.build.outDir;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (/^\/barista(?=[/?]|$)/.test(request.url ?? '')) request.url = '/barista.html';
        next();
      });
    },
    closeBundle: {
      sequential: true,
      async handler() {
        if (this.environment.config.command !== 'build') return;
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'error',
          define,
          plugins: [react(), tailwindcss(), ownCafe(cafe), gameImports(), plainAddresses()],
          build: {
            target: BUILD_TARGET,
            outDir,
            emptyOutDir: false,
            assetsDir: 'desk',
            sourcemap: 'hidden',
            rolldownOptions: { input: 'barista.html' },
          },
          worker: { format: 'es', plugins: () => [ownCafe(cafe), gameImports()] },
        });
      },
    },
  };
}
