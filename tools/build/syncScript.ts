/**
 * Vite plugin: bundles the service worker's sync code, which is loaded only for a sync
 * (sw/loadSync.ts).
 */
import type { Plugin } from 'vite';
import type { Cafe } from './cafe.ts';
import { ownCafe } from './ownCafe.ts';
import { authWithoutWindows, modernDexie } from './packages.ts';
import { bundleScript } from './script.ts';

export function syncScript(cafe: Cafe): Plugin {
  return {
    name: 'crema-sync-script',
    apply: 'build',
    async generateBundle() {
      const source = await bundleScript('sw/syncScript.ts', {
        resolve: { alias: [modernDexie, authWithoutWindows] },
        plugins: [ownCafe(cafe)],
      });
      this.emitFile({ type: 'asset', fileName: 'sw-sync.js', source });
    },
  };
}
