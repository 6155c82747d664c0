/** Ms after which the callback runs on a page that is never idle. */
const PATIENCE_MS = 3000;

/** Runs a callback once the page is idle. */
export function whenIdle(run: () => void): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(run, 200);
}
