/** The time that runs on a board: how much has passed, and when to save it. */

/** While the timer runs, the time is saved this often: what a killed tab can lose of it, in ms. */
export const SAVE_EVERY_MS = 5_000;

/**
 * A running stretch is settled with every save, so a much longer one means that the computer was
 * asleep with the page in front, and nobody was playing. In ms.
 */
const LONGEST_STRETCH_MS = 120_000;

export interface StopwatchPorts {
  /** A clock in ms that never goes back while the page lives. */
  now(): number;
  setTimer(run: () => void, ms: number): number;
  clearTimer(timer: number): void;
}

export interface Stopwatch {
  /** Starts it, or stops it; time that has not been taken before it stops is lost. */
  run(should: boolean): void;
  /** Hands over what has passed since it was started or last taken, in whole ms; the rest is kept. */
  take(): number;
  /** What would be taken now, in whole ms. */
  running(): number;
}

/** @param onSave called every `SAVE_EVERY_MS` while it runs: take the time then, and `run` again. */
export function makeStopwatch(ports: StopwatchPorts, onSave: () => void): Stopwatch {
  /** When the running stretch of time began, or null while it stands. */
  let since: number | null = null;
  let timer: number | null = null;
  /** Less than a ms that has passed and was not handed over. */
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
