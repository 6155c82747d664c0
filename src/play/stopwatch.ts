/** Measures the playing time on a board, and triggers saves of the game. */

/**
 * The interval between saves while the timer runs, in ms: the most playing time that a killed tab
 * loses.
 */
export const SAVE_EVERY_MS = 5_000;

/**
 * The longest stretch of playing time between two saves that counts, in ms. A much longer stretch
 * means that the computer was asleep with the page in front.
 */
const LONGEST_STRETCH_MS = 120_000;

export interface StopwatchPorts {
  /** A monotonic clock in ms. */
  now(): number;
  setTimer(run: () => void, ms: number): number;
  clearTimer(timer: number): void;
}

export interface Stopwatch {
  /** Starts or stops the timer; stopping discards the time since the last `take`. */
  run(should: boolean): void;
  /**
   * Returns the time since the timer was started or last taken, in whole ms; the fraction of a ms
   * is kept for the next call.
   */
  take(): number;
  /** The time that `take` would return now, in whole ms. */
  running(): number;
}

/**
 * Makes a timer.
 * @param onSave called every `SAVE_EVERY_MS`: must take the time and call `run` again.
 */
export function makeStopwatch(ports: StopwatchPorts, onSave: () => void): Stopwatch {
  /** When the running stretch of time began, in ms; null while the timer is stopped. */
  let since: number | null = null;
  let timer: number | null = null;
  /** The fraction of a ms that has not yet been returned. */
  let rest = 0;

  function passed(): number {
    const stretch = since === null ? 0 : ports.now() - since;
    return rest + Math.min(Math.max(0, stretch), LONGEST_STRETCH_MS);
  }

  function onTimer(): void {
    timer = null;
    onSave();
  }

  return {
    run(should) {
      if (!should) since = null;
      else since ??= ports.now();
      if (timer !== null && !should) {
        ports.clearTimer(timer);
        timer = null;
      } else if (timer === null && should) {
        timer = ports.setTimer(onTimer, SAVE_EVERY_MS);
      }
    },
    take() {
      const all = passed();
      const ms = Math.floor(all);
      rest = all - ms;
      if (since !== null) since = ports.now();
      return ms;
    },
    running: () => Math.floor(passed()),
  };
}
