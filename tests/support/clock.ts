/** The tests' time: a Saturday morning in Berlin, the time zone of the tests' browsers. */
export const NOW = new Date('2026-11-21T09:00:00+01:00');

/**
 * Shifts the time of `Date` by `offset` ms; the clock keeps running. Timers and `performance.now()`
 * stay real. Also runs in the browser before the page's own scripts, so it must not use anything
 * outside of itself.
 */
export function shiftClock(offset: number): void {
  const RealDate = Date;
  const real = RealDate.now;
  let shift = offset;
  class ShiftedDate extends RealDate {
    constructor(...args: unknown[]) {
      if (args.length === 0) super(real() + shift);
      else super(...(args as [number]));
    }
    static override now() {
      return real() + shift;
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor;
  (globalThis as { setClock?: (to: number) => void }).setClock = (to) => {
    shift = to - real();
  };
}
