/** Brings in what sends, when it is needed: only browsers with Background Sync ever do. */

declare const self: ServiceWorkerGlobalScope & {
  /** Made by syncScript.ts. */
  sendOutbox?: () => Promise<void>;
};

const SCRIPT = '/sw-sync.js';

/**
 * To be called while the worker is installed: what it brings in then, the browser keeps with it, and gives it again
 * without a network. Throws where the script is not to be had.
 */
export function keepSync(): void {
  if ('sync' in self.registration) importScripts(SCRIPT);
}

/** Rejects unless everything that can be sent has been. */
export async function sendOutbox(): Promise<void> {
  if (!self.sendOutbox) importScripts(SCRIPT);
  await self.sendOutbox?.();
}
