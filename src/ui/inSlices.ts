/** Long work that leaves the page to the player in between. */
import { nextTask } from './nextTask.ts';

/** How long it may go on at a time, in ms: a frame has room beside it, on a phone of a quarter of the speed too. */
const SLICE_MS = 4;

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
