/** Safari has no idle callback: there a moment has to do. */
const wait = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

/** Runs something once the page has come to rest. */
export function whenIdle(run: () => void): void {
  wait(run);
}
