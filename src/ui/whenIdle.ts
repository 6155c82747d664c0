/** Safari has no `requestIdleCallback`: fall back to a timer. */
const wait = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

/** Runs a callback once the page is idle. */
export function whenIdle(run: () => void): void {
  wait(run);
}

/** Resolves in a task of its own, so that work before and after it isn't one long task. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
