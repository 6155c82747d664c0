/**
 * The service worker: event wiring only. It keeps the shells, all chunks and the near packs from
 * the first visit on, and older packs once they have been opened.
 */
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { shellFor } from '../src/app/shell/prerender/shells.ts';
import { SYNC_TAG } from '../src/sync/channel.ts';
import { keepSync, sendOutbox } from './loadSync.ts';
import { answerPack } from './packs.ts';

/** Not in the worker library: only Chromium has Background Sync. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | PrecacheEntry)[] };

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// The first worker serves the page that registered it, so one visit is enough to go offline.
clientsClaim();

registerRoute(
  new NavigationRoute(
    async ({ url, request }) =>
      (await matchPrecache(`/${shellFor(url.pathname)}`)) ?? fetch(request),
    // Firebase's own addresses, and files.
    { denylist: [/^\/(?:__|assets|puzzles|builds|icons|screenshots)\//] },
  ),
);

// What is not precached is the desk's, which keeps it itself (src/app/desk/keepDeskFiles.ts).
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/puzzles/'),
  ({ request }) => answerPack(request),
);

self.addEventListener('message', (event) => {
  // Other libraries post messages too; this one is workbox-window's.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('install', (event) => {
  // Where it fails nothing is installed, as with any file that is kept.
  event.waitUntil((async () => keepSync())());
});

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === SYNC_TAG) sync.waitUntil(sendOutbox());
});
