/** Safari has no `requestIdleCallback`: fall back to a timer. */
const wait = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

/** Runs a callback once the page is idle. */
export function whenIdle(run: () => void): void {
  wait(run);
}
