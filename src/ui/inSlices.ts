/** Runs long work, written as a generator that yields where it may be interrupted. */
import { nextTask } from './nextTask.ts';

/** Maximum length of a slice, in ms: leaves room for a frame, even on a phone at quarter speed. */
const SLICE_MS = 4;

/** Runs the work to its end without interruption. */
export function atOnce<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Runs the work to its end in slices, with a task in between so that the page stays responsive. */
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
