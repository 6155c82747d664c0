/** Waiting for the database: not for ever, and for one write at a time. */

/** Runs something later; returns the way to call it off. */
export type After = (ms: number, run: () => void) => () => void;

/** Rejects when there is no answer in time: Safari has been seen to leave transactions without one. */
export function withTimeout<T>(after: After, ms: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = after(ms, () => reject(new Error('The database does not answer.')));
    answer.then(resolve, reject).finally(stop);
  });
}

/** A queue of tasks: each begins when the one before it has ended, well or badly. */
export function makeQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<void> | null = null;
  return (task) => {
    // With nothing before it a task begins at once, in the caller's own turn.
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
