/** Loads the sending script on demand: only browsers with Background Sync need it. */

declare const self: ServiceWorkerGlobalScope & {
  /** Set by the sending script (syncScript.ts). */
  sendOutbox?: () => Promise<void>;
};

const SCRIPT = '/sw-sync.js';

function loadSyncScript(): () => Promise<void> {
  if (!self.sendOutbox) importScripts(SCRIPT);
  // The server may have returned another file: a sync event that sent nothing must not succeed.
  if (!self.sendOutbox) throw new Error(`${SCRIPT} is not what sends.`);
  return self.sendOutbox;
}

/**
 * Must be called while the worker installs: the browser caches scripts imported then, for offline
 * use.
 * @throws if the script cannot be loaded.
 */
export function cacheSyncScript(): void {
  if (__HAS_ACCOUNTS__ && 'sync' in self.registration) loadSyncScript();
}

/** Rejects if results remain to be sent. */
export async function sendOutbox(): Promise<void> {
  await loadSyncScript()();
}
