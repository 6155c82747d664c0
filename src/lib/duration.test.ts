import { describe, expect, it } from 'vitest';
import { formatDuration, spokenDuration } from './duration.ts';

describe('durations', () => {
  it.each([
    [0, '0:00', '0 seconds'],
    [999, '0:00', '0 seconds'],
    [1000, '0:01', '1 second'],
    [60_000, '1:00', '1 minute'],
    [702_000, '11:42', '11 minutes 42 seconds'],
    [3_600_000, '1:00:00', '1 hour'],
    [3_661_000, '1:01:01', '1 hour 1 minute 1 second'],
    [-5, '0:00', '0 seconds'],
    [Number.NaN, '0:00', '0 seconds'],
  ])('%d ms is %s, spoken %s', (ms, text, spoken) => {
    expect(formatDuration(ms)).toBe(text);
    expect(spokenDuration(ms)).toBe(spoken);
  });
});
