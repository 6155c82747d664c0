/** Brings in what sends, when it is needed: only browsers with Background Sync ever do. */

declare const self: ServiceWorkerGlobalScope & {
  /** Made by syncScript.ts. */
  sendOutbox?: () => Promise<void>;
};

const SCRIPT = '/sw-sync.js';

function bringIn(): () => Promise<void> {
  if (!self.sendOutbox) importScripts(SCRIPT);
  // Something else may have answered: an event that sent nothing must not count as done.
  if (!self.sendOutbox) throw new Error(`${SCRIPT} is not what sends.`);
  return self.sendOutbox;
}

/**
 * To be called while the worker is installed: what it brings in then, the browser keeps with it, and gives it again
 * without a network. Throws where the script is not to be had.
 */
export function keepSync(): void {
  if ('sync' in self.registration) bringIn();
}

/** Rejects unless everything that can be sent has been. */
export async function sendOutbox(): Promise<void> {
  await bringIn()();
}
