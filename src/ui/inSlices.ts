/** Long work that leaves the page to the player in between. */

/** How long it may go on at a time, in ms: a frame has room beside it, on a phone of a quarter of the speed too. */
const SLICE_MS = 4;

/** The next task. Not by a timer: one after the other, these are held back for 4 ms each. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Runs the work to its end, with a task in between whenever a slice is over. It says where it may
 * be interrupted by yielding.
 */
export async function inSlices<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await nextTask();
  }
}
