/**
 * Sets the clock that code reads: `Date` starts at the given moment and runs on from there. Timers
 * and `performance.now()` stay real, so nothing in the app stands still.
 *
 * Runs in the browser too, before the page's own scripts: it may use nothing from outside.
 */
export function shiftClock(startsAt: number): void {
  const RealDate = Date;
  const real = RealDate.now;
  let offset = startsAt - real();
  class ShiftedDate extends RealDate {
    constructor(...args: unknown[]) {
      if (args.length === 0) super(real() + offset);
      else super(...(args as [number]));
    }
    static override now() {
      return real() + offset;
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor;
  (globalThis as { setClock?: (to: number) => void }).setClock = (to) => {
    offset = to - real();
  };
}
