/** Formats playing times as figures or in words. Whole seconds, rounded down, like a stopwatch. */

interface Parts {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

function partsOf(ms: number): Parts {
  const total = Number.isFinite(ms) ? Math.max(0, Math.floor(ms / 1000)) : 0;
  return {
    hours: Math.floor(total / 3600),
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

const padded = (n: number) => String(n).padStart(2, '0');

/** `m:ss`, or `h:mm:ss` from one hour on. Negative or invalid times are `0:00`. */
export function formatDuration(ms: number): string {
  const { hours, minutes, seconds } = partsOf(ms);
  return hours > 0
    ? `${hours}:${padded(minutes)}:${padded(seconds)}`
    : `${minutes}:${padded(seconds)}`;
}

/** For screen readers and sentences: "11 minutes 42 seconds", "1 hour", "0 seconds". */
export function spokenDuration(ms: number): string {
  const { hours, minutes, seconds } = partsOf(ms);
  const named = (n: number, unit: string) => (n === 0 ? [] : [`${n} ${unit}${n === 1 ? '' : 's'}`]);
  const words = [...named(hours, 'hour'), ...named(minutes, 'minute'), ...named(seconds, 'second')];
  return words.length > 0 ? words.join(' ') : '0 seconds';
}
