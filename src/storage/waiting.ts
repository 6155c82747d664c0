/** Timeouts for the database, and a queue of one write at a time. */

/** Schedules a function; returns the cancel function. */
export type After = (ms: number, run: () => void) => () => void;

/** Rejects when there is no answer in time: Safari was seen to leave transactions pending. */
export function withTimeout<T>(after: After, ms: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = after(ms, () => reject(new Error('The database is not responding.')));
    answer.then(resolve, reject).finally(stop);
  });
}

/** A queue of tasks: each begins when the previous one has settled. */
export function makeQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<void> | null = null;
  return (task) => {
    // In an empty queue a task begins at once, synchronously.
    const turn = last ? last.then(task) : task();
    const settled: Promise<void> = turn
      .then(
        () => {},
        () => {},
      )
      .then(() => {
        if (last === settled) last = null;
      });
    last = settled;
    return turn;
  };
}
