/**
 * Vite plugin for the engine worker: it shares the registry of games with the page, but has no use
 * for their React views, which would otherwise be built a second time and precached.
 */
import type { Plugin } from 'vite';

/** What stands for all of them: one module, for each would be a file of its own. */
const NO_VIEW = '\0no-view';

export function noViews(): Plugin {
  return {
    name: 'crema-no-views',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('.tsx') ? NO_VIEW : null),
    load: (id) => (id === NO_VIEW ? 'export {};' : null),
  };
}
