const NO_BREAK_SPACE = '\u00a0';

/** A duration in words, such as "3 h 12 min"; it breaks only between hours and minutes. */
export function hoursAndMinutes(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const hours = minutes < 60 ? '' : `${Math.floor(minutes / 60)}${NO_BREAK_SPACE}h `;
  return `${hours}${minutes % 60}${NO_BREAK_SPACE}min`;
}
