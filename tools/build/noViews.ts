/**
 * Vite plugin for the engine worker: it shares the registry of games with the page, but has no use
 * for their React views, which would otherwise be built a second time and precached.
 */
import type { Plugin } from 'vite';

export function noViews(): Plugin {
  return {
    name: 'crema-no-views',
    enforce: 'pre',
    load: (id) => (id.endsWith('.tsx') ? 'export {};' : null),
  };
}
