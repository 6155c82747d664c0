const NO_BREAK_SPACE = '\u00a0';

/** A duration in words, such as "3 h 12 min", which stays on one line. */
export function hoursAndMinutes(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const words = minutes < 60 ? [] : [Math.floor(minutes / 60), 'h'];
  return [...words, minutes % 60, 'min'].join(NO_BREAK_SPACE);
}
