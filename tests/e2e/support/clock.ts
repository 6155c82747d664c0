/**
 * Moves the clock that code reads by `offset` ms: `Date` runs on from there. Timers and
 * `performance.now()` stay real, so nothing in the app stands still.
 *
 * Runs in the browser too, before the page's own scripts: it may use nothing from outside.
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
