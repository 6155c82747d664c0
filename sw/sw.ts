/**
 * The service worker: event wiring only. It precaches the shells, all chunks and the recent packs
 * on the first visit, and caches older packs once they are opened.
 */
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { fromHost } from '../src/app/address.ts';
import { shellFor } from '../src/app/shell/prerender/shells.ts';
import { SYNC_TAG } from '../src/sync/channel.ts';
import { cacheSyncScript, sendOutbox } from './loadSync.ts';
import { answerPack } from './packs.ts';

/** Missing from TypeScript's WebWorker library: only Chromium has Background Sync. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | PrecacheEntry)[] };

const FILES = '__|assets|desk|puzzles|builds|icons|licences|screenshots';

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// The first worker controls its own page at once, so one visit is enough to go offline.
clientsClaim();

// The desk is an app of its own that works online only; offline, the players' app says so.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch (error) {
        const offline = await matchPrecache('page.html');
        if (offline === undefined) throw error;
        return offline;
      }
    },
    { allowlist: [/^\/barista(?:[/?]|$)/] },
  ),
);

registerRoute(
  new NavigationRoute(
    async ({ url, request }) =>
      (await matchPrecache(shellFor(fromHost(url.pathname)))) ?? fetch(request),
    // Excludes Firebase's own URLs, and files; the page on licences may end with a slash.
    { denylist: [new RegExp(`^${import.meta.env.BASE_URL}(?:${FILES})/.`)] },
  ),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && fromHost(url.pathname).startsWith('/puzzles/'),
  ({ request }) => answerPack(request),
);

self.addEventListener('message', (event) => {
  // Other libraries post messages too; this one is workbox-window's.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('install', (event) => {
  // If the script cannot be loaded the installation fails, as with any precached file.
  event.waitUntil((async () => cacheSyncScript())());
});

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === SYNC_TAG) sync.waitUntil(sendOutbox());
});
