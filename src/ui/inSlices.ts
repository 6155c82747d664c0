/** Long work that says where it may be interrupted, by yielding. */
import { nextTask } from './nextTask.ts';

/** How long it may go on at a time, in ms: a frame has room beside it, on a phone of a quarter of the speed too. */
const SLICE_MS = 4;

/** Runs it to its end without a break. */
export function atOnce<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Runs it to its end, and leaves the page to the player in between: a task whenever a slice is over. */
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
